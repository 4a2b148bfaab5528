<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart;

use Rueda\Chart\RatedWheel;
use Rueda\Chart\Score;
use Rueda\Definitions;
use Rueda\Support\Range;
use Rueda\Tests\TestCase;

/**
 * What a thousand wheels come to is in tests/fixtures/scores.jsonl, one wheel a line: { areas, score }, each area
 * [ rating or null, lowest, highest ]. TypeScript has the same test: src/frontend/values/score.test.ts.
 * To update it after a change of the rules: RUEDA_WRITE_SCORES=1 npm test -- php
 */
final class ScoreTest extends TestCase {
	private const FILE = RUEDA_REPOSITORY . 'tests/fixtures/scores.jsonl';

	private const COUNT = 1000;

	public function test_a_wheel_comes_to_what_the_script_is_tested_with(): void {
		$written = implode( "\n", array_map( [ $this, 'line' ], self::wheels() ) ) . "\n";
		if ( '' !== (string) getenv( 'RUEDA_WRITE_SCORES' ) ) {
			file_put_contents( self::FILE, $written );
		}

		// Not assertSame(), because it would print a thousand wheels for one difference.
		self::assertTrue(
			file_get_contents( self::FILE ) === $written,
			'The scores are not those of the file.'
		);
	}

	public function test_the_wheels_contain_enough_of_each_kind(): void {
		$words = array_fill_keys( array_keys( Definitions::EVENNESS ), 0 );
		$bands = array_fill_keys( array_keys( Definitions::RATING_BANDS ), 0 );
		$none  = 0;
		foreach ( self::wheels() as $areas ) {
			$score = self::score( $areas );
			$none += null === $score ? 1 : 0;
			if ( null !== $score && null !== $score->evenness ) {
				++$words[ $score->evenness ];
			}
			foreach ( null === $score ? [] : $score->bands as $band ) {
				++$bands[ $band ];
			}
		}

		self::assertGreaterThan( self::COUNT / 20, min( $words ) );
		self::assertGreaterThan( self::COUNT, min( $bands ) );
		self::assertGreaterThan( 5, $none );
	}

	public function test_the_mean_leaves_out_what_was_not_rated(): void {
		$score = self::score( [ [ 7, 1, 10 ], [ null, 1, 10 ], [ 9, 1, 10 ], [ 4, 1, 10 ] ] );

		self::assertSame( 6.7, $score->mean ?? null );
		self::assertSame( 10, $score->range->max ?? null );
		self::assertSame( [ 2, 0, 3 ], $score->strongest_first ?? null );
		self::assertSame( [ 0 => 'middle', 2 => 'high', 3 => 'low' ], $score->bands ?? null );
	}

	public function test_a_single_rating_is_neither_even_nor_uneven(): void {
		$score = self::score( [ [ 7, 1, 10 ] ] );

		self::assertSame( 7.0, $score->mean ?? null );
		self::assertNull( $score->evenness ?? null );
	}

	public function test_areas_with_their_own_ranges_count_by_how_far_up_they_are(): void {
		$score = self::score( [ [ 2, 0, 4 ], [ 5, 0, 10 ], [ 0, -10, 10 ] ] );

		self::assertSame( 0.0, $score->mean ?? null );
		self::assertSame( 10, $score->range->max ?? null );
		self::assertSame( 'even', $score->evenness ?? null );
		self::assertSame( [ 0, 1, 2 ], $score->weakest_first ?? null );
		self::assertSame( [ 0, 1, 2 ], $score->strongest_first ?? null );
	}

	public function test_an_old_report_with_strings_and_missing_numbers_has_the_score_of_what_can_be_read(): void {
		$rated = RatedWheel::from_json(
			1,
			(string) wp_json_encode(
				[
					'areas' => [
						[ 'label' => 'Health', 'rating' => '7' ],
						[ 'label' => 'Friends' ],
						[ 'label' => 'Work', 'rating' => 'many', 'min' => 1, 'max' => 10 ],
						[ 'label' => 'Money', 'rating' => 8, 'min' => '1', 'max' => '10' ],
						[ 'label' => 'Fun', 'rating' => 80 ],
						'Home',
					],
				]
			)
		);
		$score = Score::about( $rated );

		self::assertSame( 7.5, $score->mean ?? null );
		self::assertSame( [ 1, 0 ], $score->strongest_first ?? null );
	}

	public function test_nothing_rated_has_no_score(): void {
		self::assertNull( self::score( [] ) );
		self::assertNull( self::score( [ [ null, 1, 10 ] ] ) );
	}

	/** @param list<array{float|int|null, int, int}> $areas */
	private function line( array $areas ): string {
		$score = self::score( $areas );
		return (string) wp_json_encode(
			[
				'areas' => $areas,
				'score' => null === $score ? null : [
					'mean'           => $score->mean,
					'minValue'       => $score->range->min,
					'maxValue'       => $score->range->max,
					'spread'         => $score->spread,
					'evenness'       => $score->evenness,
					'strongestFirst' => $score->strongest_first,
					'weakestFirst'   => $score->weakest_first,
					'bands'          => (object) $score->bands,
				],
			]
		);
	}

	/** @param list<array{float|int|null, int, int}> $areas */
	private static function score( array $areas ): ?Score {
		return Score::of(
			array_column( $areas, 0 ),
			array_map( static fn( array $area ): Range => Range::from_limits( $area[1], $area[2] ), $areas )
		);
	}

	/** @return list<list<array{float|int|null, int, int}>> The same in every run. */
	private static function wheels(): array {
		mt_srand( 38 );
		$wheels = [];
		for ( $wheel = 0; $wheel < self::COUNT; $wheel++ ) {
			$own   = 0 === mt_rand( 0, 2 );
			$width = mt_rand( 0, 4 );
			$from  = mt_rand( 0, 8 );
			$areas = [];
			for ( $area = 0, $count = mt_rand( 0, 12 ); $area < $count; $area++ ) {
				$min     = $own ? mt_rand( -5, 5 ) : 1;
				$max     = $own ? $min + mt_rand( 1, 20 ) : 10;
				$share   = min( 10, $from + mt_rand( 0, 2 * $width ) ) / 10;
				$rating  = round( $min + $share * ( $max - $min ), 0 === mt_rand( 0, 9 ) ? 2 : 0 );
				$areas[] = [
					0 === mt_rand( 0, 7 ) ? null : $rating + ( 0 === mt_rand( 0, 40 ) ? 30 : 0 ),
					$min,
					$max,
				];
			}
			$wheels[] = $areas;
		}
		mt_srand();
		return $wheels;
	}
}
