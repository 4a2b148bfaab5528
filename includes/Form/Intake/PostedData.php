<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Field\Field;
use Rueda\Form\Field\FieldType;
use Rueda\Form\Field\Tag;
use Rueda\Form\Form;
use Rueda\Form\Hook;
use Rueda\Form\Read;
use Rueda\Form\Text;

/** Makes of a request's body what mails and other readers get: clean, and with hidden values in the place of labels. */
final class PostedData {

	/** @return array{array<array-key, mixed>, array<array-key, mixed>} After pipes, and before. */
	public function read( Form $form, Request $request ): array {
		$body = [];
		foreach ( $request->body() as $name => $value ) {
			if ( ! str_starts_with( (string) $name, '_' ) ) {
				$body[ $name ] = $this->clean( $value );
			}
		}
		$posted = $body;
		$raw    = [];
		foreach ( $form->fields( ...FieldType::FOR_MAIL ) as $field ) {
			$name = $field->name();
			if ( ! array_key_exists( $name, $body ) && ! $field->is( 'checkbox', 'radio', 'select', 'acceptance' ) ) {
				continue;
			}
			[ $value, $before ] = $this->of_field( $field, $body[ $name ] ?? '', $request );

			$tag          = new Tag( $field );
			$raw[ $name ] = $before;
			/** This filter is documented in docs/forms.md */
			$posted[ $name ] = Hook::filter( 'wpcf7_posted_data_' . $tag->type, $value, $before, $tag );
		}
		/**
		 * What a visitor sent, after pipes.
		 *
		 * @param array<string, mixed> $posted By field.
		 */
		$filtered = Hook::filter( 'wpcf7_posted_data', $posted );
		return [ is_array( $filtered ) ? $filtered : $posted, $raw ];
	}

	/** @return array{mixed, mixed} */
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
		$free   = $field->flag( 'hasFreeText' ) ? $this->clean( $request->free_text( $field->name() ) ) : '';
		$last   = count( $chosen ) - 1;
		if ( $last >= 0 && is_string( $free ) && '' !== $free ) {
			$chosen[ $last ] .= ' ' . $free;
			$piped[ $last ]  .= ' ' . $free;
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
		return trim( preg_replace( '/\s+/u', ' ', html_entity_decode( $label, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) ?? $label );
	}

	private function clean( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( [ $this, 'clean' ], $value );
		}
		return is_scalar( $value ) ? Text::clean( (string) $value ) : '';
	}
}
