<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Chart\ChartOptions;
use Rueda\Chart\Gaps;
use Rueda\Chart\RatedWheel;
use Rueda\Support\Range;
use Rueda\Tests\TestCase;

final class GapsTest extends TestCase {
	/**
	 * TypeScript writes the same sentences: src/blocks/wheel/wished/gaps.test.ts.
	 *
	 * @dataProvider cases
	 * @param list<array{string, int, int, int, int|null}> $areas
	 * @param list<string>                                 $sentences
	 */
	public function test_a_report_says_how_far_wishes_are( array $areas, array $sentences ): void {
		$rated = new RatedWheel(
			1,
			'polar-chart',
			ChartData::from_areas(
				array_map(
					static fn ( array $one ): ?ChartArea
						=> ChartArea::from_text( $one[0], $one[3], '#112233' )?->with_wish( $one[4] ),
					$areas
				)
			),
			array_map( static fn ( array $one ): Range => Range::from_limits( $one[1], $one[2] ), $areas ),
			ChartOptions::from_stored( [] )
		);
		self::assertSame( $sentences, Gaps::about( $rated ) );
		$stored = RatedWheel::from_json( 1, $rated->to_json() );
		self::assertSame( $sentences, Gaps::about( $stored ), 'as it is stored' );
	}

	/** @return iterable<string, array{list<array{string, int, int, int, int|null}>, list<string>}> */
	public function cases(): iterable {
		$cases = json_decode( (string) file_get_contents( RUEDA_REPOSITORY . 'tests/fixtures/gaps.json' ), true );
		foreach ( is_array( $cases ) ? $cases : [] as $case ) {
			yield $case['about'] => [ $case['areas'], $case['sentences'] ];
		}
	}
}
