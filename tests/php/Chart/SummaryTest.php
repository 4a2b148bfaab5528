<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Chart\ChartOptions;
use Rueda\Chart\RatedWheel;
use Rueda\Chart\Score;
use Rueda\Chart\ScoreSentence;
use Rueda\Chart\Summary;
use Rueda\Support\Range;
use Rueda\Tests\TestCase;

final class SummaryTest extends TestCase {
	/**
	 * TypeScript writes the same sentences: src/blocks/wheel/page/summary.test.ts.
	 *
	 * @dataProvider cases
	 * @param list<array{string, int, int}> $areas
	 * @param list<array{int, int}>         $answers
	 */
	public function test_a_report_has_the_same_summary_as_the_result(
		array $areas,
		array $answers,
		string $score,
		string $sentence
	): void {
		$rated  = [];
		$ranges = [];
		foreach ( $answers as [ $index, $rating ] ) {
			[ $label, $min, $max ] = $areas[ $index ];

			$rated[]  = ChartArea::from_text( $label, $rating, '#112233' );
			$ranges[] = Range::from_limits( $min, $max );
			unset( $areas[ $index ] );
		}
		$wheel = new RatedWheel(
			1,
			'polar-chart',
			ChartData::from_areas( array_values( array_filter( $rated ) ) ),
			$ranges,
			ChartOptions::from_stored( [] ),
			array_column( $areas, 0 )
		);

		self::assertSame( $score, ScoreSentence::of( Score::about( $wheel ) ) );
		self::assertSame( $sentence, Summary::about( $wheel ) );
		$stored = RatedWheel::from_json( 1, $wheel->to_json() );
		self::assertSame( $sentence, Summary::about( $stored ), 'as it is stored' );
	}

	/** @return iterable<string, array{list<array{string, int, int}>, list<array{int, int}>, string, string}> */
	public function cases(): iterable {
		$cases = json_decode( (string) file_get_contents( RUEDA_REPOSITORY . 'tests/fixtures/summaries.json' ), true );
		foreach ( is_array( $cases ) ? $cases : [] as $case ) {
			yield $case['about'] => [ $case['areas'], $case['answers'], $case['score'], $case['sentence'] ];
		}
	}
}
