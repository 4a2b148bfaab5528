<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Generator;
use Rueda\Report\Import\OldReport;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds reports for those who may see all of them: a page of a list, or one after the other. */
final class Search {
	public function __construct(
		private Reports $reports,
		private Address $addresses,
		private Retention $retention
	) {}

	/**
	 * @param int $page Counted from 1.
	 * @return list<Report> By date.
	 */
	public function page( Filter $filter, int $page, int $per_page, bool $oldest_first = false ): array {
		global $wpdb;
		$values = [ $wpdb->posts, Report::TYPE, ...$this->values( $filter ), $per_page, ( $page - 1 ) * $per_page ];
		// If a part of the filter is not used, the database sees at once that its condition is always true.
		// phpcs:disable WordPress.DB.PreparedSQLPlaceholders -- one value for each, in an array.
		$query = $oldest_first
			? $wpdb->prepare(
				"SELECT ID FROM %i WHERE post_type = %s AND post_status = 'publish' AND ( %d = 0"
					. ' OR post_parent = %d ) AND ( %d = 0 OR ID = %d OR post_title = %s ) AND post_date >= %s'
					. ' AND post_date < %s ORDER BY post_date ASC, ID ASC LIMIT %d OFFSET %d',
				$values
			)
			: $wpdb->prepare(
				"SELECT ID FROM %i WHERE post_type = %s AND post_status = 'publish' AND ( %d = 0"
					. ' OR post_parent = %d ) AND ( %d = 0 OR ID = %d OR post_title = %s ) AND post_date >= %s'
					. ' AND post_date < %s ORDER BY post_date DESC, ID DESC LIMIT %d OFFSET %d',
				$values
			);
		// phpcs:enable
		// phpcs:ignore WordPress.DB -- prepared above; the posts are read through the cache.
		$ids = array_map( 'intval', $wpdb->get_col( $query ) );
		_prime_post_caches( $ids, false, false );
		return array_values( array_filter( array_map( [ $this->reports, 'find' ], $ids ) ) );
	}

	public function count( Filter $filter ): int {
		global $wpdb;
		$values = [ $wpdb->posts, Report::TYPE, ...$this->values( $filter ) ];
		// phpcs:disable WordPress.DB -- asked when an admin looks at the list; one value for each placeholder.
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT COUNT(*) FROM %i WHERE post_type = %s AND post_status = 'publish' AND ( %d = 0"
					. ' OR post_parent = %d ) AND ( %d = 0 OR ID = %d OR post_title = %s ) AND post_date >= %s'
					. ' AND post_date < %s',
				$values
			)
		);
		// phpcs:enable
	}

	/**
	 * Gives all of them, the oldest first, a limited number at a time, and without the cache of posts, which would keep
	 * each one in memory.
	 *
	 * @return Generator<int, Report>
	 */
	public function walk( Filter $filter, int $at_once = 500 ): Generator {
		global $wpdb;
		$rest = $this->values( $filter );
		$date = $filter->from();
		$id   = 0;
		do {
			$values = [ $wpdb->posts, Report::TYPE, ...$rest, $date, $date, $id, $at_once ];
			// phpcs:disable WordPress.DB -- see above. Date and id are the order of the index, so each part is found at once.
			$rows = $wpdb->get_results(
				$wpdb->prepare(
					'SELECT ID, post_author, post_date, post_date_gmt, post_title, post_name, post_parent,'
						. ' post_status, post_type, post_content_filtered FROM %i WHERE post_type = %s'
						. " AND post_status = 'publish' AND ( %d = 0 OR post_parent = %d ) AND ( %d = 0 OR ID = %d"
						. ' OR post_title = %s ) AND post_date >= %s AND post_date < %s AND post_date >= %s'
						. ' AND ( post_date > %s OR ID > %d ) ORDER BY post_date, ID LIMIT %d',
					$values
				)
			);
			// phpcs:enable
			$rows  = is_array( $rows ) ? $rows : [];
			$found = count( $rows );
			foreach ( $rows as $row ) {
				$clean = is_object( $row ) ? sanitize_post( $row, 'raw' ) : null;
				if ( ! is_object( $clean ) ) {
					continue;
				}
				$post   = new WP_Post( $clean );
				$date   = $post->post_date;
				$id     = $post->ID;
				$report = new Report( $post, $this->addresses );
				if ( ! $this->retention->is_over( $report ) ) {
					yield $report;
				}
			}
		} while ( $found === $at_once );
	}

	/**
	 * @return array{
	 *   string, string
	 * }|null The dates of the oldest and the newest, as in `2026-11-21 22:15:00`; null without any.
	 */
	public function span(): ?array {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- as above.
		$oldest = $wpdb->get_var(
			$wpdb->prepare(
				"SELECT post_date FROM %i WHERE post_type = %s AND post_status = 'publish' ORDER BY post_date ASC"
					. ' LIMIT 1',
				$wpdb->posts,
				Report::TYPE
			)
		);
		$newest = $wpdb->get_var(
			$wpdb->prepare(
				"SELECT post_date FROM %i WHERE post_type = %s AND post_status = 'publish' ORDER BY post_date DESC"
					. ' LIMIT 1',
				$wpdb->posts,
				Report::TYPE
			)
		);
		// phpcs:enable
		return is_string( $oldest ) && is_string( $newest ) ? [ $oldest, $newest ] : null;
	}

	/**
	 * A number also finds reports from another plugin, by the number in their title.
	 *
	 * @return array{int, int, int, int, string, string, string}
	 */
	private function values( Filter $filter ): array {
		return [
			$filter->wheel(),
			$filter->wheel(),
			$filter->number(),
			$filter->number(),
			OldReport::title_of( $filter->number() ),
			$filter->from(),
			$filter->until(),
		];
	}
}
