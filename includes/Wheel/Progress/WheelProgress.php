<?php

declare( strict_types=1 );

namespace Rueda\Wheel\Progress;

use Rueda\Support\Database\CounterTable;
use Rueda\Wheel\Area;
use Rueda\Wheel\Wheel;
use Rueda\Wheel\WheelPostType;
use Rueda\Wheel\WheelReader;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Counts how many runs of a wheel have reached each step: one number for each, nothing about who or when. Step 0 is the
 * start, step 1 the first area that is rated or skipped, and so on; the last one is the result. When the areas of a
 * wheel change, counting starts anew.
 */
final class WheelProgress extends CounterTable {
	public const NAME = 'rueda_wheel_progress';

	protected static function columns(): array {
		return [
			'wheel bigint(20) unsigned NOT NULL',
			'areas char(32) NOT NULL',
			'step smallint(5) unsigned NOT NULL',
			'runs bigint(20) unsigned NOT NULL DEFAULT 0',
			'PRIMARY KEY  (wheel,areas,step)',
		];
	}

	/** Counts a run at each of these steps. */
	public static function count( Wheel $wheel, int $from, int $to ): void {
		$areas = self::areas( $wheel );
		$count = static fn ( int $step ): array => [
			'wheel' => $wheel->id,
			'areas' => $areas,
			'step'  => $step,
			'runs'  => 1,
		];
		self::count_up( array_map( $count, range( $from, $to ) ), [ 'runs' ] );
	}

	/** @return non-empty-list<int> From the start to the result; one more than the wheel has areas. */
	public static function steps( Wheel $wheel ): array {
		global $wpdb;
		$rows  = self::rows(
			$wpdb->prepare(
				'SELECT step, runs FROM %i WHERE wheel = %d AND areas = %s',
				self::full_name(),
				$wheel->id,
				self::areas( $wheel )
			)
		);
		$steps = array_fill( 0, count( $wheel->areas ) + 1, 0 );
		foreach ( $rows as $row ) {
			[ 'step' => $step, 'runs' => $runs ] = $row;
			if ( is_numeric( $step ) && is_numeric( $runs ) ) {
				$steps[ (int) $step ] = (int) $runs;
			}
		}
		return array_values( $steps );
	}

	/** Deletes the counters of a wheel that is deleted. */
	public static function forget( int $post_id, WP_Post $post ): void {
		if ( WheelPostType::NAME === $post->post_type ) {
			self::delete( [ 'wheel' => $post_id ] );
		}
	}

	/** Deletes the counters of other lists of areas that a saved wheel had: nobody would see them again. */
	public static function forget_former( int $post_id, WP_Post $post ): void {
		global $wpdb;
		$wheel = WheelReader::wheel_of_post( $post );
		// While an author rebuilds a wheel, its figures stay.
		if ( 'publish' === $post->post_status && [] !== $wheel->areas ) {
			self::query(
				$wpdb->prepare(
					'DELETE FROM %i WHERE wheel = %d AND areas <> %s',
					self::full_name(),
					$post_id,
					self::areas( $wheel )
				)
			);
		}
	}

	private static function areas( Wheel $wheel ): string {
		$names = array_map( static fn ( Area $area ): string => $area->identity(), $wheel->areas );
		return substr( hash( 'sha256', implode( "\n", $names ) ), 0, 32 );
	}
}
