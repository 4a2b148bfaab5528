<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart;

use Rueda\Chart\ChartOptions;
use Rueda\Tests\TestCase;

final class ChartOptionsTest extends TestCase {
	public function test_keeps_known_options_only(): void {
		$options = ChartOptions::from_stored(
			'{"responsive":true,"scales":{"r":{"max":"5","ticks":{"display":false,"color":"x"}}},
			"borderWidth":"transparent",
			"plugins":{"legend":{"display":false},"htmlLegend":{"containerID":"wheeloflife-legend-container"}}}'
		);
		self::assertSame( 5.0, $options->maximum() );
		self::assertEquals(
			[
				'scales'  => [
					'r' => [
						'min'   => 0,
						'max'   => 5,
						'ticks' => [ 'display' => false ],
					],
				],
				'plugins' => [ 'legend' => [ 'display' => false ] ],
			],
			$options->to_array()
		);
	}

	public function test_a_scale_may_begin_below_zero(): void {
		$options = ChartOptions::from_stored( '{"scales":{"r":{"min":"-5","max":5}}}' );
		self::assertSame( -5.0, $options->minimum() );
		self::assertEquals(
			[
				'scales' => [
					'r' => [
						'min' => -5,
						'max' => 5,
					],
				],
			],
			$options->to_array()
		);
		self::assertNull( ChartOptions::from_stored( '{"scales":{"r":{"min":2}}}' )->minimum() );
	}

	/** @dataProvider damaged */
	public function test_is_empty_when_the_options_cannot_be_read( mixed $raw ): void {
		$options = ChartOptions::from_stored( $raw );
		self::assertNull( $options->maximum() );
		self::assertSame( [], $options->to_array() );
	}

	/** @return list<array{mixed}> */
	public function damaged(): array {
		return [
			[ null ],
			[ '' ],
			[ '{' ],
			[ '"text"' ],
			[ 7 ],
			[ [] ],
			[ [ 'scales' => 'r' ] ],
			[ [ 'scales' => [ 'r' => 'max' ] ] ],
			[ [ 'scales' => [ 'r' => [ 'max' => -1 ] ] ] ],
			[ [ 'plugins' => [ 'legend' => 'top' ] ] ],
			[ [ 'plugins' => [ 'legend' => [ 'display' => 'false' ] ] ] ],
		];
	}
}
