<?php

declare( strict_types=1 );

namespace Rueda\Form\Rules;

use Rueda\Form\Field\Field;
use Rueda\Form\Field\Tag;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** The errors found so far. Add-ons add theirs; each field keeps its first one. */
final class Validation {
	/** @param array<string, string> $errors By field. */
	public function __construct( private array $errors = [] ) {}

	/** @param Tag|Field|string|array<array-key, mixed> $field */
	public function invalidate( Tag|Field|string|array $field, string $message ): void {
		$name = match ( true ) {
			$field instanceof Tag   => $field->name,
			$field instanceof Field => $field->name(),
			is_array( $field )      => Read::text( $field, 'name' ),
			default                 => $field,
		};
		if ( '' !== $name && ! isset( $this->errors[ $name ] ) ) {
			$this->errors[ $name ] = wp_strip_all_tags( $message );
		}
	}

	public function is_valid( string $field = '' ): bool {
		return '' === $field ? [] === $this->errors : ! isset( $this->errors[ $field ] );
	}

	/** @return array<string, string> */
	public function errors(): array {
		return $this->errors;
	}
}
