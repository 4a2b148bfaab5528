<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

use Generator;
use Rueda\Report\Retention;
use Rueda\Support\Clock;
use Rueda\Support\Database\Rows;
use Rueda\Support\Read;
use Rueda\Support\StoredValue;
use Rueda\Wheel\WheelPostType;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the other plugin's reports from the database tables, because that plugin may be inactive: WordPress would not
 * know the post type, and would unserialize any object that somebody had stored.
 */
final class OldReports {
	public const TYPE     = 'wheel-submissions';
	private const AT_ONCE = 1000;

	public function __construct( private Retention $retention, private Clock $clock ) {}

	public function counts(): ReportCounts {
		$counts = array_fill_keys( ReportCounts::STATES, 0 );
		$orphan = 0;
		foreach ( $this->rows( 0 ) as [ $state, $wheel ] ) {
			++$counts[ $state ];
			$orphan += (int) ( ReportCounts::READY === $state && ! $this->is_wheel( $wheel ) );
		}
		return new ReportCounts( $counts, $orphan );
	}

	/**
	 * Those that can be imported, by number.
	 *
	 * @param int $after The number that the last one had.
	 * @return list<int>
	 */
	public function ready( int $after, int $most ): array {
		$ids = [];
		foreach ( $this->rows( $after ) as $id => [ $state ] ) {
			if ( ReportCounts::READY === $state ) {
				$ids[] = $id;
			}
			if ( count( $ids ) >= $most ) {
				break;
			}
		}
		return $ids;
	}

	public function find( int $id ): ?OldReport {
		global $wpdb;
		$post   = 'SELECT post_name, post_title, post_author, post_date, post_date_gmt FROM %i'
			. ' WHERE ID = %d AND post_type = %s';
		$metas  = 'SELECT meta_key, meta_value FROM %i WHERE post_id = %d'
			. " AND meta_key IN ( 'chartData', 'chartOptions', 'chartType', 'wheelId', 'userId' )"
			. ' AND LENGTH( meta_value ) <= %d ORDER BY meta_id';
		$row    = Rows::select( $post, $wpdb->posts, $id, self::TYPE )[0] ?? null;
		$values = [];
		if ( null === $row ) {
			return null;
		}
		foreach ( Rows::select( $metas, $wpdb->postmeta, $id, StoredValue::MOST_BYTES ) as $meta ) {
			// Of several values, WordPress uses the first.
			$values[ (string) $meta['meta_key'] ] ??= (string) $meta['meta_value'];
		}
		return new OldReport(
			$id,
			(string) $row['post_name'],
			(string) $row['post_title'],
			(int) $row['post_author'],
			$this->time( $row['post_date_gmt'], $row['post_date'] ),
			$values
		);
	}

	/** Whether one of them belongs to this wheel. */
	public function have_rated( int $wheel ): bool {
		global $wpdb;
		$find = "SELECT p.ID FROM %i m JOIN %i p ON p.ID = m.post_id WHERE m.meta_key = 'wheelId'"
			. ' AND m.meta_value = %s AND p.post_type = %s LIMIT 1';
		return [] !== Rows::select( $find, $wpdb->postmeta, $wpdb->posts, (string) $wheel, self::TYPE );
	}

	/**
	 * Reads all of them, a limited number at a time, so that they do not fill the memory.
	 *
	 * @return Generator<int, array{string, int}> State and wheel by number.
	 */
	private function rows( int $after ): Generator {
		global $wpdb;
		do {
			$rows  = ImportLedger::rows(
				$wpdb->prepare(
					'SELECT p.ID, p.post_status, p.post_password, p.post_date, p.post_date_gmt, i.begun,'
						. " ( SELECT m.meta_value FROM %i m WHERE m.post_id = p.ID AND m.meta_key = 'wheelId'"
						. ' ORDER BY m.meta_id LIMIT 1 ) AS wheel FROM %i p LEFT JOIN %i i ON i.source = p.ID'
						. " WHERE p.post_type = %s AND p.post_status NOT IN ( 'auto-draft', 'inherit' )"
						. ' AND p.ID > %d ORDER BY p.ID LIMIT %d',
					$wpdb->postmeta,
					$wpdb->posts,
					ImportLedger::full_name(),
					self::TYPE,
					$after,
					self::AT_ONCE
				)
			);
			$found = count( $rows );
			foreach ( $rows as $row ) {
				$after = (int) Read::string( $row['ID'] );
				$wheel = Read::id( $row['wheel'] );
				yield $after => [ $this->state( $row, $wheel ), $wheel ];
			}
		} while ( self::AT_ONCE === $found );
	}

	/** @param array<array-key, mixed> $row */
	private function state( array $row, int $wheel ): string {
		if ( '0' === Read::string( $row['begun'] ) ) {
			return ReportCounts::IMPORTED;
		}
		// A report that visitors could not open there must not become open to them here.
		if ( 'publish' !== $row['post_status'] || '' !== Read::string( $row['post_password'] ) ) {
			return ReportCounts::CLOSED;
		}
		$end = $this->retention->end_of(
			$this->is_wheel( $wheel ) ? $wheel : 0,
			$this->time( $row['post_date_gmt'], $row['post_date'] )
		);
		return null !== $end && $end <= $this->clock->now() ? ReportCounts::OVER : ReportCounts::READY;
	}

	private function is_wheel( int $wheel ): bool {
		return $wheel > 0 && WheelPostType::NAME === get_post_type( $wheel );
	}

	private function time( mixed $gmt, mixed $local ): int {
		$gmt = Read::string( $gmt );
		return (int) strtotime(
			( str_starts_with( $gmt, '0000' ) || '' === $gmt ? get_gmt_from_date( Read::string( $local ) ) : $gmt )
				. ' UTC'
		);
	}
}
