<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Knows which form was imported from which form of Contact Form 7. That is stored with each form, so after a form is
 * deleted permanently, its source can be imported again.
 */
final class ImportedForms {
	/** Shortcodes and blocks name a form of Contact Form 7 by its id, its hash or its title. */
	public const HASH  = '_rueda_form_source_hash';
	public const TITLE = '_rueda_form_source_title';

	/** Sentences about what could not be imported. */
	public const NOTES = '_rueda_form_source_notes';

	/** @return array<int, int> Ids of our forms in any status, by the ids of their sources. */
	public static function by_source(): array {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- one query for all.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT m.meta_value AS source, p.ID AS form FROM %i p JOIN %i m ON m.post_id = p.ID'
					. ' WHERE p.post_type = %s AND m.meta_key = %s ORDER BY p.ID DESC',
				$wpdb->posts,
				$wpdb->postmeta,
				FormPostType::NAME,
				Form::SOURCE
			),
			ARRAY_A
		);
		// phpcs:enable
		$forms = [];
		foreach ( is_array( $rows ) ? $rows : [] as [ 'source' => $source, 'form' => $form ] ) {
			if ( is_numeric( $source ) && is_numeric( $form ) ) {
				// Forms come newest first, so the oldest overwrites any copies that somebody made of it.
				$forms[ (int) $source ] = (int) $form;
			}
		}
		return $forms;
	}

	/** The id of the form that was imported from this source; a published one is preferred. */
	public static function with_source( int $source ): ?int {
		return $source > 0 ? self::find( Form::SOURCE, '=', (string) $source ) : null;
	}

	/** @param string $beginning The beginning of the hash, in hexadecimal digits. */
	public static function with_hash( string $beginning ): ?int {
		return self::find( self::HASH, 'LIKE', $beginning . '%' );
	}

	public static function with_title( string $title ): ?int {
		return self::find( self::TITLE, '=', $title );
	}

	/** @return list<string> Plain text. */
	public static function notes( int $form ): array {
		$notes = get_post_meta( $form, self::NOTES, true );
		return Read::strings( $notes );
	}

	/** @param '='|'LIKE' $operator */
	private static function find( string $key, string $operator, string $value ): ?int {
		global $wpdb;
		$query  = 'SELECT p.ID FROM %i p JOIN %i m ON m.post_id = p.ID'
			. " WHERE p.post_type = %s AND m.meta_key = %s AND m.meta_value $operator %s"
			. " ORDER BY p.post_status = 'publish' DESC, p.ID LIMIT 1";
		$values = [ $wpdb->posts, $wpdb->postmeta, FormPostType::NAME, $key, $value ];
		// phpcs:ignore WordPress.DB -- runs once for each shortcode or block; the operator is one of two.
		$form = $wpdb->get_var( $wpdb->prepare( $query, ...$values ) );
		return is_numeric( $form ) ? (int) $form : null;
	}
}
