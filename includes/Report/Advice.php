<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Chart\ChartArea;
use Rueda\Chart\RatedWheel;
use Rueda\Chart\Score;
use Rueda\Wheel\Area;
use Rueda\Wheel\WheelReader;

defined( 'ABSPATH' ) || exit;

/** The advice that a wheel's author wrote for the ratings of a report. */
final class Advice {
	/**
	 * Advice is shown only while the wheel is public, because an author may have withdrawn it.
	 *
	 * @return array<int, array{area: ChartArea, text: string, link: string}> By the place of the area in the chart.
	 */
	public static function advice_for( RatedWheel $rated ): array {
		$post   = WheelReader::visible_post( $rated->wheel_id );
		$areas  = null === $post || 'publish' !== $post->post_status || post_password_required( $post )
			? []
			: WheelReader::wheel_of_post( $post )->areas;
		$advice = [];
		foreach ( $rated->chart->areas as $index => $area ) {
			$found = self::take( $area->label, $areas );
			$said  = null === $found ? null : $found->advice( $area->value, $rated->range( $index ) );
			if ( null !== $said && '' !== $said['text'] . $said['link'] ) {
				$advice[ $index ] = [ 'area' => $area ] + $said;
			}
		}
		return $advice;
	}

	/**
	 * The same in the order in which it is read: what goes best comes first, then the lowest area and those above it.
	 *
	 * @return array<int, array{area: ChartArea, text: string, link: string}>
	 */
	public static function in_reading_order( RatedWheel $rated ): array {
		$advice = self::advice_for( $rated );
		$sorted = [];
		foreach ( Score::about( $rated )?->reading_order() ?? [] as $index ) {
			if ( isset( $advice[ $index ] ) ) {
				$sorted[ $index ] = $advice[ $index ];
			}
		}
		return $sorted + $advice;
	}

	/**
	 * Takes the first remaining area of this name, so that two areas with one name each get their own advice.
	 *
	 * @param array<int, Area> $areas
	 */
	private static function take( string $label, array &$areas ): ?Area {
		foreach ( $areas as $index => $area ) {
			if ( $area->label() === $label ) {
				unset( $areas[ $index ] );
				return $area;
			}
		}
		return null;
	}
}
