<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/** Maps the protocol's capabilities to capabilities that roles have in WordPress. */
final class Capabilities {
	/**
	 * @param array<string> $caps The capabilities that WordPress would require without this mapping.
	 * @return array<string>
	 */
	public function map( array $caps, string $cap ): array {
		$read  = self::constant( 'WPCF7_ADMIN_READ_CAPABILITY', 'edit_posts' );
		$write = self::constant( 'WPCF7_ADMIN_READ_WRITE_CAPABILITY', 'publish_pages' );
		/**
		 * Filters which capability of WordPress a user needs for each capability of the protocol.
		 *
		 * @param array<string, string> $map Capabilities of WordPress, by capability of the protocol.
		 */
		$map    = Listeners::filter(
			'wpcf7_map_meta_cap',
			[
				'wpcf7_read_contact_form'    => $read,
				'wpcf7_read_contact_forms'   => $read,
				'wpcf7_edit_contact_form'    => $write,
				'wpcf7_edit_contact_forms'   => $write,
				'wpcf7_delete_contact_form'  => $write,
				'wpcf7_delete_contact_forms' => $write,
				'wpcf7_manage_integration'   => 'manage_options',
				'wpcf7_submit'               => 'read',
			]
		);
		$mapped = is_array( $map ) ? $map[ $cap ] ?? null : null;
		return is_string( $mapped ) ? [ $mapped ] : $caps;
	}

	private static function constant( string $name, string $fallback ): string {
		$value = defined( $name ) ? constant( $name ) : null;
		return is_string( $value ) && '' !== $value ? $value : $fallback;
	}
}
