<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;
use Rueda\Chart\PolarNumbers;
use Rueda\Tests\TestCase;

final class PolarNumbersTest extends TestCase {
	/**
	 * @dataProvider cases
	 * @param list<float>              $parts
	 * @param list<array{float, bool}> $wanted
	 * @param list<float|null>         $wishes
	 */
	public function test_the_number_of_a_sector_is_where_it_can_be_read(
		array $parts,
		int $letters,
		array $wanted,
		array $wishes
	): void {
		$places = array_map(
			static fn( array $place ): array => [ round( $place['radius'], 4 ), $place['is_inside'] ],
			PolarNumbers::places( array_map( 'floatval', $parts ), $letters, null, $wishes )
		);
		self::assertEquals( $wanted, $places );
	}

	/** @return array<string, array{list<float>, int, list<array{float, bool}>, list<float|null>}> */
	public function cases(): array {
		$cases = [];
		$file  = (string) file_get_contents( RUEDA_REPOSITORY . 'tests/fixtures/polar-numbers.json' );
		foreach ( json_decode( $file, true ) as $case ) {
			$cases[ $case['about'] ] = [ $case['parts'], $case['letters'], $case['places'], $case['wishes'] ?? [] ];
		}
		return $cases;
	}

	/** @dataProvider colors */
	public function test_a_number_is_black_or_white_by_contrast( string $color, string $wanted ): void {
		$data = ChartData::from_areas( array_values( array_filter( [ ChartArea::from_text( 'Fun', 9, $color ) ] ) ) );
		self::assertSame( $wanted, PolarNumbers::of_chart( $data, new ChartScale( 0, 10 ), 'red' )[0]['color'] );
	}

	/** @return list<array{string, string}> */
	public function colors(): array {
		return [
			[ '#ffff00', '#000000' ],
			[ '#00f', '#ffffff' ],
			[ '#e8590c', '#000000' ],
			[ '#7048e8ff', '#ffffff' ],
			[ '#00000080', 'red' ],
		];
	}
}
