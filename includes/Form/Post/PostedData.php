<?php

declare( strict_types=1 );

namespace Rueda\Form\Post;

use Rueda\Form\Field\Field;
use Rueda\Form\Field\Tag;
use Rueda\Form\Form;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Value\Text;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Makes the data of a message from the body of a request: clean values, with hidden values in place of labels. */
final class PostedData {
	public function __construct( private PostedNames $names ) {}

	/** @return array{array<array-key, mixed>, array<array-key, mixed>} The clean values, and those as posted. */
	public function read( Form $form, Request $request ): array {
		$body = [];
		foreach ( $request->body() as $name => $value ) {
			if ( ! str_starts_with( (string) $name, '_' ) ) {
				$value         = $this->clean( $value );
				$is_nested     = is_array( $value ) && null !== $form->field( (string) $name );
				$body[ $name ] = $is_nested ? Read::flat( $value ) : $value;
			}
		}
		$posted = $body;
		$raw    = [];
		foreach ( $form->fields_for_mail() as $field ) {
			$name = $field->name();
			if ( ! array_key_exists( $name, $body ) && ! $field->kind()->is_read_if_absent() ) {
				continue;
			}
			$sent               = $body[ $name ] ?? '';
			[ $value, $labels ] = $field->kind()->read( $field, $sent, $this->free_text( $field, $request ) );

			$tag          = new Tag( $field );
			$raw[ $name ] = $labels;
			/** This filter is documented in docs/extending.md */
			$posted[ $name ] = Hook::filter( 'wpcf7_posted_data_' . $tag->type, $value, $sent, $tag );
		}
		/**
		 * Filters what a visitor sent, with hidden values in place of labels. A value of no field is kept only if an
		 * add-on changes it here, or adds its name with `rueda_form_posted_names`.
		 *
		 * @param array<string, mixed> $posted By name.
		 */
		$filtered = Hook::filter( 'wpcf7_posted_data', $posted );
		$kept     = [];
		foreach ( is_array( $filtered ) ? $filtered : $posted as $name => $value ) {
			$is_as_sent = array_key_exists( $name, $posted ) && $posted[ $name ] === $value;
			if ( ! $is_as_sent || $this->names->has( $form, (string) $name ) ) {
				$kept[ $name ] = $value;
			}
		}
		// What an add-on has removed is not kept in another form either.
		return [ $kept, array_intersect_key( $raw, $kept ) ];
	}

	/** What was typed beside the last choice of a field. */
	private function free_text( Field $field, Request $request ): string {
		$typed = $field->has_free_text() ? $this->clean( $request->free_text( $field->name() ) ) : '';
		return is_string( $typed ) ? $typed : '';
	}

	private function clean( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			$clean = [];
			foreach ( $value as $key => $one ) {
				$key = is_string( $key ) ? Text::clean( $key ) : $key;
				// If cleaning makes two keys equal, both values are kept.
				$clean += [
					array_key_exists( $key, $clean ) ? $key . '-' . count( $clean ) : $key => $this->clean( $one ),
				];
			}
			return $clean;
		}
		return is_scalar( $value ) ? Text::clean( (string) $value ) : '';
	}
}
