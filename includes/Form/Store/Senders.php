<?php

declare( strict_types=1 );

namespace Rueda\Form\Store;

use Rueda\Form\Field\Field;
use Rueda\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Finds the name, the address and the first words in a message, for lists of messages. */
final class Senders {
	private const LENGTH = 180;

	/** @return array{string, string, string} Name, address and first words. */
	public static function name_address_and_words( Form $form, Record $record ): array {
		$name    = '';
		$email   = '';
		$excerpt = '';
		foreach ( $form->fields( 'text', 'email', 'textarea' ) as $field ) {
			$value = trim( $record->values( $field->name() )[0] ?? '' );
			if ( '' === $value ) {
				continue;
			}
			if ( $field->is( 'email' ) ) {
				$email = '' === $email ? strtolower( $value ) : $email;
			} elseif ( $field->is( 'textarea' ) ) {
				$excerpt = '' === $excerpt ? $value : $excerpt;
			} elseif ( '' === $name && self::is_name( $field ) ) {
				$name = $value;
			}
		}
		if ( '' === $excerpt ) {
			$excerpt = self::first_words( $form, $record );
		}
		return [ self::cut( $name ), self::cut( $email ), self::cut( $excerpt ) ];
	}

	public static function is_name( Field $field ): bool {
		return 1 === preg_match(
			'/name|nombre|nom\b/i',
			$field->name() . ' ' . $field->attributes->autocomplete . ' ' . $field->title()
		);
	}

	private static function first_words( Form $form, Record $record ): string {
		$words = [];
		foreach ( $form->fields_for_mail() as $field ) {
			if ( $field->kind()->is_plain_answer() && ! $field->is( 'email', 'signature' ) ) {
				$words = array_merge( $words, $record->values( $field->name() ) ?? [] );
			}
		}
		return implode( ' · ', array_filter( $words, static fn ( string $word ): bool => '' !== $word ) );
	}

	private static function cut( string $text ): string {
		$text = trim( preg_replace( '/\s+/u', ' ', $text ) ?? '' );
		return 1 === preg_match( '/^.{0,' . self::LENGTH . '}/us', $text, $found ) ? $found[0] : '';
	}
}
