<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart;

use Rueda\Chart\NameRing;
use Rueda\Chart\SavedChart;
use Rueda\Tests\TestCase;

final class NameRingTest extends TestCase {
	/**
	 * @dataProvider cases
	 * @param list<string> $names
	 */
	public function test_names_are_around_the_chart_from_the_width_at_which_they_fit( array $names, int $from ): void {
		self::assertSame( $from, ( new NameRing() )->from( $names ) );
	}

	/** @return array<string, array{list<string>, int}> */
	public function cases(): array {
		$file  = (string) file_get_contents( RUEDA_REPOSITORY . 'tests/fixtures/name-rings.json' );
		$cases = [];
		foreach ( json_decode( $file, true ) as $case ) {
			$cases[ $case['about'] ] = [ $case['names'], $case['from'] ];
		}
		return $cases;
	}

	public function test_a_chart_with_longer_names_is_smaller_and_one_with_too_long_names_has_none(): void {
		$ring  = new NameRing( static fn( string $text ): float => 0.5 * strlen( $text ) );
		$short = $ring->largest( [ 'Fun', 'Joy', 'Work', 'Home' ], 24, 20 );
		$long  = $ring->largest( [ 'Fun and joy', 'Family', 'Work', 'Home and garden' ], 24, 20 );
		self::assertGreaterThan( $long['radius'] ?? 99, $short['radius'] ?? 0 );
		self::assertNull( $ring->largest( [ 'Fun', str_repeat( 'long', 5 ) ], 24, 20 ) );
	}

	public function test_a_chart_prints_its_names_around_it_or_in_a_legend(): void {
		$short = $this->chart( [ 'Fun', 'Work', 'Home' ] );
		self::assertStringContainsString( 'class="rueda-figure is-ring-20"', $short );
		self::assertStringContainsString(
			'<li style="--rueda-x:0.866;--rueda-y:-0.500;--rueda-lean:1.000;--rueda-wide:1.820">',
			$short
		);
		self::assertStringContainsString( 'class="rueda-figure">', $this->chart( [ str_repeat( 'long', 9 ) ] ) );
		self::assertStringContainsString( 'class="rueda-figure">', $this->chart( [ 'Fun', 'Work' ], 'bar' ) );
	}

	/** @param list<string> $labels */
	private function chart( array $labels, string $type = 'polar-chart' ): string {
		$data = [ 'labels' => $labels, 'datasets' => [ [ 'data' => array_fill( 0, count( $labels ), 5 ) ] ] ];
		return ( new SavedChart() )->inside( [ 'chartData' => $data, 'chartType' => $type ] );
	}
}
