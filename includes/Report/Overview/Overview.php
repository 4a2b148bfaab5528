<?php

declare( strict_types=1 );

namespace Rueda\Report\Overview;

use Rueda\CallToAction\CallToActionClicks;
use Rueda\CallToAction\Offer;
use Rueda\CallToAction\Offers;
use Rueda\Support\Label;
use Rueda\Wheel\Area;
use Rueda\Wheel\Progress\WheelProgress;
use Rueda\Wheel\Wheel;

defined( 'ABSPATH' ) || exit;

/**
 * Figures about all visitors of a wheel: how far they get, and how they rate. A figure from too few visitors could
 * reveal something about one of them, so it does not leave the server.
 */
final class Overview {
	/** How many reports, runs or presses there have to be. */
	public const LEAST = 10;

	public function __construct( private CallToActionClicks $clicks ) {}

	/** @return array<string, mixed> Null stands for a figure from too few visitors. */
	public function figures_of( Wheel $wheel ): array {
		$offers = Offers::of_wheel( $wheel->id )->offers;
		$clicks = $this->clicks->totals(
			(string) $wheel->id,
			CallToActionClicks::SITE,
			...array_map( static fn ( Offer $offer ): string => Offers::counted( $wheel->id, $offer->id ), $offers )
		);
		return [
			'id'      => $wheel->id,
			'title'   => Label::plain( $wheel->title ),
			'least'   => self::LEAST,
			'reports' => AreaTotals::reports( $wheel->id ),
			'runs'    => $this->runs( $wheel ),
			'areas'   => $this->areas( $wheel ),
			'clicks'  => [
				'wheel'  => self::told( $clicks[ $wheel->id ] ?? null ),
				'site'   => self::told( $clicks[ CallToActionClicks::SITE ] ?? null ),
				'offers' => array_map(
					static fn ( Offer $offer ): array => [
						'id'      => $offer->id,
						'title'   => $offer->content->title,
						'pressed' => self::told( $clicks[ Offers::counted( $wheel->id, $offer->id ) ] ?? null ),
					],
					$offers
				),
			],
		];
	}

	/**
	 * @return array{
	 *   started: int, finished: int, left: list<int>
	 * }|null How many runs ended at each area, in the wheel's order.
	 */
	private function runs( Wheel $wheel ): ?array {
		$steps = WheelProgress::steps( $wheel );
		if ( $steps[0] < self::LEAST ) {
			return null;
		}
		$left = [];
		for ( $step = 1, $last = count( $steps ); $step < $last; $step++ ) {
			// A beacon may be lost, so that more visitors seem to reach a step than the step before it.
			$left[] = max( 0, $steps[ $step - 1 ] - $steps[ $step ] );
		}
		return [ 'started' => $steps[0], 'finished' => $steps[ count( $steps ) - 1 ], 'left' => $left ];
	}

	/** @return list<array<string, mixed>> */
	private function areas( Wheel $wheel ): array {
		$rated  = $this->figures( $wheel, '' );
		$wished = $wheel->has_wishes ? $this->figures( $wheel, AreaTotals::WISHED ) : [];
		$told   = [];
		foreach ( $wheel->areas as $index => $area ) {
			$told[] = [
				'label'   => $area->label(),
				'color'   => $area->color(),
				'min'     => $area->range()->min,
				'max'     => $area->range()->max,
				'figures' => $rated[ $index ],
				'wished'  => $wished[ $index ] ?? null,
			];
		}
		return $told;
	}

	/**
	 * @param string $before What stands before the identities of the areas in the table.
	 * @return list<array{ratings: int, average: float, spread: float}|null> In the order of the areas.
	 */
	private function figures( Wheel $wheel, string $before ): array {
		$areas = array_map(
			static fn ( Area $area ): array => [ $before . $area->identity(), $area->range() ],
			$wheel->areas
		);
		return array_map(
			static fn ( array $one ): ?array => $one['ratings'] < self::LEAST ? null : [
				'ratings' => $one['ratings'],
				'average' => round( $one['average'], 2 ),
				'spread'  => round( $one['spread'], 2 ),
			],
			AreaTotals::averages( $wheel->id, $areas )
		);
	}

	/**
	 * @param array{primary: int, secondary: int}|null $pressed
	 * @return array{primary: int|null, secondary: int|null}|null
	 */
	private static function told( ?array $pressed ): ?array {
		if ( null === $pressed || max( $pressed ) < self::LEAST ) {
			return null;
		}
		return array_map( static fn ( int $count ): ?int => $count < self::LEAST ? null : $count, $pressed );
	}
}
