<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;
use Rueda\Chart\NameRing;
use Rueda\Chart\Wish;
use Rueda\Chart\WishKey;

defined( 'ABSPATH' ) || exit;

/**
 * A chart in a picture or a PDF with the ratings of its areas, and the names of its areas around it where they fit.
 *
 * @phpstan-type Writer callable( TextDrawing, string, float, float, float, string ): void
 */
final class NamedPlot {
	/** The sizes of a sample in the key, as parts of the text's: it is followed by a gap, its word and a wider one. */
	private const WIDE = 1.5;
	private const HIGH = 0.8;
	private const THIN = 0.18;
	private const GAP  = 0.45;
	private const NEXT = 1.4;

	/** How much lower than its middle the base line of a text is, as a share of its size. */
	private const BASE = 0.36;

	/** @param Writer $write Writes a text in one line: font, text, left, base line, size, colour. */
	public function __construct(
		private Surface $surface,
		private Plot $plot,
		private TextDrawing $regular,
		private TextDrawing $bold,
		private mixed $write
	) {}

	public static function on_canvas( Canvas $canvas, Plot $plot, TextDrawing $regular, TextDrawing $bold ): self {
		$write = static fn(
			TextDrawing $font,
			string $text,
			float $x,
			float $y,
			float $size,
			string $color
		) => $font->draw( $canvas, $text, $x, $y, $size, $color );
		return new self( $canvas, $plot, $regular, $bold, $write );
	}

	/**
	 * The chart and its ratings.
	 *
	 * @param float $x    The middle of the chart.
	 * @param float $y    The same.
	 * @param float $size Its side.
	 * @param float $em   The size of the ratings.
	 */
	public function draw( ChartData $data, ChartScale $scale, float $x, float $y, float $size, float $em ): void {
		$this->plot->draw( $this->surface, $data, $scale, $x, $y, $size );
		$width = fn( string $text ): float => $this->bold->width( (string) $this->bold->readable( $text ), $em );
		foreach ( $this->plot->numbers( $data, $scale, $x, $y, $size, $em, $width ) as $number ) {
			$this->write( $this->bold, $number['text'], $number['x'], $number['y'], $em, $number['color'] );
		}
	}

	/**
	 * The chart, its ratings and its names in a box, whose middle is that of the chart.
	 *
	 * @return bool False, and nothing is drawn, if the names do not fit or cannot be read.
	 */
	public function draw_with_names(
		ChartData $data,
		ChartScale $scale,
		float $x,
		float $y,
		float $width,
		float $height,
		float $em
	): bool {
		$names = array_map(
			fn( ChartArea $area ): string => (string) $this->regular->readable( $area->label ),
			$data->areas
		);
		$ring  = $this->plot instanceof PolarPlot && ! in_array( '', $names, true )
			? ( new NameRing( fn( string $text ): float => $this->regular->width( $text, 1 ) ) )
				->largest( $names, $width / $em, $height / $em )
			: null;
		if ( null === $ring ) {
			return false;
		}
		$this->draw( $data, $scale, $x, $y, 2 * $ring['radius'] * $em, $em );
		foreach ( $ring['boxes'] as $box ) {
			foreach ( $box['lines'] as $index => $line ) {
				$down = $box['y'] + ( $index + ( 1 - count( $box['lines'] ) ) / 2 ) * NameRing::line_height();
				$this->write( $this->regular, $line, $x + $box['x'] * $em, $y + $down * $em, $em, OpaqueColor::INK );
			}
		}
		return true;
	}

	/** How wide the key of a chart with wishes is; 0 without wishes, or if our font lacks letters of its words. */
	public function key_width( ChartData $data, float $em ): float {
		$wide = 0.0;
		foreach ( $data->has_wishes() ? WishKey::words() : [] as $word ) {
			if ( '' === (string) $this->regular->readable( $word ) ) {
				return 0;
			}
			$next  = 0.0 === $wide ? 0 : self::NEXT;
			$wide += ( $next + self::WIDE + self::GAP ) * $em + $this->regular->width( $word, $em );
		}
		return $wide;
	}

	/** What the filled forms and the lines of a chart with wishes mean. */
	public function draw_key( ChartData $data, float $left, float $base, float $em ): void {
		$middle = $base - self::BASE * $em;
		$wide   = self::WIDE * $em;
		foreach ( 0.0 === $this->key_width( $data, $em ) ? [] : WishKey::words() as $name => $word ) {
			$high  = ( 'now' === $name ? self::HIGH : self::THIN ) * $em;
			$color = 'now' === $name ? OpaqueColor::FILLED : Wish::COLOR;
			$this->surface->fill( [ Shape::box( $left, $middle - $high / 2, $wide, $high ) ], $color );
			$left += $wide + self::GAP * $em;
			( $this->write )( $this->regular, $word, $left, $base, $em, OpaqueColor::MUTED );
			$left += $this->regular->width( $word, $em ) + self::NEXT * $em;
		}
	}

	/**
	 * @param float $x The middle of the text.
	 * @param float $y The same.
	 */
	private function write( TextDrawing $font, string $text, float $x, float $y, float $em, string $color ): void {
		$text = (string) $font->readable( $text );
		$left = $x - $font->width( $text, $em ) / 2;
		( $this->write )( $font, $text, $left, $y + self::BASE * $em, $em, $color );
	}
}
