<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

use ArrayAccess;
use Rueda\Form\Form;
use Rueda\Form\Post\Submission as OurSubmission;
use Rueda\Form\Rules\Validation as OurValidation;
use Rueda\Support\Listeners\StandIn;

defined( 'ABSPATH' ) || exit;

/**
 * The errors found so far, as functions written for Contact Form 7 know them. The oldest of them use it as an array
 * with `valid` and `reason`.
 *
 * @implements ArrayAccess<string, mixed>
 */
final class OldValidation implements ArrayAccess, StandIn {
	use Forwards;

	public function __construct( private OurValidation $validation ) {}

	public function ours(): OurValidation {
		return $this->validation;
	}

	/** @param OldFormTag|array<array-key, mixed>|string $context A tag, or a field by its name; "" for the form. */
	public function invalidate( mixed $context, mixed $error ): void {
		$name = match ( true ) {
			$context instanceof OldFormTag => $context->name,
			is_array( $context )        => $context['name'] ?? '',
			default                     => $context,
		};
		$name = is_scalar( $name ) ? (string) $name : '';
		$this->validation->invalidate(
			'' === $name ? self::first_field() : $name,
			is_scalar( $error ) ? (string) $error : ''
		);
	}

	/** An error of no field is shown at the first one, as in Contact Form 7. */
	private static function first_field(): string {
		foreach ( OurSubmission::latest()?->form()->fields() ?? [] as $field ) {
			if ( '' !== $field->name() ) {
				return $field->name();
			}
		}
		return '';
	}

	public function is_valid( mixed $name = null ): bool {
		return $this->validation->is_valid( is_scalar( $name ) ? (string) $name : '' );
	}

	/** @return array<string, array{reason: string, idref: string|null}> */
	public function get_invalid_fields(): array {
		return self::fields_of( $this->validation->errors(), OurSubmission::latest()?->form() );
	}

	/**
	 * @param array<string, string> $errors By field.
	 * @return array<string, array{reason: string, idref: string|null}>
	 */
	public static function fields_of( array $errors, ?Form $form ): array {
		$fields = [];
		foreach ( $errors as $name => $error ) {
			$field           = $form?->field( (string) $name );
			$id              = null === $field ? '' : $field->attributes->html_id;
			$fields[ $name ] = [ 'reason' => $error, 'idref' => '' === $id ? null : $id ];
		}
		return $fields;
	}

	public function offsetExists( mixed $offset ): bool {
		return in_array( $offset, [ 'valid', 'reason', 'idref' ], true );
	}

	public function offsetGet( mixed $offset ): mixed {
		$fields = $this->get_invalid_fields();
		return match ( $offset ) {
			'valid'  => $this->is_valid(),
			'reason' => array_map( static fn ( array $field ): string => $field['reason'], $fields ),
			'idref'  => array_map( static fn ( array $field ): ?string => $field['idref'], $fields ),
			default  => null,
		};
	}

	/** As in Contact Form 7, reasons make a field invalid, and `valid` says only what they did. */
	public function offsetSet( mixed $offset, mixed $value ): void {
		foreach ( 'reason' === $offset && is_array( $value ) ? $value : [] as $name => $error ) {
			$this->invalidate( (string) $name, $error );
		}
	}

	public function offsetUnset( mixed $offset ): void {}
}
