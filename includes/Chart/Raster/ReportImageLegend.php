<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

use Rueda\Chart\ChartArea;

defined( 'ABSPATH' ) || exit;

/**
 * Colours, names and ratings of areas, in one or two columns. More areas have no legend, because nobody could read it.
 */
final class ReportImageLegend {
	private const ONE_COLUMN  = 12;
	private const TWO_COLUMNS = 24;

	private const HIGHEST_ROW = 46;
	private const LARGEST     = 28.0;
	private const GAP         = 28;
	private const BROAD_GAP   = 64;

	/** @var list<string>|null Null if the font lacks letters of one of them. */
	private ?array $names = [];

	/**
	 * @param list<ChartArea> $areas
	 * @param bool            $is_broad Whether there is room for two columns in any case.
	 */
	public function __construct(
		private TextDrawing $regular,
		private TextDrawing $bold,
		private array $areas,
		private bool $is_broad = false
	) {
		foreach ( $areas as $area ) {
			$name = $regular->readable( $area->label );
			if ( null === $name ) {
				$this->names = null;
				return;
			}
			$this->names[] = '' === $name ? '–' : $name;
		}
	}

	public function is_readable(): bool {
		return null !== $this->names && count( $this->areas ) <= self::TWO_COLUMNS;
	}

	public function is_wide(): bool {
		return $this->is_readable() && count( $this->areas ) > ( $this->is_broad ? 1 : self::ONE_COLUMN );
	}

	/** How many areas are below each other. */
	public function rows(): int {
		if ( ! $this->is_readable() ) {
			return 0;
		}
		return (int) ceil( count( $this->areas ) / ( $this->is_wide() ? 2 : 1 ) );
	}

	/** The height that the legend takes of the room that there is. */
	public function height( float $room ): float {
		return min( $room, self::HIGHEST_ROW * $this->rows() );
	}

	public function draw( Canvas $canvas, float $left, float $top, float $width, float $height ): void {
		if ( 0 === $this->rows() ) {
			return;
		}
		$row  = $height / $this->rows();
		$size = min( self::LARGEST, $row * 0.68 );
		$gap  = $this->is_broad ? self::BROAD_GAP : self::GAP;
		$wide = $this->is_wide() ? ( $width - $gap ) / 2 : $width;
		foreach ( $this->names ?? [] as $index => $name ) {
			$column = intdiv( $index, $this->rows() );
			$middle = $top + $row * ( $index % $this->rows() + 0.5 );
			$this->entry(
				$canvas,
				$name,
				$this->areas[ $index ],
				$left + $column * ( $wide + $gap ),
				$middle,
				$wide,
				$size
			);
		}
	}

	private function entry(
		Canvas $canvas,
		string $name,
		ChartArea $area,
		float $left,
		float $middle,
		float $width,
		float $size
	): void {
		$dot  = $size * 0.34;
		$edge = OpaqueColor::is_pale( $area->color ) ? 1.5 : 0;
		if ( $edge > 0 ) {
			$canvas->fill( [ Shape::disc( $left + $dot, $middle, $dot ) ], OpaqueColor::MUTED );
		}
		$canvas->fill( [ Shape::disc( $left + $dot, $middle, $dot - $edge ) ], $area->color );

		// The middle of a line is not the middle of its letters, most of which stand above it.
		$base   = $middle + $size * 0.36;
		$rating = (string) $this->bold->readable( $area->shown() );
		$taken  = $this->bold->width( $rating, $size );
		$line   = $this->regular->lines( $name, $size, $width - $size * 1.6 - $taken, 1 )[0] ?? '';
		$this->regular->draw( $canvas, $line, $left + $size * 1.1, $base, $size, OpaqueColor::INK );
		$this->bold->draw( $canvas, $rating, $left + $width - $taken, $base, $size, OpaqueColor::INK );
	}
}
