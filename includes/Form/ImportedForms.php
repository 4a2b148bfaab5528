<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Which form of ours came of which of the plugin Contact Form 7. Each remembers it by itself, so one that is deleted
 * for good is forgotten, and its source can be imported again.
 */
final class ImportedForms {
	/** What places know the source by: its number, its hash, its title. */
	public const SOURCE = '_rueda_form_source';
	public const HASH   = '_rueda_form_source_hash';
	public const TITLE  = '_rueda_form_source_title';

	/** What could not be taken over: sentences. */
	public const NOTES = '_rueda_form_source_notes';

	/** @return array<int, int> Numbers of our forms, in whatever state, by those of their sources. */
	public function by_source(): array {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- one query for all.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT m.meta_value AS source, p.ID AS form FROM %i p JOIN %i m ON m.post_id = p.ID'
					. ' WHERE p.post_type = %s AND m.meta_key = %s ORDER BY p.ID DESC',
				$wpdb->posts,
				$wpdb->postmeta,
				FormPostType::NAME,
				self::SOURCE
			),
			ARRAY_A
		);
		// phpcs:enable
		$forms = [];
		foreach ( is_array( $rows ) ? $rows : [] as [ 'source' => $source, 'form' => $form ] ) {
			if ( is_numeric( $source ) && is_numeric( $form ) ) {
				// A copy that somebody made of one stands behind it.
				$forms[ (int) $source ] = (int) $form;
			}
		}
		return $forms;
	}

	/** The number of the form that came of this one; a published one before others. */
	public function of( int $source ): ?int {
		return $source > 0 ? $this->find( self::SOURCE, '=', (string) $source ) : null;
	}

	/** @param string $beginning Of the hash: hexadecimal digits. */
	public function with_hash( string $beginning ): ?int {
		return $this->find( self::HASH, 'LIKE', $beginning . '%' );
	}

	public function with_title( string $title ): ?int {
		return $this->find( self::TITLE, '=', $title );
	}

	/** @return list<string> Plain text. */
	public function notes( int $form ): array {
		$notes = get_post_meta( $form, self::NOTES, true );
		return Read::strings( $notes );
	}

	/** @param '='|'LIKE' $operator */
	private function find( string $key, string $operator, string $value ): ?int {
		global $wpdb;
		$query  = 'SELECT p.ID FROM %i p JOIN %i m ON m.post_id = p.ID'
			. " WHERE p.post_type = %s AND m.meta_key = %s AND m.meta_value $operator %s"
			. " ORDER BY p.post_status = 'publish' DESC, p.ID LIMIT 1";
		$values = [ $wpdb->posts, $wpdb->postmeta, FormPostType::NAME, $key, $value ];
		// phpcs:ignore WordPress.DB -- asked once for each place; the operator is one of two.
		$form = $wpdb->get_var( $wpdb->prepare( $query, ...$values ) );
		return is_numeric( $form ) ? (int) $form : null;
	}
}
