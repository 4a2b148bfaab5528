<?php

declare( strict_types=1 );

namespace Rueda\Kit\Sections;

use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/** Checks what an add-on gives. The messages are for developers, the same as in the browser, and not translated. */
final class Arguments {
	/** By what PHP calls a value: what the browser calls it. An array is an object there. */
	private const TYPES = [
		'string'  => 'string',
		'integer' => 'number',
		'double'  => 'number',
		'boolean' => 'boolean',
		'array'   => 'object',
		'object'  => 'object',
		'NULL'    => 'null',
	];

	/** @param array<array-key, mixed> $given */
	public function __construct( private array $given ) {}

	/** @throws InvalidArgumentException When it is not there. */
	public function require( string $name ): void {
		if ( ! array_key_exists( $name, $this->given ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- read in a log.
			throw new InvalidArgumentException( "$name is required." );
		}
	}

	/**
	 * @param string $type As `typeof` says it; "function" for what can be called.
	 * @throws InvalidArgumentException When it is not there, or of another type.
	 */
	public function require_type( string $name, string $type ): void {
		$this->require( $name );
		$value = $this->given[ $name ];
		$is    = $value instanceof \Closure ? 'function' : self::TYPES[ gettype( $value ) ] ?? '';
		if ( $type !== $is ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- read in a log.
			throw new InvalidArgumentException( "$name invalid type: $type." );
		}
	}
}
