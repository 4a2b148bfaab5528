<?php

declare( strict_types=1 );

namespace Rueda\Form\Post;

use Rueda\Form\Field\Field;
use Rueda\Form\Field\FieldType;
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
		foreach ( $form->fields( ...FieldType::FOR_MAIL ) as $field ) {
			$name = $field->name();
			if ( ! array_key_exists( $name, $body ) && ! $field->is( 'checkbox', 'radio', 'select', 'acceptance' ) ) {
				continue;
			}
			$sent               = $body[ $name ] ?? '';
			[ $value, $labels ] = $this->of_field( $field, $sent, $request );

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

	/** @return array{mixed, mixed} The value, and the same with labels in place of hidden values. */
	private function of_field( Field $field, mixed $value, Request $request ): array {
		if ( $field->is( 'acceptance' ) ) {
			$is_given = in_array( $value, [ '1', 'on', 'true' ], true );
			return [ $is_given ? [ '1' ] : [], $is_given ? [ '1' ] : [] ];
		}
		if ( ! $field->is( ...FieldType::CHOICES ) ) {
			return [ $value, $value ];
		}
		$chosen = array_values( array_filter( Read::flat( $value ), static fn ( string $one ): bool => '' !== $one ) );
		$piped  = array_map( fn ( string $label ): string => $this->piped( $field, $label ), $chosen );
		$free   = $field->has_free_text() ? $this->clean( $request->free_text( $field->name() ) ) : '';
		$last   = count( $chosen ) - 1;
		if ( $last >= 0 && is_string( $free ) && '' !== $free ) {
			$chosen[ $last ] .= ' ' . $free;
			$piped[ $last ]   = ltrim( $piped[ $last ] . ' ' . $free );
		}
		return [ $piped, $chosen ];
	}

	private function piped( Field $field, string $label ): string {
		foreach ( $field->choices() as $choice ) {
			if ( self::plain( $choice->label() ) === self::plain( $label ) ) {
				return $choice->value();
			}
		}
		return $label;
	}

	private static function plain( string $label ): string {
		return Text::trim(
			preg_replace( '/\s+/u', ' ', html_entity_decode( $label, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) ?? $label
		);
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
