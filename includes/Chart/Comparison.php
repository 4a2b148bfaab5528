<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/**
 * Several finished runs of a wheel, oldest first, area by area. src/blocks/wheel/album/rules/comparison.ts does the
 * same for wheels that a visitor keeps; both are tested with tests/fixtures/comparisons.json.
 *
 * @immutable
 * @phpstan-type Row array{
 *   id: string, label: string, color: string, values: list<float|null>, wishes: list<float|null>, wished: float|null
 * }
 * @phpstan-type Change array{label: string, before: float, after: float, wished: float|null}
 */
final class Comparison {
	/**
	 * @param list<Row>  $rows       In the order of the newest wheel, followed by areas that only older ones have. A
	 *                               value is null if the area was not rated, or not there; so is a wish that was not
	 *                               given. `wished` is the last one.
	 * @param bool       $is_percent The wheels have different scales, so their ratings are shown in percent.
	 */
	private function __construct( public array $rows, public ChartScale $scale, public bool $is_percent ) {}

	/** @param non-empty-list<RatedWheel> $wheels Oldest first. */
	public static function between( array $wheels ): self {
		$scales     = array_map( static fn ( RatedWheel $one ): ChartScale => $one->scale(), $wheels );
		$is_percent = count( array_unique( $scales, SORT_REGULAR ) ) > 1;
		$rows       = [];
		for ( $at = count( $wheels ) - 1; $at >= 0; $at-- ) {
			foreach ( $wheels[ $at ]->chart->areas as $index => $area ) {
				$id    = $wheels[ $at ]->identity( $index );
				$row   = self::place( $rows, $id, $area->label, $at );
				$shown = static fn ( ?float $value ): ?float => $is_percent && null !== $value
					? round( 100 * $scales[ $at ]->part( $value ) )
					: $value;
				$wish  = $shown( $area->wished );
				// The newest wheel that has the area names it.
				$rows[ $row ] ??= [
					'id'     => $id,
					'label'  => $area->label,
					'color'  => $area->color,
					'values' => array_fill( 0, count( $wheels ), null ),
					'wishes' => array_fill( 0, count( $wheels ), null ),
					'wished' => null,
				];

				$rows[ $row ]['values'][ $at ] = $shown( $area->value );
				$rows[ $row ]['wishes'][ $at ] = $wish;
				$rows[ $row ]['wished']      ??= $wish;
			}
		}
		return new self( array_values( $rows ), $is_percent ? new ChartScale( 0, 100 ) : $scales[0], $is_percent );
	}

	/**
	 * Areas are matched by what they are counted by, so that one stays itself when it is renamed. The same may occur
	 * twice, so each is matched only once.
	 *
	 * @param array<int, Row> $rows
	 */
	private static function place( array $rows, string $id, string $label, int $at ): int {
		foreach ( [ [ 'id', $id ], [ 'label', $label ] ] as [ $by, $value ] ) {
			foreach ( $rows as $place => $row ) {
				if ( $row[ $by ] === $value && null === $row['values'][ $at ] ) {
					return $place;
				}
			}
		}
		return count( $rows );
	}

	/** @return list<Change> From the first rating to the last, the largest difference first. */
	public function changes(): array {
		$changes = [];
		$sizes   = [];
		foreach ( $this->rows as [ 'label' => $label, 'values' => $values, 'wished' => $wished ] ) {
			$rated = self::rated( $values );
			$after = $rated[ count( $rated ) - 1 ] ?? 0.0;
			if ( count( $rated ) > 1 ) {
				$changes[] = [ 'label' => $label, 'before' => $rated[0], 'after' => $after, 'wished' => $wished ];
				$sizes[]   = round( abs( $after - $rated[0] ), 2 );
			}
		}
		// Sorting is stable, so equal changes stay in the order of the areas.
		arsort( $sizes );
		return array_map( static fn ( int $at ): array => $changes[ $at ], array_keys( $sizes ) );
	}

	/** @return list<string> A sentence for each change, then those that name the areas without. */
	public function sentences(): array {
		$sentences = [];
		$same      = [];
		foreach ( $this->changes() as $change ) {
			if ( $change['before'] === $change['after'] && null === $change['wished'] ) {
				$same[] = $change['label'];
			} else {
				$sentences[] = $this->sentence( $change );
			}
		}
		$once = [];
		foreach ( $this->rows as $row ) {
			if ( count( self::rated( $row['values'] ) ) < 2 ) {
				$once[] = $row;
			}
		}
		if ( [] !== $same ) {
			/* translators: %l: names of life areas. */
			$sentences[] = wp_sprintf( __( 'As before: %l.', 'rueda' ), $same );
		}
		if ( [] !== $once ) {
			/* translators: %l: names of life areas. */
			$sentences[] = wp_sprintf( __( 'Rated only once: %l.', 'rueda' ), array_column( $once, 'label' ) );
		}
		return $sentences;
	}

	/** A number as it is shown. */
	public function shown( float $value ): string {
		// As src/blocks/wheel/album/Compare.tsx writes it.
		return ChartArea::written( $value ) . ( $this->is_percent ? ' %' : '' );
	}

	/** @param Change $change */
	private function sentence( array $change ): string {
		$more = $change['after'] - $change['before'];
		if ( null !== $change['wished'] ) {
			return $this->sentence_with_wish( $change, $change['wished'] );
		}
		return sprintf(
			$more > 0
				/* translators: 1: name of an area, 2: its first rating, 3: its last rating, 4: the difference. */
				? __( '%1$s: from %2$s to %3$s (%4$s more)', 'rueda' )
				/* translators: 1: name of an area, 2: its first rating, 3: its last rating, 4: the difference. */
				: __( '%1$s: from %2$s to %3$s (%4$s less)', 'rueda' ),
			$change['label'],
			$this->shown( $change['before'] ),
			$this->shown( $change['after'] ),
			$this->shown( round( abs( $more ), 2 ) )
		);
	}

	/** @param Change $change */
	private function sentence_with_wish( array $change, float $wished ): string {
		$more = round( $change['after'] - $change['before'], 2 );
		if ( 0.0 === $more ) {
			return sprintf(
				/* translators: 1: name of an area, 2: its rating, 3: the rating that is wished for. */
				__( '%1$s: still %2$s, wished %3$s', 'rueda' ),
				$change['label'],
				$this->shown( $change['after'] ),
				$this->shown( $wished )
			);
		}
		return sprintf(
			$more > 0
				/* translators: 1: an area, 2: its first rating, 3: its last, 4: the difference, 5: the wished rating. */
				? __( '%1$s: from %2$s to %3$s (%4$s more), wished %5$s', 'rueda' )
				/* translators: 1: an area, 2: its first rating, 3: its last, 4: the difference, 5: the wished rating. */
				: __( '%1$s: from %2$s to %3$s (%4$s less), wished %5$s', 'rueda' ),
			$change['label'],
			$this->shown( $change['before'] ),
			$this->shown( $change['after'] ),
			$this->shown( abs( $more ) ),
			$this->shown( $wished )
		);
	}

	public function has_wishes(): bool {
		return [] !== self::rated( array_column( $this->rows, 'wished' ) );
	}

	/**
	 * @param list<float|null> $values
	 * @return list<float>
	 */
	public static function rated( array $values ): array {
		return array_values( array_filter( $values, 'is_float' ) );
	}
}
