<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Generator;
use Rueda\Support\Database\Rows;
use Rueda\Support\Read;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Finds reports: a page of a list or one after the other, for those who may see all of them, or those of one user.
 *
 * Lists take no longer with a million reports than with ten thousand: each query has only the conditions that are used,
 * so that it follows an index of WordPress's own, and pages stop at REACH. Users choose a month to see older reports.
 */
final class Search {
	/** How many of the newest reports can be paged through, and how far they are counted on a screen. */
	public const REACH = 10000;

	/** @var callable(int): ?string */
	private $slug_of_source;

	/** @param callable(int): ?string $slug_of_source Gives the slug of an imported report, by its number elsewhere. */
	public function __construct(
		private Reports $reports,
		private Retention $retention,
		callable $slug_of_source
	) {
		$this->slug_of_source = $slug_of_source;
	}

	// phpcs:disable WordPress.DB -- one value for each placeholder, in an array; the posts are read through the cache.

	/**
	 * @param int $page Counted from 1.
	 * @return list<Report> By date.
	 */
	public function page( Filter $filter, int $page, int $per_page, bool $oldest_first = false ): array {
		global $wpdb;
		$offset = ( $page - 1 ) * $per_page;
		if ( $offset >= self::REACH ) {
			return [];
		}
		if ( 0 !== $filter->number() ) {
			return array_slice( $this->with_number( $filter ), $offset, $per_page );
		}
		$order              = $oldest_first ? 'ASC' : 'DESC';
		[ $found, $values ] = $this->found( $filter, $order, $offset + $per_page );

		$query = "SELECT ID FROM {$found} ORDER BY post_date {$order}, ID {$order} LIMIT %d OFFSET %d";
		return $this->reports_of( $this->ids( $wpdb->prepare( $query, [ ...$values, $per_page, $offset ] ) ) );
	}

	/** @param int $most The count stops here, so that it takes no longer with more reports. */
	public function count( Filter $filter, int $most = PHP_INT_MAX ): int {
		global $wpdb;
		if ( 0 !== $filter->number() ) {
			return count( $this->with_number( $filter ) );
		}
		[ $where, $values ] = $this->condition( $filter );

		$query = PHP_INT_MAX === $most
			? $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE {$where}", $values )
			: $wpdb->prepare(
				"SELECT COUNT(*) FROM ( SELECT ID FROM %i WHERE {$where} LIMIT %d ) AS counted",
				[ ...$values, $most ]
			);
		return (int) $wpdb->get_var( $query );
	}

	/** @return list<Report> Of somebody who was logged in, the oldest first. */
	public function of_user( int $user_id, int $most, int $offset = 0 ): array {
		return $this->reports_of( $this->ids_of_user( $user_id, $most, $offset ) );
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
	 * Gives all of them, a limited number at a time, and without the cache of posts, which would keep each one in
	 * memory. The oldest come first; those of one wheel are in the order in which they were stored.
	 *
	 * @return Generator<int, Report>
	 */
	public function walk( Filter $filter, int $at_once = 500 ): Generator {
		if ( 0 !== $filter->number() ) {
			yield from $this->with_number( $filter );
			return;
		}
		$id   = 0;
		$date = $filter->from();
		do {
			$part  = $this->part( $filter, $date, $id, $at_once );
			$found = count( $part );
			foreach ( $this->posts( array_keys( $part ), $filter->wheel ) as $post ) {
				$report = new Report( $post );
				if ( ! $this->retention->is_over( $report ) ) {
					yield $report;
				}
			}
			$id   = array_key_last( $part ) ?? $id;
			$date = $part[ $id ] ?? $date;
		} while ( $found === $at_once );
	}

	/**
	 * The next ones. An index has all that is read here, in this order: with other columns, MariaDB would read it from
	 * its beginning for each part.
	 *
	 * @param string $date Of the last one, or the first date that counts.
	 * @param int    $id   Of the last one.
	 * @return array<int, string> Dates by id. All that is below a wheel is among them.
	 */
	private function part( Filter $filter, string $date, int $id, int $at_once ): array {
		global $wpdb;
		$rows = 0 !== $filter->wheel && '' === $filter->month
			? Rows::select(
				'SELECT ID FROM %i WHERE post_parent = %d AND ID > %d ORDER BY ID LIMIT %d',
				...[ $wpdb->posts, $filter->wheel, $id, $at_once ]
			)
			: Rows::select(
				"SELECT ID, post_date FROM %i WHERE post_type = %s AND post_status = 'publish' AND post_date >= %s"
					. ' AND ( post_date > %s OR ID > %d ) AND post_date < %s ORDER BY post_date, ID LIMIT %d',
				...[ $wpdb->posts, Report::TYPE, $date, $date, $id, $filter->until(), $at_once ]
			);
		$part = [];
		foreach ( $rows as $row ) {
			$part[ (int) $row['ID'] ] = $row['post_date'] ?? $date;
		}
		return $part;
	}

	/**
	 * @param list<int> $ids
	 * @param int       $wheel 0 for all wheels.
	 * @return list<WP_Post> Those that are reports, in the same order.
	 */
	private function posts( array $ids, int $wheel ): array {
		global $wpdb;
		if ( [] === $ids ) {
			return [];
		}
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$query  = 'SELECT ID, post_author, post_date, post_date_gmt, post_title, post_name, post_parent, post_status,'
			. " post_type, post_content_filtered FROM %i WHERE ID IN ( {$places} ) AND post_type = %s"
			. " AND post_status = 'publish'";
		$posts  = array_fill_keys( $ids, null );
		foreach ( Rows::select( $query, $wpdb->posts, ...[ ...$ids, Report::TYPE ] ) as $row ) {
			/** @var \stdClass $clean */
			$clean = sanitize_post( (object) $row, 'raw' );
			$post  = new WP_Post( $clean );
			if ( 0 === $wheel || $post->post_parent === $wheel ) {
				$posts[ $post->ID ] = $post;
			}
		}
		return array_values( array_filter( $posts ) );
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

	/** The newest report of a wheel, with one row to read, however many reports there are. */
	public function latest( int $wheel ): ?Report {
		global $wpdb;
		// The index of parents is in the order of ids.
		$query = 'SELECT ID, post_title FROM %i WHERE post_parent = %d AND post_type = %s AND post_status = %s'
			. ' ORDER BY ID DESC LIMIT 1';
		$last  = Rows::select( $query, $wpdb->posts, $wheel, Report::TYPE, 'publish' )[0] ?? null;
		if ( null === $last ) {
			return null;
		}
		// Only reports that were imported have a title; they are older than their ids say.
		return '' === $last['post_title']
			? $this->reports->on_page( (int) $last['ID'] )
			: $this->latest_by_date( $wheel, (int) $last['ID'] );
	}

	/** Many rows are read for it, so the result is kept until there is another report, or this one is gone. */
	private function latest_by_date( int $wheel, int $last ): ?Report {
		$name   = 'rueda_latest_report_' . $wheel;
		$kept   = get_transient( $name );
		$report = is_array( $kept ) && ( $kept['last'] ?? 0 ) === $last
			? $this->reports->on_page( Read::id( $kept['latest'] ?? 0 ) )
			: null;
		if ( null !== $report && $report->wheel_id() === $wheel ) {
			return $report;
		}
		$newest = $this->page( new Filter( $wheel ), 1, 1 )[0] ?? null;
		$report = null === $newest ? null : $this->reports->on_page( $newest->id() );
		if ( null !== $report ) {
			set_transient( $name, [ 'last' => $last, 'latest' => $report->id() ], DAY_IN_SECONDS );
		}
		return $report;
	}

	// phpcs:enable

	/**
	 * @param list<int> $ids
	 * @return list<Report> Those that may be shown.
	 */
	private function reports_of( array $ids ): array {
		_prime_post_caches( $ids, false, false );
		return array_values( array_filter( array_map( [ $this->reports, 'find' ], $ids ) ) );
	}

	/**
	 * A number is that of a report, or the one that a report had where it was imported from.
	 *
	 * @return list<Report> The newest first.
	 */
	private function with_number( Filter $filter ): array {
		$slug  = ( $this->slug_of_source )( $filter->number() );
		$found = array_filter(
			[
				$this->reports->find( $filter->number() ),
				null === $slug ? null : $this->reports->by_slug( $slug ),
			],
			static fn ( ?Report $report ): bool => null !== $report && $filter->allows( $report )
		);
		usort( $found, static fn ( Report $one, Report $other ): int => $other->saved_at() <=> $one->saved_at() );
		return $found;
	}

	/**
	 * What a page is taken from. Of all reports, the index of types and dates gives them in order. No index has the
	 * dates of one wheel's reports, so those that were saved last are read along the index of their wheel and sorted.
	 *
	 * @param 'ASC'|'DESC' $order
	 * @param int          $most  How many reports the pages up to this one have.
	 * @return array{literal-string, list<int|string>}
	 */
	private function found( Filter $filter, string $order, int $most ): array {
		global $wpdb;
		[ $where, $values ] = $this->condition( $filter );
		if ( 0 !== $filter->wheel && '' === $filter->month ) {
			return [
				"( SELECT ID, post_date FROM %i WHERE {$where} ORDER BY ID {$order} LIMIT %d ) AS of_wheel",
				[ ...$values, self::REACH ],
			];
		}
		if ( 0 === $filter->wheel || ! $this->has_many( $filter->wheel ) ) {
			return [ "%i WHERE {$where}", $values ];
		}
		// Where the wheel is one more condition of the same row, MariaDB may read the index from its newest report on.
		[ $where, $values ] = $this->condition( $filter->of_all_wheels() );
		return [
			'( SELECT ID, post_date FROM %i JOIN ( SELECT ID AS report, post_parent AS wheel FROM %i ) AS reports'
				. " ON report = ID AND wheel + 0 = %d WHERE {$where} ORDER BY post_date {$order}, ID {$order} LIMIT %d"
				. ' ) AS of_month',
			[ $wpdb->posts, $wpdb->posts, $filter->wheel, ...array_slice( $values, 1 ), $most ],
		];
	}

	/** @return array{literal-string, list<int|string>} The values begin with the table. */
	private function condition( Filter $filter ): array {
		global $wpdb;
		$where  = "post_type = %s AND post_status = 'publish'";
		$values = [ $wpdb->posts, Report::TYPE ];
		if ( 0 !== $filter->wheel ) {
			// The sum keeps databases from the index of wheels where that of dates leads to fewer rows.
			$by_date  = '' !== $filter->month && $this->has_many( $filter->wheel );
			$where   .= $by_date ? ' AND post_parent + 0 = %d' : ' AND post_parent = %d';
			$values[] = $filter->wheel;
		}
		if ( '' !== $filter->month ) {
			$where .= ' AND post_date >= %s AND post_date < %s';
			array_push( $values, $filter->from(), $filter->until() );
		}
		return [ $where, $values ];
	}

	/** Without a condition for the type, the index of wheels is enough. Little else is below a wheel. */
	private function has_many( int $wheel ): bool {
		global $wpdb;
		$find = 'SELECT ID FROM %i WHERE post_parent = %d LIMIT 1 OFFSET %d';
		return [] !== Rows::select( $find, $wpdb->posts, $wheel, self::REACH );
	}
}
