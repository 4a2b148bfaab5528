<?php

declare( strict_types=1 );

namespace Rueda\Wheel\Progress;

use Rueda\Support\Table;
use Rueda\Wheel\Area;
use Rueda\Wheel\Wheel;
use Rueda\Wheel\WheelPostType;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * How many runs of a wheel got how far: one number for each step, nothing about who or when. Step 0 is the start,
 * step 1 the first area settled, and so on; the last one is the result. Counted for the areas as they are: with a
 * wheel whose areas change, counting starts anew.
 */
final class WheelProgress extends Table {

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

	/**
	 * Counts a run at each of these steps. Exact, however many come at once: the database adds, nobody reads before.
	 */
	public function count( Wheel $wheel, int $from, int $to ): void {
		global $wpdb;
		$values = [];
		foreach ( range( $from, $to ) as $step ) {
			array_push( $values, $wheel->id(), $this->areas( $wheel ), $step );
		}
		$places = implode( ', ', array_fill( 0, $to - $from + 1, '( %d, %s, %d, 1 )' ) );
		// phpcs:disable WordPress.DB -- the places are made above, one for each value.
		self::add_up(
			$wpdb->prepare(
				"INSERT INTO %i ( wheel, areas, step, runs ) VALUES {$places}"
					. ' ON DUPLICATE KEY UPDATE runs = runs + VALUES(runs)',
				self::full_name(),
				...$values
			)
		);
		// phpcs:enable
	}

	/** @return non-empty-list<int> From the start to the result; one more than the wheel has areas. */
	public function steps( Wheel $wheel ): array {
		global $wpdb;
		$rows  = self::rows(
			$wpdb->prepare(
				'SELECT step, runs FROM %i WHERE wheel = %d AND areas = %s',
				self::full_name(),
				$wheel->id(),
				$this->areas( $wheel )
			)
		);
		$steps = array_fill( 0, count( $wheel->areas() ) + 1, 0 );
		foreach ( $rows as $row ) {
			[ 'step' => $step, 'runs' => $runs ] = $row;
			if ( is_numeric( $step ) && is_numeric( $runs ) ) {
				$steps[ (int) $step ] = (int) $runs;
			}
		}
		return array_values( $steps );
	}

	/** With a wheel go its counters. */
	public function forget( int $post_id, WP_Post $post ): void {
		if ( WheelPostType::NAME === $post->post_type ) {
			self::delete( [ 'wheel' => $post_id ] );
		}
	}

	private function areas( Wheel $wheel ): string {
		$names = array_map( static fn ( Area $area ): string => $area->identity(), $wheel->areas() );
		return substr( hash( 'sha256', implode( "\n", $names ) ), 0, 32 );
	}
}
