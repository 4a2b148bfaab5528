<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Chart\ChartOptions;
use Rueda\Tests\TestCase;

final class ChartDataTest extends TestCase {
	/**
	 * TypeScript reads the same cases: src/blocks/saved-chart/rules/chart-data.test.ts.
	 *
	 * @dataProvider stored_charts
	 * @param list<array{0: string, 1: float|int, 2: string, 3?: int|null}>|null $expected Null when it cannot be read.
	 * @param array{min: int, max: int}|null              $scale    Null when the case says nothing about it.
	 */
	public function test_reads_the_same_values_as_the_script(
		string $json,
		?array $expected,
		?string $options,
		?array $scale
	): void {
		$data = ChartData::from_stored( $json );
		$read = null === $data ? null : array_map(
			static fn( ChartArea $area ): array => [ $area->label, $area->value, $area->color, $area->wished ],
			$data->areas
		);
		$pad  = static fn ( array $area ): array => array_pad( $area, 4, null );
		self::assertEquals( null === $expected ? null : array_map( $pad, $expected ), $read );
		if ( null !== $scale ) {
			self::assertEquals( $scale, (array) $data?->scale( ChartOptions::from_stored( $options ) ) );
		}
	}

	/** @return iterable<string, array{string, array<mixed>|null, string|null, array<mixed>|null}> */
	public function stored_charts(): iterable {
		$cases = json_decode( (string) file_get_contents( RUEDA_REPOSITORY . 'tests/fixtures/chart-data.json' ), true );
		foreach ( $cases as $case ) {
			yield $case['name'] => [ $case['json'], $case['areas'], $case['options'] ?? null, $case['scale'] ?? null ];
		}
	}

	public function test_reads_a_decoded_attribute_like_its_json(): void {
		$stored = [
			'labels'   => [ 'Health' ],
			'datasets' => [ [ 'data' => [ 7 ] ] ],
		];
		self::assertEquals( ChartData::from_stored( wp_json_encode( $stored ) ), ChartData::from_stored( $stored ) );
		self::assertTrue( ChartData::from_stored( null )->is_empty() );
		self::assertNull( ChartData::from_stored( 7 ) );
	}

	public function test_shows_a_hundred_areas_at_most(): void {
		$many = range( 1, 150 );
		$data = ChartData::from_stored(
			[
				'labels'   => $many,
				'datasets' => [ [ 'data' => $many ] ],
			]
		);
		self::assertCount( 100, $data->areas );
	}

	public function test_cuts_a_label_that_is_too_long(): void {
		$area = ChartArea::from_html( str_repeat( 'ñ', 300 ), 1, null );
		self::assertSame( str_repeat( 'ñ', 200 ), $area->label );
	}

	public function test_is_written_as_the_protocol_says(): void {
		$json = '{"labels":["A"],"datasets":[{"data":[7],"backgroundColor":["#1DB53F"]}]}';
		self::assertSame( $json, wp_json_encode( ChartData::from_stored( $json )->to_array() ) );
	}

	/** @dataProvider maxima */
	public function test_finds_the_outermost_ring( float $largest, ?float $wanted, float $expected ): void {
		$data = ChartData::from_stored(
			[
				'labels'   => [ 'A', 'B' ],
				'datasets' => [ [ 'data' => [ 0, $largest ] ] ],
			]
		);
		self::assertSame( $expected, $data->maximum( $wanted ) );
	}

	/** @return list<array{float, float|null, float}> */
	public function maxima(): array {
		return [
			[ -4.0, null, 10.0 ],
			[ 10.0, null, 10.0 ],
			[ 10.5, null, 20.0 ],
			[ 20.0, null, 20.0 ],
			[ 21.0, null, 50.0 ],
			[ 51.0, null, 100.0 ],
			[ 100.0, null, 100.0 ],
			[ 999.0, null, 1000.0 ],
			[ 7.0, 7.0, 7.0 ],
			[ 3.0, 100.0, 100.0 ],
			[ 12.0, 10.0, 20.0 ],
		];
	}

	/** @dataProvider minima */
	public function test_begins_the_scale_at_zero_or_below( float $smallest, ?float $wanted, float $expected ): void {
		$data = ChartData::from_stored(
			[
				'labels'   => [ 'A', 'B' ],
				'datasets' => [ [ 'data' => [ 4, $smallest ] ] ],
			]
		);
		self::assertSame( $expected, $data->minimum( $wanted ) );
	}

	/** @return list<array{float, float|null, float}> */
	public function minima(): array {
		return [
			[ 3.0, null, 0.0 ],
			[ 0.0, null, 0.0 ],
			[ 3.0, -5.0, -5.0 ],
			[ -5.0, -5.0, -5.0 ],
			[ -5.0, 5.0, -5.0 ],
			[ -6.0, -5.0, -10.0 ],
			[ -0.5, null, -1.0 ],
			[ -11.0, null, -20.0 ],
		];
	}

	public function test_writes_numbers_as_the_site_does(): void {
		self::assertSame( '7', ChartArea::written( 7.0 ) );
		self::assertSame( '2.5', ChartArea::written( 2.5 ) );
		self::assertSame( '6.67', ChartArea::written( 6.666 ) );
	}
}
