<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Support\Database\Primary;
use Rueda\Support\Database\Rows;
use Rueda\Support\Listeners\Listeners;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes many reports with a few statements. WordPress's own function needs a dozen for each, which takes hours for a
 * million. A report has nothing in WordPress's tables but its row and what other plugins have added as meta.
 */
final class ReportDeletion {
	/**
	 * Deletes reports, and tells other code of each.
	 *
	 * @param list<int> $ids
	 * @return int How many are gone.
	 */
	public static function delete( array $ids ): int {
		global $wpdb;
		if ( [] === $ids ) {
			return 0;
		}
		Primary::stay();
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$query  = 'SELECT ID, post_name, post_parent, post_type, post_content_filtered FROM %i'
			. " WHERE post_type = %s AND ID IN ( {$places} )";
		$rows   = Rows::select( $query, $wpdb->posts, Report::TYPE, ...$ids );
		$posts  = array_map( [ self::class, 'post' ], $rows );
		$gone   = self::delete_rows( array_column( $posts, 'ID' ) );
		if ( $gone > 0 ) {
			self::tell( $posts );
		}
		return $gone;
	}

	/** @param array<string, string|null> $row */
	private static function post( array $row ): WP_Post {
		/** @var \stdClass $clean */
		$clean = sanitize_post( (object) $row, 'raw' );
		return new WP_Post( $clean );
	}

	/**
	 * Deletes them from the database alone.
	 *
	 * @param list<int> $ids Of reports.
	 * @return int How many are gone.
	 */
	public static function delete_rows( array $ids ): int {
		global $wpdb;
		if ( [] === $ids ) {
			return 0;
		}
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		// phpcs:disable WordPress.DB -- a placeholder for each id.
		$gone = $wpdb->query(
			$wpdb->prepare(
				"DELETE FROM %i WHERE post_type = %s AND ID IN ( {$places} )",
				[ $wpdb->posts, Report::TYPE, ...$ids ]
			)
		);
		$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE post_id IN ( {$places} )", [ $wpdb->postmeta, ...$ids ] ) );
		// phpcs:enable
		wp_cache_delete_multiple( $ids, 'posts' );
		wp_cache_delete_multiple( $ids, 'post_meta' );
		wp_cache_set_posts_last_changed();
		return (int) $gone;
	}

	/**
	 * @param string $before Only reports of an earlier day, as in `2026-01-31`; empty for all.
	 * @return list<int> Ids of some reports, whatever their state.
	 */
	public static function some( int $most, string $before = '' ): array {
		return array_map(
			static fn ( array $row ): int => (int) $row['ID'],
			self::select( 'SELECT ID', $before, $most )
		);
	}

	/** @param string $before As above. */
	public static function count( string $before = '' ): int {
		return (int) ( self::select( 'SELECT COUNT(*) AS number', $before, 1 )[0]['number'] ?? 0 );
	}

	/**
	 * @param literal-string $what
	 * @return list<array<string, string|null>>
	 */
	private static function select( string $what, string $before, int $most ): array {
		global $wpdb;
		return '' === $before
			? Rows::select( "{$what} FROM %i WHERE post_type = %s LIMIT %d", $wpdb->posts, Report::TYPE, $most )
			: Rows::select(
				"{$what} FROM %i WHERE post_type = %s AND post_date < %s LIMIT %d",
				...[ $wpdb->posts, Report::TYPE, $before, $most ]
			);
	}

	/**
	 * @param mixed $posts The reports that `rueda_reports_deleted` gives.
	 * @return list<int>
	 */
	public static function ids( mixed $posts ): array {
		$ids = [];
		foreach ( is_array( $posts ) ? $posts : [] as $post ) {
			if ( $post instanceof WP_Post ) {
				$ids[] = $post->ID;
			}
		}
		return $ids;
	}

	/** @param list<WP_Post> $posts Reports that are gone. */
	public static function tell( array $posts ): void {
		foreach ( Primary::is_apart() ? $posts : [] as $post ) {
			Presence::note_deleted( $post->post_name );
		}
		/**
		 * Reports were deleted. Files, emails and counts that belong to them have to be deleted, too. Code that is told
		 * of all at once needs fewer statements.
		 *
		 * @param list<WP_Post> $posts With id, slug (`post_name`), wheel (`post_parent`) and `post_content_filtered`.
		 */
		Listeners::act( 'rueda_reports_deleted', [ $posts ] );
		foreach ( $posts as $post ) {
			/**
			 * A report was deleted. Files, emails and counts that belong to it have to be deleted, too.
			 *
			 * @param int    $report_id Its id.
			 * @param string $slug      The last part of its address.
			 */
			Listeners::act( 'rueda_report_deleted', [ $post->ID, $post->post_name ] );
		}
	}
}
