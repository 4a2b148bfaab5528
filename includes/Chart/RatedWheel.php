<?php

declare( strict_types=1 );

namespace Rueda\Chart;

use Rueda\Definitions;
use Rueda\Support\Range;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * What a report holds: areas with the names, colours and ranges they had when they were rated. A report must not
 * change when its wheel does.
 *
 * @immutable
 */
final class RatedWheel {
	/**
	 * @param int          $wheel_id   0 when there is none.
	 * @param string       $chart_type As stored with a wheel: `polar-chart`, `bar` …
	 * @param list<Range>  $ranges     One for each area of the chart.
	 * @param list<string> $skipped    Names of the wheel's areas that were not rated; older reports do not say.
	 * @param list<string> $identities By what each area is counted; empty for an area that is counted by its name.
	 * @param list<string> $notes      What was written about each area, as plain text.
	 * @param list<NextStep> $steps    What the owner does next.
	 */
	public function __construct(
		public int $wheel_id,
		public string $chart_type,
		public ChartData $chart,
		private array $ranges,
		public ChartOptions $options,
		public array $skipped = [],
		private array $identities = [],
		private array $notes = [],
		public array $steps = []
	) {}

	/** Reads what was stored; parts that are missing or broken are empty. */
	public static function from_json( int $wheel_id, string $json ): self {
		$stored = json_decode( $json, true );
		$areas  = [];
		$ranges = [];
		$ids    = [];
		$notes  = [];
		foreach ( Read::list_at( $stored, 'areas' ) ?? [] as $one ) {
			$label = Read::at( $one, 'label' );
			$area  = ChartArea::from_text(
				is_string( $label ) ? $label : '',
				Read::at( $one, 'rating' ),
				Read::at( $one, 'color' )
			);
			if ( null !== $area ) {
				$areas[]  = $area->with_wish( Read::at( $one, 'wished' ) );
				$ranges[] = Range::from_limits( Read::at( $one, 'min' ), Read::at( $one, 'max' ) );
				$id       = Read::at( $one, 'id' );
				$ids[]    = is_string( $id ) ? $id : '';
				$notes[]  = Note::clean( Read::at( $one, 'note' ) );
			}
		}
		$type = Read::at( $stored, 'type' );
		return new self(
			$wheel_id,
			is_string( $type ) ? $type : '',
			ChartData::from_areas( $areas ),
			$ranges,
			ChartOptions::from_stored( Read::at( $stored, 'options' ) ),
			array_values( array_filter( Read::list_at( $stored, 'skipped' ) ?? [], 'is_string' ) ),
			$ids,
			$notes,
			self::steps_of( Read::list_at( $stored, 'steps' ) ?? [], count( $areas ) )
		);
	}

	/**
	 * The JSON is ASCII without characters that mean anything in HTML. So neither an old database's character set nor
	 * WordPress's HTML filter for what visitors write changes it.
	 *
	 * @param array<string, mixed> $more What the store has to keep beside it.
	 */
	public function to_json( array $more = [] ): string {
		$areas = [];
		foreach ( $this->chart->areas as $index => $area ) {
			$id      = $this->identity( $index );
			$areas[] = ( $id === $area->label ? [] : [ 'id' => $id ] ) + [
				'label'  => $area->label,
				'rating' => $area->value,
				'color'  => $area->color,
				'min'    => $this->range( $index )->min,
				'max'    => $this->range( $index )->max,
			] + ( null === $area->wished ? [] : [ 'wished' => $area->wished ] )
				+ ( '' === $this->note( $index ) ? [] : [ 'note' => $this->note( $index ) ] );
		}
		return (string) wp_json_encode(
			$more + [
				'type'    => $this->chart_type,
				'areas'   => $areas,
				'skipped' => $this->skipped,
				'options' => $this->options->to_array(),
			] + ( [] === $this->steps ? [] : [
				'steps' => array_map( static fn ( NextStep $step ): array => $step->to_array(), $this->steps ),
			] ),
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT
		);
	}

	/** @param list<NextStep> $steps */
	public function with_steps( array $steps ): self {
		return new self(
			$this->wheel_id,
			$this->chart_type,
			$this->chart,
			$this->ranges,
			$this->options,
			$this->skipped,
			$this->identities,
			$this->notes,
			$steps
		);
	}

	/**
	 * @param list<mixed> $stored
	 * @return list<NextStep>
	 */
	private static function steps_of( array $stored, int $areas ): array {
		$steps = array_map(
			static fn ( mixed $one ): ?NextStep => NextStep::read(
				Read::at( $one, 'area' ),
				Read::at( $one, 'text' ),
				Read::at( $one, 'day' ),
				$areas
			),
			array_slice( $stored, 0, Definitions::REPORT_LIMITS['steps'] )
		);
		return array_values( array_filter( $steps, static fn ( ?NextStep $step ): bool => null !== $step ) );
	}

	public function scale(): ChartScale {
		return $this->chart->scale( $this->options );
	}

	/** The identity by which the area at this place is counted. */
	public function identity( int $index ): string {
		$id = $this->identities[ $index ] ?? '';
		return '' !== $id ? $id : ( $this->chart->areas[ $index ] ?? null )->label ?? '';
	}

	/** What the visitor wrote about the area at this place: plain text, empty for nothing. */
	public function note( int $index ): string {
		return $this->notes[ $index ] ?? '';
	}


	/** The range in which the area at this place of the chart could be rated. */
	public function range( int $index ): Range {
		return $this->ranges[ $index ] ?? Range::from_limits( null, null );
	}

	/** @return list<Range> One for each area of the chart. */
	public function ranges(): array {
		return array_map( fn( int $index ): Range => $this->range( $index ), array_keys( $this->chart->areas ) );
	}
}
