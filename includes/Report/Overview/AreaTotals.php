<?php

declare( strict_types=1 );

namespace Rueda\Report\Overview;

use Rueda\Chart\RatedWheel;
use Rueda\Report\Report;
use Rueda\Support\Database\CounterTable;
use Rueda\Support\Range;
use Rueda\Support\Read;
use Rueda\Wheel\WheelPostType;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Counts for each area of each wheel how many rated it, the sum of the ratings and the sum of their squares, from
 * which averages are computed. One statement updates these with each report that is saved or deleted, so that nothing
 * ever has to read a million reports. An area is known by its identity, which is its name until it is renamed, and by
 * its range, because ratings from 1 to 5 say nothing about 1 to 10.
 */
final class AreaTotals extends CounterTable {
	public const NAME = 'rueda_area_totals';

	/** The row with this key in place of an area's counts the reports of a wheel. */
	private const REPORTS = '';

	/** Before the identity of an area whose wishes are counted. No name of an area has such a character. */
	public const WISHED = "\x01wished ";

	/** Sums are in hundredths, so that ratings are whole numbers and a deleted report subtracts what it added. */
	private const PARTS = 100;

	private const ROWS_AT_ONCE = 500;

	protected static function columns(): array {
		return [
			'wheel bigint(20) unsigned NOT NULL',
			'area varchar(32) NOT NULL',
			'ratings bigint(20) NOT NULL DEFAULT 0',
			'total bigint(20) NOT NULL DEFAULT 0',
			'squares double NOT NULL DEFAULT 0',
			// How many ratings have ever been added, and what everybody may see: see published().
			'added bigint(20) NOT NULL DEFAULT 0',
			'shown_added bigint(20) NOT NULL DEFAULT 0',
			'shown_ratings bigint(20) NOT NULL DEFAULT 0',
			'shown_total bigint(20) NOT NULL DEFAULT 0',
			'PRIMARY KEY  (wheel,area)',
		];
	}

	/** The wheel editor uses this field to say what a change does to existing reports. */
	public static function register_field(): void {
		register_rest_field(
			WheelPostType::NAME,
			'rueda_reports',
			[
				'get_callback' => static fn ( array $wheel ): int => is_int( $wheel['id'] ?? null )
					? self::reports( $wheel['id'] )
					: 0,
				'schema'       => [
					'description' => __( 'How many reports of this wheel there are.', 'rueda' ),
					'type'        => 'integer',
					'context'     => [ 'edit' ],
					'readonly'    => true,
				],
			]
		);
	}

	public static function add( int $report_id, WP_Post $post, bool $is_update ): void {
		if ( ! $is_update ) {
			self::change( [ RatedWheel::from_json( $post->post_parent, $post->post_content_filtered ) ], 1 );
		}
	}

	/**
	 * Subtracts the ratings of deleted reports. Of a deleted wheel, nothing is counted any more.
	 *
	 * @param mixed $posts A list of reports.
	 */
	public static function take_away( mixed $posts ): void {
		$rated  = [];
		$wheels = [];
		foreach ( is_array( $posts ) ? $posts : [] as $post ) {
			if ( ! $post instanceof WP_Post ) {
				continue;
			}
			$wheel              = $post->post_parent;
			$wheels[ $wheel ] ??= WheelPostType::NAME === get_post_type( $wheel );
			if ( $wheels[ $wheel ] ) {
				$rated[] = RatedWheel::from_json( $wheel, $post->post_content_filtered );
			}
		}
		self::change( $rated, -1 );
	}

	/** Deletes all that was counted for a deleted wheel. */
	public static function forget_wheel( int $post_id, WP_Post $post ): void {
		if ( WheelPostType::NAME === $post->post_type ) {
			self::delete( [ 'wheel' => $post_id ] );
		}
	}

	/** How many reports of this wheel there are. */
	public static function reports( int $wheel ): int {
		return (int) ( self::sums( $wheel )[ self::REPORTS ]['ratings'] ?? 0 );
	}

	/**
	 * @param list<array{string, Range}> $areas Identity and range of each.
	 * @return list<array{
	 *   ratings: int, average: float, spread: float
	 * }> In the same order. The spread is the standard deviation.
	 */
	public static function averages( int $wheel, array $areas ): array {
		$rows = self::sums( $wheel );
		return array_map(
			static fn ( string $key ): array => self::figures( $rows[ $key ] ?? null ),
			self::keys( $areas )
		);
	}

	/**
	 * Averages that everybody may see. If they changed with each report, the change would tell its ratings. So an
	 * average stays until a number of ratings has come or gone.
	 *
	 * @param list<array{string, Range}> $areas Identity and range of each.
	 * @param int                        $least From so many ratings on, and changed after so many.
	 * @return list<float|null> In the same order; null for an area with fewer ratings.
	 */
	public static function published( int $wheel, array $areas, int $least ): array {
		global $wpdb;
		$rows   = self::sums( $wheel );
		$is_due = false;
		foreach ( $rows as $row ) {
			$is_due = $is_due
				|| $row['added'] - $row['shown_added'] >= $least
				|| $row['shown_ratings'] - $row['ratings'] >= $least;
		}
		if ( $is_due ) {
			self::query(
				$wpdb->prepare(
					'UPDATE %i SET shown_added = added, shown_ratings = ratings, shown_total = total WHERE wheel = %d'
						. ' AND ( added - shown_added >= %d OR shown_ratings - ratings >= %d )',
					[ self::full_name(), $wheel, $least, $least ]
				)
			);
			$rows = self::sums( $wheel );
		}
		return array_map(
			static function ( string $key ) use ( $rows, $least ): ?float {
				$row = $rows[ $key ] ?? null;
				return null === $row || min( $row['shown_ratings'], $row['ratings'] ) < $least
					? null
					: round( $row['shown_total'] / $row['shown_ratings'] / self::PARTS, 1 );
			},
			self::keys( $areas )
		);
	}

	/**
	 * @param list<RatedWheel> $reports
	 * @param int              $by      1 or -1.
	 */
	private static function change( array $reports, int $by ): void {
		$sums = [];
		foreach ( $reports as $rated ) {
			foreach ( $rated->wheel_id > 0 ? self::hundredths( $rated ) : [] as $area => $rating ) {
				$sum             = $sums[ "{$rated->wheel_id} {$area}" ] ?? [
					'wheel'   => $rated->wheel_id,
					'area'    => (string) $area,
					'ratings' => 0,
					'total'   => 0,
					'squares' => 0,
					'added'   => 0,
				];
				$sum['ratings'] += $by;
				$sum['total']   += $by * $rating;
				$sum['squares'] += $by * $rating * $rating;
				$sum['added']   += max( 0, $by );

				$sums[ "{$rated->wheel_id} {$area}" ] = $sum;
			}
		}
		// All requests write the rows in the same order, so that two of them at the same time cannot deadlock.
		ksort( $sums, SORT_STRING );
		foreach ( array_chunk( array_values( $sums ), self::ROWS_AT_ONCE ) as $rows ) {
			self::count_up( $rows, [ 'ratings', 'total', 'squares', 'added' ] );
		}
	}

	/** @return array<string|int, int> What a report adds to the total of each row of its wheel, by the row's key. */
	private static function hundredths( RatedWheel $rated ): array {
		$areas  = $rated->chart->areas;
		$of     = static fn ( string $before ): array => self::keys(
			array_map(
				static fn ( int $at ): array => [ $before . $rated->identity( $at ), $rated->range( $at ) ],
				array_keys( $areas )
			)
		);
		$keys   = $of( '' );
		$wishes = $of( self::WISHED );
		$rows   = [ self::REPORTS => 0 ];
		foreach ( $areas as $index => $area ) {
			$rows[ $keys[ $index ] ] = (int) round( $area->value * self::PARTS );
			if ( null !== $area->wished ) {
				$rows[ $wishes[ $index ] ] = (int) round( $area->wished * self::PARTS );
			}
		}
		return $rows;
	}

	/** @return array<string, array<string, int|float>> The numbers of each row, by its key. */
	private static function sums( int $wheel ): array {
		global $wpdb;
		$found = self::rows(
			$wpdb->prepare( 'SELECT * FROM %i WHERE wheel = %d', self::full_name(), $wheel )
		);
		$rows  = [];
		foreach ( $found as $row ) {
			$numbers = [];
			foreach ( $row as $name => $number ) {
				$numbers[ (string) $name ] = is_numeric( $number ) ? $number + 0 : 0;
			}
			$rows[ Read::text( $row, 'area' ) ] = $numbers;
		}
		return $rows;
	}

	/**
	 * @param array<string, int|float>|null $row
	 * @return array{ratings: int, average: float, spread: float}
	 */
	private static function figures( ?array $row ): array {
		$ratings = (int) max( 0, $row['ratings'] ?? 0 );
		if ( null === $row || 0 === $ratings ) {
			return [ 'ratings' => 0, 'average' => 0.0, 'spread' => 0.0 ];
		}
		$average = (float) ( $row['total'] / $ratings / self::PARTS );
		return [
			'ratings' => $ratings,
			'average' => $average,
			// If all ratings are equal, rounding can make this difference slightly negative.
			'spread'  => sqrt( max( 0.0, $row['squares'] / $ratings / self::PARTS ** 2 - $average ** 2 ) ),
		];
	}

	/**
	 * The second of two areas with one identity and range has its own key, so that no report counts twice in one row.
	 *
	 * @param list<array{string, Range}> $areas
	 * @return list<string>
	 */
	private static function keys( array $areas ): array {
		$keys = [];
		$seen = [];
		foreach ( $areas as [ $identity, $range ] ) {
			$name          = "{$range->min}|{$range->max}|{$identity}";
			$seen[ $name ] = ( $seen[ $name ] ?? 0 ) + 1;
			$keys[]        = substr( hash( 'sha256', "{$seen[ $name ]}|{$name}" ), 0, 32 );
		}
		return $keys;
	}
}
