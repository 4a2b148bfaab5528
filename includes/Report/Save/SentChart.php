<?php

declare( strict_types=1 );

namespace Rueda\Report\Save;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Chart\ChartOptions;
use Rueda\Chart\Note;
use Rueda\Chart\RatedWheel;
use Rueda\Definitions;
use Rueda\Support\Label;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Range;
use Rueda\Support\Read;
use Rueda\Wheel\Area;
use Rueda\Wheel\Wheel;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what a browser sent as a finished wheel, and trusts nothing of it: answers are matched to the areas of the
 * wheel by name, ratings are limited to their ranges, and colours, scale and type are the wheel's own.
 */
final class SentChart {
	private const DEPTH = 12;

	/** @var list<string> Rated names that belong to no area, since the wheel has changed. */
	private array $left_out = [];

	/** @var list<string> Areas whose rating is outside of their range, since that has changed. */
	private array $adjusted = [];

	public function __construct( private Wheel $wheel ) {}

	/** What a visitor has to know of the differences between the answers and the report; "" if there is none. */
	public function notice(): string {
		$sentences = [];
		if ( [] !== $this->left_out ) {
			/* translators: %l: names of areas of a wheel. */
			$sentences[] = wp_sprintf( __( 'Your report does not contain: %l.', 'rueda' ), $this->left_out );
		}
		if ( [] !== $this->adjusted ) {
			$sentences[] = wp_sprintf(
				/* translators: %l: names of areas of a wheel. */
				__( 'Ratings were adjusted to the new scale: %l.', 'rueda' ),
				$this->adjusted
			);
		}
		return [] === $sentences
			? ''
			: __( 'This wheel was changed in the meantime.', 'rueda' ) . ' ' . implode( ' ', $sentences );
	}

	/** @param string $options Options that cannot be read are left out, so that the answers are not lost. */
	public function read( string $data, string $options ): RatedWheel|SaveOutcome {
		$data    = $this->decode( $data, Definitions::REPORT_LIMITS['dataBytes'] );
		$options = $this->decode( $options, Definitions::REPORT_LIMITS['optionsBytes'] );
		if ( $data instanceof SaveOutcome ) {
			return $data;
		}
		$labels  = Read::list_at( $data, 'labels' );
		$ratings = Read::list_at( $data, 'datasets', 0, 'data' );
		if (
			null === $labels
			|| null === $ratings
			|| null === Read::list_at( $data, 'datasets' )
			|| count( $labels ) !== count( $ratings )
			|| count( $labels ) > Definitions::REPORT_LIMITS['areas']
		) {
			return SaveOutcome::malformed();
		}
		$notes   = Note::clean_list( Read::list_at( $data, 'notes' ), count( $labels ) );
		$wishes  = ChartData::wishes_in( $data, count( $labels ) );
		$answers = $this->answers( $labels, $ratings, $notes, $wishes );
		if ( $answers instanceof SaveOutcome ) {
			return $answers;
		}
		$options = ChartOptions::from_stored( $options instanceof SaveOutcome ? [] : $options );
		return $this->filtered( $answers, $options );
	}

	/**
	 * The same for answers that were checked against this wheel already.
	 *
	 * @param list<array{area: Area, rating: int, note: string, wish: int|null}> $answers
	 */
	public function of_areas( array $answers ): RatedWheel {
		$exact = array_map(
			static fn ( array $one ): array => [
				'rating' => (float) $one['rating'],
				'wish'   => null === $one['wish'] ? null : (float) $one['wish'],
			] + $one,
			$answers
		);
		return $this->filtered( $exact, ChartOptions::from_stored( [] ) );
	}

	/** Decodes what was posted; only a list or a map is valid. */
	private function decode( string $json, int $most_bytes ): mixed {
		if ( strlen( $json ) > $most_bytes ) {
			return SaveOutcome::too_large();
		}
		$value = json_decode( $json, true, self::DEPTH );
		if ( is_array( $value ) ) {
			return $value;
		}
		// A syntax error means that the JSON was cut off, unless a program wrote NaN or Infinity on purpose.
		$cut_off    = [ JSON_ERROR_SYNTAX, JSON_ERROR_CTRL_CHAR, JSON_ERROR_STATE_MISMATCH ];
		$is_cut_off = in_array( json_last_error(), $cut_off, true )
			&& 1 !== preg_match( '/(?<![\w"])-?(?:NaN|Infinity)(?![\w"])/', $json );
		return $is_cut_off ? SaveOutcome::cut_off() : SaveOutcome::malformed();
	}

	/**
	 * The answers that belong to an area of this wheel. One without an area is left out: the wheel may have changed
	 * since the page was loaded.
	 *
	 * @param list<mixed>  $labels
	 * @param list<mixed>  $ratings
	 * @param list<string> $notes
	 * @param list<float|null> $wishes Read only if the wheel asks for them.
	 * @return list<array{area: Area, rating: float, note: string, wish: float|null}>|SaveOutcome
	 */
	private function answers( array $labels, array $ratings, array $notes, array $wishes ): array|SaveOutcome {
		$areas   = $this->wheel->areas;
		$answers = [];
		$next    = 0;
		foreach ( $labels as $index => $label ) {
			$rating = ChartArea::number( $ratings[ $index ] );
			if ( ! is_string( $label ) || null === $rating ) {
				return SaveOutcome::malformed();
			}
			$found = $this->find( $label, $areas, $next );
			if ( null === $found ) {
				$this->left_out[] = Label::plain( $label );
				continue;
			}
			$area = $areas[ $found ];
			$held = $this->held( $rating, $area->range() );
			$next = $found + 1;
			if ( abs( $held - $rating ) >= 1 ) {
				$this->adjusted[] = $area->label();
			}
			$note      = $area->has_note() ? $notes[ $index ] : '';
			$wish      = $this->wheel->has_wishes ? $wishes[ $index ] : null;
			$wish      = null === $wish ? null : $this->held( $wish, $area->range() );
			$answers[] = [ 'area' => $area, 'rating' => $held, 'note' => $note, 'wish' => $wish ];
			// An area is rated only once: of two areas with one name, the next answer gets the other.
			unset( $areas[ $found ] );
		}
		return [] === $answers && [] !== $labels ? SaveOutcome::other_wheel() : $answers;
	}

	/**
	 * The first area of this name after the last match, else any that is left.
	 *
	 * @param array<int, Area> $areas
	 */
	private function find( string $label, array $areas, int $next ): ?int {
		// Our page sends names as plain text, others send the HTML from which that was made.
		$names = [ trim( preg_replace( '/\s+/u', ' ', $label ) ?? '' ), Label::plain( $label ) ];
		$first = null;
		foreach ( $areas as $index => $area ) {
			if ( in_array( $area->label(), $names, true ) ) {
				if ( $index >= $next ) {
					return $index;
				}
				$first ??= $index;
			}
		}
		return $first;
	}

	private function held( float $rating, Range $range ): float {
		$rating = 'slider' === $this->wheel->input_type ? $rating : round( $rating );
		return max( (float) $range->min, min( (float) $range->max, $rating ) );
	}

	/** @param list<array{area: Area, rating: float, note: string, wish: float|null}> $answers */
	private function filtered( array $answers, ChartOptions $options ): RatedWheel {
		$data  = $this->data_of( $answers );
		$id    = $this->wheel->id;
		$areas = [];
		foreach ( $answers as [ 'area' => $area, 'rating' => $rating ] ) {
			$areas[] = ChartArea::from_text( $area->label(), $rating, $area->color() );
		}
		$chart = ChartData::from_areas( array_values( array_filter( $areas ) ) );

		/**
		 * Filters the answers of a finished wheel before they are stored. Only this filter can add one that is not for
		 * an area of the wheel.
		 *
		 * @param array<string, mixed> $data     `{labels, datasets:[{data, backgroundColor}]}`; names are plain text.
		 * @param int                  $wheel_id The wheel's id.
		 */
		$other = $this->chart( Listeners::filter( 'wheeloflife_chart_data', $data, $id ) );
		if ( null !== $other && ( $chart->is_empty() || ! $other->is_empty() ) ) {
			$chart = $other;
		}
		$given = $this->with_scale( $options )->to_array();

		/**
		 * Filters the options of a finished wheel's chart before they are stored.
		 *
		 * @param array<string, mixed> $options  As Chart.js takes them; what this plugin does not know is not kept.
		 * @param int                  $wheel_id The wheel's id.
		 */
		$wanted = Listeners::filter( 'wheeloflife_chart_options', $given, $id );
		$wanted = ChartOptions::from_stored( is_array( $wanted ) ? $wanted : $given );
		$found  = $this->areas_of( $chart );
		$more   = self::beside( $found, $answers );
		return new RatedWheel(
			$id,
			$this->wheel->chart_type,
			$chart->with_wishes( array_column( $more, 'wish' ) ),
			array_map( fn ( ?Area $area ): Range => $area?->range() ?? $this->wheel->range, $found ),
			null === $wanted->maximum() ? $this->with_scale( $wanted ) : $wanted,
			$this->not_among( $found ),
			array_map( static fn ( ?Area $area ): string => $area?->identity() ?? '', $found ),
			array_column( $more, 'note' )
		);
	}

	/**
	 * What was given beside the ratings. No filter changes it, so it is found by its area.
	 *
	 * @param list<Area|null> $found
	 * @param list<array{area: Area, rating: float, note: string, wish: float|null}> $answers
	 * @return list<array{note: string, wish: float|null}>
	 */
	private static function beside( array $found, array $answers ): array {
		$given = [];
		foreach ( $answers as $one ) {
			$given[ spl_object_id( $one['area'] ) ] = [ 'note' => $one['note'], 'wish' => $one['wish'] ];
		}
		$nothing = [ 'note' => '', 'wish' => null ];
		return array_map(
			static fn ( ?Area $area ): array => null === $area
				? $nothing
				: $given[ spl_object_id( $area ) ] ?? $nothing,
			$found
		);
	}

	/**
	 * @param list<array{area: Area, rating: float, note: string, wish: float|null}> $answers
	 * @return array<string, mixed>
	 */
	private function data_of( array $answers ): array {
		$labels  = [];
		$ratings = [];
		$colors  = [];
		foreach ( $answers as [ 'area' => $area, 'rating' => $rating ] ) {
			$labels[] = $area->label();
			// Whole ratings are integers, as they were chosen.
			$ratings[] = floor( $rating ) === $rating ? (int) $rating : $rating;
			$colors[]  = $area->color();
		}
		return [ 'labels' => $labels, 'datasets' => [ [ 'data' => $ratings, 'backgroundColor' => $colors ] ] ];
	}

	/**
	 * Checks what a filter returned like any other input. Null when any of it is not a rated area, because leaving
	 * that one out could lose an answer.
	 */
	private function chart( mixed $data ): ?ChartData {
		$labels  = Read::list_at( $data, 'labels' );
		$ratings = Read::list_at( $data, 'datasets', 0, 'data' );
		if ( null === $labels || null === $ratings || count( $labels ) !== count( $ratings ) ) {
			return null;
		}
		$colors = Read::at( $data, 'datasets', 0, 'backgroundColor' );
		$areas  = [];
		foreach ( $labels as $index => $label ) {
			$color = is_array( $colors ) ? $colors[ $index ] ?? null : $colors;
			$area  = ChartArea::from_text( is_string( $label ) ? $label : '', $ratings[ $index ], $color );
			if ( null === $area ) {
				return null;
			}
			$areas[] = $area;
		}
		return ChartData::from_areas( $areas );
	}

	/** @return list<Area|null> The wheel's area for each of the chart's; null for one that a filter added. */
	private function areas_of( ChartData $chart ): array {
		$areas = $this->wheel->areas;
		$found = [];
		$next  = 0;
		foreach ( $chart->areas as $one ) {
			$at      = $this->find( $one->label, $areas, $next );
			$found[] = null === $at ? null : $areas[ $at ];
			if ( null !== $at ) {
				$next = $at + 1;
				unset( $areas[ $at ] );
			}
		}
		return $found;
	}

	/**
	 * @param list<Area|null> $found
	 * @return list<string> The names of the wheel's areas that are not in it.
	 */
	private function not_among( array $found ): array {
		$rest = array_filter(
			$this->wheel->areas,
			static fn ( Area $area ): bool => ! in_array( $area, $found, true )
		);
		return array_values( array_map( static fn ( Area $area ): string => $area->label(), $rest ) );
	}

	/** The scale is the wheel's, so that two of its charts can be compared. */
	private function with_scale( ChartOptions $options ): ChartOptions {
		$ranges = array_map( static fn ( Area $area ): Range => $area->range(), $this->wheel->areas );
		$kept   = $options->to_array();
		$scale  = Read::at( $kept, 'scales', 'r' );
		$own    = Range::scale( [] === $ranges ? [ $this->wheel->range ] : $ranges );
		$scale  = array_merge( is_array( $scale ) ? $scale : [], $own );
		return ChartOptions::from_stored( [ 'scales' => [ 'r' => $scale ] ] + $kept );
	}
}
