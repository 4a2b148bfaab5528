<?php
/**
 * Reports and forms that other plugins have left in the database, for tests of what imports them.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/**
 * Adds rows directly, because WordPress does not know the post types of the other plugins.
 *
 * @param array<int, array<string, mixed>> $posts Fields of each, and `metas`.
 * @return int[]
 */
function rueda_qa_leave( array $posts ): array {
	global $wpdb;
	$types = "'wheel-submissions', 'wpcf7_contact_form'";
	$old   = "SELECT ID FROM {$wpdb->posts} WHERE post_type IN ( {$types} )";
	$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE post_id IN ( {$old} )" );
	$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type IN ( {$types} )" );
	$ids = [];
	foreach ( $posts as [ 'metas' => $metas, 'fields' => $fields ] ) {
		$date = gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS );
		$wpdb->insert(
			$wpdb->posts,
			$fields + [
				'post_type'     => 'wheel-submissions',
				'post_status'   => 'publish',
				'post_date'     => $date,
				'post_date_gmt' => $date,
			]
		);
		$ids[] = $wpdb->insert_id;
		foreach ( $metas as $key => $value ) {
			$wpdb->insert(
				$wpdb->postmeta,
				[
					'post_id'    => end( $ids ),
					'meta_key'   => $key,
					'meta_value' => maybe_serialize( $value ),
				]
			);
		}
	}
	return $ids;
}
