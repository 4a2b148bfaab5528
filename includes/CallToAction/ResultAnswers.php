<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Chart\RatedWheel;
use Rueda\Chart\Score;
use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/**
 * What rules may be about: the fields of src/definitions/offers.ts, read from a rated wheel. An area answers to its
 * name and to the identity by which it is counted. src/frontend/cta/result-answers.ts does the same; both are tested
 * with tests/fixtures/result-answers.json.
 *
 * @immutable
 */
final class ResultAnswers {
	public function __construct( private RatedWheel $rated ) {}

	/** @return list<string>|null Null for a field that the result does not have. */
	public function of( string $field ): ?array {
		return match ( true ) {
			Definitions::OFFER_FIELDS['lowest'] === $field => $this->areas_with_least( $this->heights() ),
			Definitions::OFFER_FIELDS['mean'] === $field   => $this->mean(),
			Definitions::OFFER_FIELDS['gap'] === $field    => $this->largest_gap(),
			str_starts_with( $field, Definitions::OFFER_AREA )
				=> $this->rating( substr( $field, strlen( Definitions::OFFER_AREA ) ) ),
			default                                        => null,
		};
	}

	/** @return list<string> */
	private function mean(): array {
		$score = Score::about( $this->rated );
		return null === $score ? [] : [ (string) $score->mean ];
	}

	/** @return list<string>|null */
	private function rating( string $name ): ?array {
		$ratings = [];
		foreach ( $this->rated->chart->areas as $index => $area ) {
			if ( in_array( $name, $this->names( $index ), true ) ) {
				$ratings[] = (string) $area->value;
			}
		}
		return [] === $ratings ? null : $ratings;
	}

	/** @return array<int, float> How far up its range each rating is; one outside counts as not rated. */
	private function heights(): array {
		$heights = [];
		foreach ( $this->rated->chart->areas as $index => $area ) {
			$height = $this->rated->range( $index )->part( $area->value );
			if ( $height >= 0 && $height <= 1 ) {
				$heights[ $index ] = $height;
			}
		}
		return $heights;
	}

	/** @return list<string>|null */
	private function largest_gap(): ?array {
		$gaps = [];
		foreach ( $this->rated->chart->areas as $index => $area ) {
			if ( null !== $area->wished ) {
				$range          = $this->rated->range( $index );
				$gaps[ $index ] = -abs( $range->part( $area->wished ) - $range->part( $area->value ) );
			}
		}
		return [] === $gaps ? null : $this->areas_with_least(
			array_filter( $gaps, static fn ( float $gap ): bool => $gap < 0 )
		);
	}

	/**
	 * @param array<int, float> $measures By the index of the area.
	 * @return list<string>
	 */
	private function areas_with_least( array $measures ): array {
		$names = [];
		$least = min( [ INF, ...array_values( $measures ) ] );
		foreach ( $measures as $index => $measure ) {
			if ( $measure - $least < 1e-6 ) {
				array_push( $names, ...$this->names( $index ) );
			}
		}
		return $names;
	}

	/** @return list<string> */
	private function names( int $index ): array {
		return [ $this->rated->chart->areas[ $index ]->label, $this->rated->identity( $index ) ];
	}
}
