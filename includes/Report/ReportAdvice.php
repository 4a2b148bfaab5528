<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Wheel\Area;
use Rueda\Wheel\WheelReader;

/** What a report says besides its numbers: where there is most room, and what the wheel's author has to say to it. */
final class ReportAdvice {
	private const LOWEST = 3;

	public function __construct( private WheelReader $wheels ) {}

	/** The lowest areas in words. Empty when all stand equally high, or there is nothing. */
	public function lowest( RatedWheel $rated ): string {
		$heights = [];
		foreach ( $rated->chart()->areas() as $index => $area ) {
			$range             = $rated->range( $index );
			$heights[ $index ] = ( $area->value() - $range->min() ) / ( $range->max() - $range->min() );
		}
		if ( count( array_unique( $heights ) ) < 2 ) {
			return '';
		}
		// What stands highest is no room to grow, however few areas there are.
		$heights = array_filter( $heights, static fn ( float $height ): bool => $height < max( $heights ) );
		asort( $heights );
		$names = array_map( fn ( int $index ): string => $this->rating_in_words( $rated, $index ), array_slice( array_keys( $heights ), 0, self::LOWEST ) );
		return sprintf(
			/* translators: %s: a list of areas, each with its rating. */
			_n( 'The area with the most room to grow: %s.', 'The areas with the most room to grow: %s.', count( $names ), 'rueda' ),
			wp_sprintf_l( '%l', $names )
		);
	}

	/**
	 * As long as the wheel is public: what an author has taken back is not shown.
	 *
	 * @return list<array{area: ChartArea, text: string}>
	 */
	public function of( RatedWheel $rated ): array {
		$post   = $this->wheels->find( $rated->wheel_id() );
		$areas  = null === $post || 'publish' !== $post->post_status || post_password_required( $post ) ? [] : $this->wheels->read( $post )->areas();
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
