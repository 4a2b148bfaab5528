<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart;

use Rueda\Chart\Comparison;
use Rueda\Chart\RatedWheel;
use Rueda\Tests\TestCase;

final class ComparisonTest extends TestCase {
	/**
	 * TypeScript says the same of kept wheels: src/blocks/wheel/album/rules/comparison.test.ts.
	 *
	 * @dataProvider cases
	 * @param array<string, mixed> $case
	 */
	public function test_finished_wheels_are_compared_area_by_area( array $case ): void {
		$comparison = Comparison::between( array_map( [ $this, 'rated' ], $case['wheels'] ) );
		self::assertSame( $case['isPercent'], $comparison->is_percent );
		self::assertEquals(
			// Without wishes, a row of the table has two parts.
			array_map( static fn ( array $row ): array => $row + [ 2 => self::none( $row[1] ) ], $case['rows'] ),
			array_map(
				static fn ( array $row ): array => [ $row['label'], $row['values'], $row['wishes'] ],
				$comparison->rows
			)
		);
		self::assertSame( $case['sentences'], $comparison->sentences() );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public function cases(): iterable {
		$file  = RUEDA_REPOSITORY . 'tests/fixtures/comparisons.json';
		$cases = json_decode( (string) file_get_contents( $file ), true );
		foreach ( is_array( $cases ) ? $cases : [] as $case ) {
			yield $case['about'] => [ $case ];
		}
	}

	public function test_an_area_stays_itself_when_it_is_renamed(): void {
		$comparison = Comparison::between(
			[
				$this->rated( [ 'max' => 10, 'areas' => [ [ 'Job', 4, 'work' ], [ 'Work', 1, 'chores' ] ] ] ),
				$this->rated( [ 'max' => 10, 'areas' => [ [ 'Work', 6, 'work' ], [ 'Fun', 3, 'fun' ] ] ] ),
			]
		);
		self::assertEquals( [ 4, 6 ], $comparison->rows[0]['values'] );
		self::assertSame( [ 'Work', 'Fun', 'Work' ], array_column( $comparison->rows, 'label' ) );
	}

	/**
	 * @param list<mixed> $values
	 * @return list<null>
	 */
	private static function none( array $values ): array {
		return array_fill( 0, count( $values ), null );
	}

	/** @param array{max: int, areas: list<array{0: string, 1: int|float, 2?: int|string}>} $wheel */
	private function rated( array $wheel ): RatedWheel {
		$areas = array_map(
			static fn ( array $one ): array => [
				'label'  => $one[0],
				'rating' => $one[1],
				'color'  => '#112233',
				'id'     => is_string( $one[2] ?? null ) ? $one[2] : '',
				'wished' => is_string( $one[2] ?? null ) ? null : $one[2] ?? null,
			],
			$wheel['areas']
		);
		$scale = [ 'scales' => [ 'r' => [ 'max' => $wheel['max'] ] ] ];
		return RatedWheel::from_json( 1, (string) wp_json_encode( [ 'areas' => $areas, 'options' => $scale ] ) );
	}
}
