<?php

declare( strict_types=1 );

namespace Rueda\Form\Import;

use Rueda\Compat\ContactForm7;
use Rueda\Support\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the forms of Contact Form 7 from the database, whether that plugin is active or not. It queries the tables
 * directly, because WordPress may not know the post type, and its functions would unserialize any stored object.
 */
final class OldForms {
	/** Statuses that are not imported, because the list of forms does not show them. */
	private const HIDDEN = "( 'trash', 'auto-draft', 'inherit' )";

	private const METAS = [ 'form', 'mail', 'mail_2', 'messages', 'additional_settings', 'locale', 'hash' ];

	/** @return list<int> Ids of all forms. */
	public function ids(): array {
		global $wpdb;
		$query = 'SELECT ID FROM %i WHERE post_type = %s AND post_status NOT IN ' . self::HIDDEN . ' ORDER BY ID';
		// phpcs:ignore WordPress.DB -- see the class; the list of statuses is a constant.
		$ids = $wpdb->get_col( $wpdb->prepare( $query, $wpdb->posts, ContactForm7::POST_TYPE ) );
		return array_map( 'intval', array_values( $ids ) );
	}

	public function find( int $id ): ?OldForm {
		global $wpdb;
		// phpcs:disable WordPress.DB -- see above.
		$query = 'SELECT ID, post_title, post_name, post_status, post_author, post_date, post_date_gmt FROM %i'
			. ' WHERE ID = %d AND post_type = %s AND post_status NOT IN ' . self::HIDDEN;
		$row   = $wpdb->get_row( $wpdb->prepare( $query, $wpdb->posts, $id, ContactForm7::POST_TYPE ), ARRAY_A );
		if ( ! is_array( $row ) ) {
			return null;
		}
		$names = array_merge( self::METAS, array_map( static fn ( string $name ): string => "_$name", self::METAS ) );
		$marks = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		$query = 'SELECT meta_key AS name, CASE WHEN LENGTH( meta_value ) <= %d THEN meta_value END AS value FROM %i'
			. " WHERE post_id = %d AND meta_key IN ( $marks ) ORDER BY meta_id";
		$found = $wpdb->get_results(
			$wpdb->prepare( $query, StoredValue::MOST_BYTES, $wpdb->postmeta, $id, ...$names ),
			ARRAY_A
		);
		// phpcs:enable
		$metas = [];
		foreach ( is_array( $found ) ? $found : [] as [ 'name' => $name, 'value' => $value ] ) {
			// If a key has several rows, WordPress uses the first.
			if ( is_string( $name ) && ! array_key_exists( $name, $metas ) ) {
				$metas[ $name ] = is_string( $value ) ? $value : null;
			}
		}
		$fields = [];
		foreach ( $row as $name => $value ) {
			$fields[ (string) $name ] = is_scalar( $value ) ? (string) $value : '';
		}
		return new OldForm( $fields, $metas );
	}
}
