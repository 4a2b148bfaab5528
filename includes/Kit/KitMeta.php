<?php

declare( strict_types=1 );

namespace Rueda\Kit;

use Rueda\Support\Database\Rows;

defined( 'ABSPATH' ) || exit;

/** The metas of posts that an import made. They are fixed here, so that a kit cannot name others. */
final class KitMeta {
	/** The item's key in its kit. */
	public const KEY = '_rueda_kit_key';

	/** The hash of the item as the kit had it. */
	public const HASH = '_rueda_kit_hash';

	/** The post's fingerprint after the import, which shows later whether somebody has edited the post. */
	public const FINGERPRINT = '_rueda_kit_fingerprint';

	/** The run that made the post, as long as the run is on. */
	public const RUN = '_rueda_kit_run';

	/** The hash of an image as the kit had it. */
	public const SHA256 = '_rueda_kit_sha256';

	public const ALL = [ self::KEY, self::HASH, self::FINGERPRINT, self::RUN, self::SHA256 ];

	/**
	 * Finds posts by one of these metas. A run may have written them just now.
	 *
	 * @return array<int, string> Values by the ids of posts, oldest first.
	 */
	public static function values( string $name ): array {
		global $wpdb;
		$find   = 'SELECT post_id, meta_value FROM %i WHERE meta_key = %s ORDER BY post_id';
		$values = [];
		foreach ( Rows::select( $find, $wpdb->postmeta, $name ) as $row ) {
			$values[ (int) $row['post_id'] ] = (string) $row['meta_value'];
		}
		return $values;
	}
}
