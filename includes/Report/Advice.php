<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Chart\ChartArea;
use Rueda\Chart\RatedWheel;
use Rueda\Wheel\Area;
use Rueda\Wheel\WheelReader;

defined( 'ABSPATH' ) || exit;

/** What the wheel's author has to say to the ratings of a report. */
final class Advice {
	public function __construct( private WheelReader $wheels ) {}

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
