<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Chart\ChartArea;
use Rueda\Chart\RatedWheel;
use Rueda\Chart\Summary;
use Rueda\Wheel\Area;
use Rueda\Wheel\WheelReader;

defined( 'ABSPATH' ) || exit;

/** What a report says besides its numbers: where there is most room, and what the wheel's author has to say to it. */
final class ReportAdvice {
	private const LOWEST = 3;

	public function __construct( private WheelReader $wheels ) {}

	/** Who stands highest, and the lowest areas with their ratings. Empty when nothing was rated. */
	public function words( RatedWheel $rated ): string {
		$heights = [];
		foreach ( $rated->chart()->areas() as $index => $area ) {
			$range             = $rated->range( $index );
			$heights[ $index ] = ( $area->value() - $range->min() ) / ( $range->max() - $range->min() );
		}
		if ( [] === $heights || max( $heights ) === min( $heights ) ) {
			return Summary::of( $rated );
		}
		// What stands highest is no room to grow, however few areas there are.
		$lower = array_filter( $heights, static fn ( float $height ): bool => $height < max( $heights ) );
		asort( $lower );
		return sprintf(
			/* translators: 1: names of areas, 2: names of areas, each with its rating. */
			__( 'Strongest: %1$s. Most room to grow: %2$s.', 'rueda' ),
			wp_sprintf_l(
				'%l',
				array_map(
					static fn ( int $index ): string => $rated->chart()->areas()[ $index ]->label(),
					array_keys( $heights, max( $heights ), true )
				)
			),
			wp_sprintf_l(
				'%l',
				array_map(
					fn ( int $index ): string => $this->rating_in_words( $rated, $index ),
					array_slice( array_keys( $lower ), 0, self::LOWEST )
				)
			)
		);
	}

	/**
	 * As long as the wheel is public: what an author has taken back is not shown.
	 *
	 * @return list<array{area: ChartArea, text: string}>
	 */
	public function of( RatedWheel $rated ): array {
		$post   = $this->wheels->find( $rated->wheel_id() );
		$areas  = null === $post || 'publish' !== $post->post_status || post_password_required( $post )
			? []
			: $this->wheels->read( $post )->areas();
		$advice = [];
		foreach ( $rated->chart()->areas() as $index => $area ) {
			$found = $this->take( $area->label(), $areas );
			$text  = null === $found ? '' : $found->advice( $area->value(), $rated->range( $index )->max() );
			if ( '' !== $text ) {
				$advice[] = [
					'area' => $area,
					'text' => $text,
				];
			}
		}
		return $advice;
	}

	private function rating_in_words( RatedWheel $rated, int $index ): string {
		$area = $rated->chart()->areas()[ $index ];
		return sprintf(
			/* translators: 1: name of an area, 2: its rating, 3: the highest rating it could have. */
			__( '%1$s (%2$s of %3$s)', 'rueda' ),
			$area->label(),
			$area->shown(),
			number_format_i18n( $rated->range( $index )->max() )
		);
	}

	/**
	 * The first area of this name that is left; of two with one name the next gets the other.
	 *
	 * @param array<int, Area> $areas
	 */
	private function take( string $label, array &$areas ): ?Area {
		foreach ( $areas as $index => $area ) {
			if ( $area->label() === $label ) {
				unset( $areas[ $index ] );
				return $area;
			}
		}
		return null;
	}
}
