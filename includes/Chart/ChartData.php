<?php

declare( strict_types=1 );

namespace Rueda\Chart;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * What a stored chart shows: areas in the order in which they were answered.
 *
 * The stored `{labels, datasets:[{data, backgroundColor}]}` comes from browsers, old plugins and hand-written blocks,
 * so it is read leniently; a second dataset, with the label `wished`, has what visitors wish for; the areas that
 * result are valid. The page's own reader is src/blocks/saved-chart/rules/chart-data.ts: both are tested with the cases
 * in tests/fixtures/chart-data.json.
 *
 * @immutable
 */
final class ChartData {
	private const MOST_AREAS = 100;

	/** The label of the dataset with wishes. */
	private const WISHED = 'wished';

	/** @param list<ChartArea> $areas */
	private function __construct( public array $areas ) {}

	/**
	 * @param mixed $raw A decoded block attribute, or a string of JSON.
	 * @return self|null Null when it cannot be read; nothing stored means an empty chart.
	 */
	public static function from_stored( mixed $raw ): ?self {
		if ( is_string( $raw ) && '' !== trim( $raw ) ) {
			$raw = json_decode( $raw, true );
			if ( null === $raw ) {
				return null;
			}
		}
		if ( null === $raw || '' === $raw || [] === $raw ) {
			return new self( [] );
		}
		$labels = Read::list_at( $raw, 'labels' );
		$values = Read::list_at( $raw, 'datasets', 0, 'data' );
		if ( null === $labels || null === $values ) {
			return null;
		}
		$colors = Read::at( $raw, 'datasets', 0, 'backgroundColor' );
		return new self( self::areas_of( $labels, $values, $colors, self::wishes_in( $raw, count( $labels ) ) ) );
	}

	/** @param list<ChartArea> $areas */
	public static function from_areas( array $areas ): self {
		return new self( array_slice( $areas, 0, self::MOST_AREAS ) );
	}

	/**
	 * The wishes of a chart as it is sent and stored; null for each that is no number.
	 *
	 * @param int $count How many labels it has. Wishes that are not as many are none, since they may be for other
	 *                   areas.
	 * @return list<float|null> As many.
	 */
	public static function wishes_in( mixed $raw, int $count ): array {
		$wishes = self::WISHED === Read::at( $raw, 'datasets', 1, 'label' )
			? Read::list_at( $raw, 'datasets', 1, 'data' ) ?? []
			: [];
		return count( $wishes ) === $count
			? array_map( [ ChartArea::class, 'number' ], $wishes )
			: array_fill( 0, $count, null );
	}

	/** @param list<float|null> $wishes In the order of the areas. */
	public function with_wishes( array $wishes ): self {
		$areas = $this->areas;
		foreach ( $areas as $index => $area ) {
			$areas[ $index ] = $area->with_wish( $wishes[ $index ] ?? null );
		}
		return new self( $areas );
	}

	public function has_wishes(): bool {
		return [] !== $this->wishes();
	}

	public function is_empty(): bool {
		return [] === $this->areas;
	}

	/** The scale that the options want, as far as all ratings fit into it. */
	public function scale( ChartOptions $options ): ChartScale {
		$minimum = $this->minimum( $options->minimum() );
		return new ChartScale( $minimum, $this->maximum( $options->maximum(), $minimum ) );
	}

	/** The wanted maximum if all ratings fit into it, else a round number above them. It is above the minimum. */
	public function maximum( ?float $wanted, float $minimum = 0.0 ): float {
		$largest = max( [ $minimum, ...$this->values(), ...$this->wishes() ] );
		if ( null !== $wanted && $wanted > $minimum && $wanted >= $largest ) {
			return $wanted;
		}
		return $largest <= 10 ? 10.0 : $this->rounded( $largest );
	}

	/** Zero, unless ratings are below it: then the wanted minimum, or a round number below them. */
	public function minimum( ?float $wanted ): float {
		$smallest = min( [ 0.0, ...$this->values(), ...$this->wishes() ] );
		if ( null !== $wanted && $wanted < 0 && $wanted <= $smallest ) {
			return $wanted;
		}
		return 0.0 === $smallest ? 0.0 : -$this->rounded( -$smallest );
	}

	/**
	 * @return array{labels: list<string>, datasets: list<array<string, mixed>>} As it is sent and stored; a second
	 *                                                                          dataset only if there are wishes.
	 */
	public function to_array(): array {
		$colors = array_map( static fn( ChartArea $area ): string => $area->color, $this->areas );
		$wishes = array_map( static fn( ChartArea $area ): ?float => $area->wished, $this->areas );
		return [
			'labels'   => $this->labels(),
			'datasets' => [
				[ 'data' => $this->values(), 'backgroundColor' => $colors ],
				...( $this->has_wishes() ? [ [ 'label' => self::WISHED, 'data' => $wishes ] ] : [] ),
			],
		];
	}

	/** @return list<string> */
	public function labels(): array {
		return array_map( static fn( ChartArea $area ): string => $area->label, $this->areas );
	}

	/** @return list<float> */
	public function values(): array {
		return array_map( static fn( ChartArea $area ): float => $area->value, $this->areas );
	}

	/** @return list<float> Those that were given. */
	private function wishes(): array {
		$wishes = array_map( static fn( ChartArea $area ): ?float => $area->wished, $this->areas );
		return array_values( array_filter( $wishes, 'is_float' ) );
	}

	/** The next of 1, 2, 5, 10, 20, 50 … */
	private function rounded( float $number ): float {
		$unit = 10 ** max( 0, floor( log10( $number ) ) );
		foreach ( [ 1, 2, 5 ] as $times ) {
			if ( $number <= $times * $unit ) {
				return (float) ( $times * $unit );
			}
		}
		return (float) ( 10 * $unit );
	}

	/**
	 * @param list<mixed> $labels
	 * @param list<mixed> $values
	 * @param mixed       $colors A list, one colour for all, or anything else.
	 * @param list<float|null> $wishes
	 * @return list<ChartArea>
	 */
	private static function areas_of( array $labels, array $values, mixed $colors, array $wishes ): array {
		$areas = [];
		foreach ( array_slice( $labels, 0, min( count( $values ), self::MOST_AREAS ) ) as $index => $label ) {
			$color = is_array( $colors ) ? $colors[ $index ] ?? null : $colors;
			$area  = ChartArea::from_html( $label, $values[ $index ], $color );
			if ( null !== $area ) {
				$areas[] = $area->with_wish( $wishes[ $index ] );
			}
		}
		return $areas;
	}
}
