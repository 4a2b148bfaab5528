<?php

declare( strict_types=1 );

namespace Rueda\Kit\Sections;

use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/** Checks an add-on's arguments. The messages are for developers, the same as in the browser, and not translated. */
final class Arguments {
	/** The browser's names of types, by PHP's names. An array is an object in the browser. */
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

	/** @throws InvalidArgumentException When the argument is missing. */
	public function require( string $name ): void {
		if ( ! array_key_exists( $name, $this->given ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- read in a log.
			throw new InvalidArgumentException( "$name is required." );
		}
	}

	/**
	 * @param string $type The type as `typeof` names it; "function" for a closure.
	 * @throws InvalidArgumentException When the argument is missing, or of another type.
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
