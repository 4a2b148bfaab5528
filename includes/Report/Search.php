<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Generator;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds reports: a page of a list or one after the other, for those who may see all of them, or those of one user. */
final class Search {
	/** If a part of the filter is not used, the database sees at once that its condition is always true. */
	private const FOUND = "FROM %i WHERE post_type = %s AND post_status = 'publish' AND ( %d = 0 OR post_parent = %d )"
		. ' AND ( %d = 0 OR ID = %d OR post_title = %s ) AND post_date >= %s AND post_date < %s';

	public function __construct( private Reports $reports, private Retention $retention ) {}

	// phpcs:disable WordPress.DB -- one value for each placeholder, in an array; the posts are read through the cache.

	/**
	 * @param int $page Counted from 1.
	 * @return list<Report> By date.
	 */
	public function page( Filter $filter, int $page, int $per_page, bool $oldest_first = false ): array {
		global $wpdb;
		$order  = $oldest_first ? 'ASC' : 'DESC';
		$query  = 'SELECT ID ' . self::FOUND . " ORDER BY post_date {$order}, ID {$order} LIMIT %d OFFSET %d";
		$values = [ ...$this->values( $filter ), $per_page, ( $page - 1 ) * $per_page ];
		return $this->read( $this->ids( $wpdb->prepare( $query, $values ) ) );
	}

	public function count( Filter $filter ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) ' . self::FOUND, $this->values( $filter ) ) );
	}

	/** @return list<Report> Of somebody who was logged in, the oldest first. */
	public function of_user( int $user_id, int $most, int $offset = 0 ): array {
		return $this->read( $this->ids_of_user( $user_id, $most, $offset ) );
	}

	/**
	 * @param int $after Only reports with a higher id.
	 * @return list<int> The same, with expired reports that wait to be deleted.
	 */
	public function ids_of_user( int $user_id, int $most, int $offset = 0, int $after = 0 ): array {
		global $wpdb;
		$query  = 'SELECT ID FROM %i WHERE post_author = %d AND post_type = %s AND ID > %d'
			. ' ORDER BY ID LIMIT %d OFFSET %d';
		$values = [ $wpdb->posts, $user_id, Report::TYPE, $after, $most, $offset ];
		return $user_id <= 0 ? [] : $this->ids( $wpdb->prepare( $query, $values ) );
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
		// Date and id are the order of the index, so each part is found at once.
		$query = 'SELECT ID, post_author, post_date, post_date_gmt, post_title, post_name, post_parent, post_status,'
			. ' post_type, post_content_filtered ' . self::FOUND
			. ' AND post_date >= %s AND ( post_date > %s OR ID > %d ) ORDER BY post_date, ID LIMIT %d';
		do {
			$rows  = $wpdb->get_results( $wpdb->prepare( $query, [ ...$rest, $date, $date, $id, $at_once ] ) );
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
				$report = new Report( $post );
				if ( ! $this->retention->is_over( $report ) ) {
					yield $report;
				}
			}
		} while ( $found === $at_once );
	}

	/** @return array{string, string}|null Dates of the oldest and the newest, as in `2026-11-21 22:15:00`. */
	public function span(): ?array {
		global $wpdb;
		$find   = "SELECT post_date FROM %i WHERE post_type = %s AND post_status = 'publish' ORDER BY post_date ";
		$oldest = $wpdb->get_var( $wpdb->prepare( $find . 'ASC LIMIT 1', $wpdb->posts, Report::TYPE ) );
		$newest = $wpdb->get_var( $wpdb->prepare( $find . 'DESC LIMIT 1', $wpdb->posts, Report::TYPE ) );
		return is_string( $oldest ) && is_string( $newest ) ? [ $oldest, $newest ] : null;
	}

	/** @return list<int> */
	private function ids( ?string $query ): array {
		global $wpdb;
		return array_values( array_map( 'intval', $wpdb->get_col( $query ) ) );
	}

	// phpcs:enable

	/**
	 * @param list<int> $ids
	 * @return list<Report> Those that may be shown.
	 */
	private function read( array $ids ): array {
		_prime_post_caches( $ids, false, false );
		return array_values( array_filter( array_map( [ $this->reports, 'find' ], $ids ) ) );
	}

	/** @return list<int|string> For FOUND. A number also finds reports from another plugin, whose title has it. */
	private function values( Filter $filter ): array {
		global $wpdb;
		return [
			$wpdb->posts,
			Report::TYPE,
			$filter->wheel,
			$filter->wheel,
			$filter->number(),
			$filter->number(),
			Report::title_elsewhere( $filter->number() ),
			$filter->from(),
			$filter->until(),
		];
	}
}
