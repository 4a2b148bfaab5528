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

	/** Meta of WordPress, of that plugin's own checks, and of Rueda. */
	private const OTHER = '/^_(?:edit_|wp_|config_|old_|rueda_|pingme|encloseme)/';

	private const METAS = [
		...[ 'form', 'mail', 'mail_2', 'messages', 'additional_settings', 'locale', 'hash' ],
		'wpcf7cf_options',
	];

	/** @return list<int> Ids of all forms. */
	public function ids(): array {
		global $wpdb;
		$query = 'SELECT ID FROM %i WHERE post_type = %s AND post_status NOT IN ' . self::HIDDEN . ' ORDER BY ID';
		// phpcs:ignore WordPress.DB -- see the class; the list of statuses is a constant.
		$ids = $wpdb->get_col( $wpdb->prepare( $query, $wpdb->posts, ContactForm7::POST_TYPE ) );
		return array_map( 'intval', array_values( $ids ) );
	}

	/**
	 * What add-ons have stored with a form. That plugin calls it properties of the form.
	 *
	 * @return array<string, mixed> By key, which begins with an underscore.
	 */
	public function properties_of_add_ons( int $id ): array {
		global $wpdb;
		$query = 'SELECT meta_key AS name, meta_value AS value FROM %i WHERE post_id = %d AND meta_key LIKE %s'
			. ' AND LENGTH( meta_value ) <= %d ORDER BY meta_id LIMIT 100';
		// phpcs:disable WordPress.DB -- see the class.
		$found = $wpdb->get_results(
			$wpdb->prepare( $query, $wpdb->postmeta, $id, $wpdb->esc_like( '_' ) . '%', StoredValue::MOST_BYTES ),
			ARRAY_A
		);
		// phpcs:enable
		$properties = [];
		foreach ( is_array( $found ) ? $found : [] as [ 'name' => $name, 'value' => $value ] ) {
			if (
				is_string( $name ) && is_string( $value )
				&& 1 !== preg_match( self::OTHER, $name )
				&& ! in_array( substr( $name, 1 ), self::METAS, true )
			) {
				// If a key has several rows, WordPress uses the first.
				$properties[ $name ] ??= is_serialized( $value ) ? StoredValue::unserialized( $value ) : $value;
			}
		}
		return array_filter( $properties, static fn ( mixed $value ): bool => null !== $value );
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
