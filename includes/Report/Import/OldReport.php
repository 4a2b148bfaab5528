<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Chart\ChartOptions;
use Rueda\Chart\RatedWheel;
use Rueda\Report\Report;
use Rueda\Support\Color;
use Rueda\Support\Range;
use Rueda\Support\Read;
use Rueda\Support\StoredValue;
use Rueda\Wheel\Wheel;
use Rueda\Wheel\WheelMeta;

defined( 'ABSPATH' ) || exit;

/**
 * A report of the other plugin, and how it becomes one of ours.
 *
 * @immutable
 */
final class OldReport {
	private const MOST_AREAS = 100;

	/** The ranges that the other plugin offered, for ratings that do not fit the wheel's present ranges. */
	private const RANGES = [ [ 1, 10 ], [ 0, 10 ], [ 1, 100 ], [ 0, 100 ] ];

	/**
	 * @param string                $name     The last part of its address.
	 * @param int                   $saved_at Seconds since 1970, UTC.
	 * @param array<string, string> $metas    As they stand in the database.
	 */
	public function __construct(
		public int $id,
		public string $name,
		private string $title,
		private int $author,
		public int $saved_at,
		private array $metas
	) {}

	/** Never empty, because a stored title marks a report that another plugin saved. */
	public function title(): string {
		$title = trim( sanitize_text_field( $this->title ) );
		return '' === $title ? Report::title_elsewhere( $this->id ) : $title;
	}

	/** The number that ends its title, and its id for a title without one. */
	public function number(): int {
		return self::number_in( $this->title() ) ?? $this->id;
	}

	/** The number that ends a title. */
	public static function number_in( string $title ): ?int {
		return 1 === preg_match( '/#([1-9]\d{0,17})$/D', $title, $found ) ? (int) $found[1] : null;
	}

	/** 0 when there was none. */
	public function wheel_id(): int {
		return Read::id( $this->value( 'wheelId' ) );
	}

	/** The user who was logged in; 0 for a visitor, and for a user whose account is deleted. */
	public function user_id(): int {
		$user = isset( $this->metas['userId'] ) ? Read::id( $this->value( 'userId' ) ) : $this->author;
		return $user > 0 && false !== get_userdata( $user ) ? $user : 0;
	}

	/**
	 * Names and colours are those that were stored with the ratings. The wheel, if it still exists, gives the ranges.
	 * If ratings are beyond them, the wheel was changed since, and a range that fits all ratings is used.
	 */
	public function rated( ?Wheel $wheel ): RatedWheel {
		$areas  = $this->areas();
		$ranges = null === $wheel ? [] : $this->ranges( $areas, $wheel );
		if ( [] === $ranges || ! $this->fit( $areas, $ranges ) ) {
			$ranges = array_fill( 0, count( $areas ), $this->common_range( $areas ) );
		}
		$held = [];
		foreach ( $areas as $index => $area ) {
			$held[] = ChartArea::from_text(
				$area->label,
				max( $ranges[ $index ]->min, min( $ranges[ $index ]->max, $area->value ) ),
				$area->color
			);
		}
		return new RatedWheel(
			null === $wheel ? 0 : $wheel->id,
			(string) WheelMeta::clean_value( WheelMeta::CHART_TYPE, $this->value( 'chartType' ) ),
			ChartData::from_areas( array_values( array_filter( $held ) ) ),
			$ranges,
			$this->options( [] === $ranges ? [ $wheel->range ?? Range::from_limits( null, null ) ] : $ranges )
		);
	}

	/** @return list<ChartArea> */
	private function areas(): array {
		$data   = $this->value( 'chartData' );
		$labels = Read::values_at( $data, 'labels' );
		$values = Read::values_at( $data, 'datasets', 0, 'data' );
		$colors = Read::values_at( $data, 'datasets', 0, 'backgroundColor' );
		$areas  = [];
		foreach ( array_slice( $labels, 0, min( count( $values ), self::MOST_AREAS ) ) as $index => $label ) {
			$areas[] = ChartArea::from_html( $label, $values[ $index ], Color::hex( $colors[ $index ] ?? null ) );
		}
		return array_values( array_filter( $areas ) );
	}

	/**
	 * @param list<ChartArea> $areas
	 * @return list<Range> Those of the wheel's areas with these names; of two areas with one name, the first counts.
	 */
	private function ranges( array $areas, Wheel $wheel ): array {
		$known = [];
		foreach ( $wheel->areas as $area ) {
			$known[ $area->label() ] ??= $area->range();
		}
		return array_map( static fn ( ChartArea $area ): Range => $known[ $area->label ] ?? $wheel->range, $areas );
	}

	/**
	 * @param list<ChartArea> $areas
	 * @param list<Range>     $ranges One for each.
	 */
	private function fit( array $areas, array $ranges ): bool {
		foreach ( $areas as $index => $area ) {
			if ( $area->value < $ranges[ $index ]->min || $area->value > $ranges[ $index ]->max ) {
				return false;
			}
		}
		return true;
	}

	/** @param list<ChartArea> $areas */
	private function common_range( array $areas ): Range {
		$range = Range::from_limits( null, null );
		foreach ( self::RANGES as [ $min, $max ] ) {
			$range = Range::from_limits( $min, $max );
			if ( $this->fit( $areas, array_fill( 0, count( $areas ), $range ) ) ) {
				break;
			}
		}
		return $range;
	}

	/** @param non-empty-list<Range> $ranges */
	private function options( array $ranges ): ChartOptions {
		$stored = $this->value( 'chartOptions' );
		$ticks  = [ 'display' => Read::at( $stored, 'scales', 'r', 'ticks', 'display' ) ];
		$legend = [ 'display' => Read::at( $stored, 'plugins', 'legend', 'display' ) ];
		return ChartOptions::from_stored(
			[
				'scales'  => [ 'r' => Range::scale( $ranges ) + [ 'ticks' => $ticks ] ],
				'plugins' => [ 'legend' => $legend ],
			]
		);
	}

	private function value( string $key ): mixed {
		return StoredValue::unserialized( $this->metas[ $key ] ?? '' );
	}
}
