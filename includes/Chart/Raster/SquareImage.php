<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;
use Rueda\Chart\ChartType;

defined( 'ABSPATH' ) || exit;

/** Draws a report as a square picture to keep: title and sentence, the chart, the site's logo and name. */
final class SquareImage {
	public const SIDE = 1080;

	private const MARGIN = 64;
	private const WIDTH  = self::SIDE - 2 * self::MARGIN;

	private const TITLE         = 52.0;
	private const TITLE_LINE    = 62;
	private const SENTENCE      = 26.0;
	private const SENTENCE_LINE = 36;
	private const KEY           = 22.0;
	private const FOOT          = 48;

	/** A row of the legend, and the most of the picture's height that all of them take. */
	private const ROW    = 42;
	private const LEGEND = 270;

	/** The sizes of names and ratings, the room above a chart with names, and that around a chart without. */
	private const NAME   = 28.0;
	private const RATING = 24.0;
	private const ABOVE  = 16;
	private const AROUND = 92;

	public function __construct( private TextDrawing $regular, private TextDrawing $bold ) {}

	/** @return string A PNG file. */
	public function png(
		ChartData $data,
		ChartScale $scale,
		ChartType $type,
		string $title,
		string $sentence,
		SiteLine $site
	): string {
		$canvas = new Canvas( self::SIDE, self::SIDE );
		$top    = $this->words( $canvas, $title, $sentence );
		$plot   = $type->is_cartesian() ? new BarPlot() : new PolarPlot();
		$chart  = NamedPlot::on_canvas( $canvas, $plot, $this->regular, $this->bold );
		$this->chart( $canvas, $chart, $data, $scale, $top );
		$base = self::SIDE - self::MARGIN;
		$key  = $chart->key_width( $data, self::KEY );
		$chart->draw_key( $data, self::SIDE - self::MARGIN - $key, $base, self::KEY );
		$site->draw( $canvas, $this->regular, self::MARGIN, $base, self::WIDTH - 1.5 * $key );
		return $canvas->png();
	}

	/**
	 * Names of areas are around the chart, or in a legend below it where they do not fit.
	 *
	 * @param float $top Where the words above it end.
	 */
	private function chart( Canvas $canvas, NamedPlot $chart, ChartData $data, ChartScale $scale, float $top ): void {
		$bottom = self::SIDE - self::MARGIN - self::FOOT;
		$x      = self::SIDE / 2;
		$room   = $bottom - $top - self::ABOVE;
		$y      = $bottom - $room / 2;
		if ( $chart->draw_with_names( $data, $scale, $x, $y, self::WIDTH, $room, self::NAME ) ) {
			return;
		}
		$legend = new ReportImageLegend( $this->regular, $this->bold, $data->areas, true );
		$height = $legend->is_readable() ? min( self::LEGEND, self::ROW * $legend->rows() ) : 0;
		$legend->draw( $canvas, self::MARGIN, $bottom - $height, self::WIDTH, $height );
		$room = $bottom - $height - $top;
		$side = min( self::WIDTH, $room ) - self::AROUND;
		$chart->draw( $data, $scale, $x, $top + $room / 2, $side, self::RATING );
	}

	/** @return float Where the words end. */
	private function words( Canvas $canvas, string $title, string $sentence ): float {
		$y     = (float) self::MARGIN;
		$title = (string) $this->bold->readable( $title );
		foreach ( $this->bold->lines( $title, self::TITLE, self::WIDTH, 2 ) as $line ) {
			$this->bold->draw( $canvas, $line, self::MARGIN, $y + self::TITLE * 0.78, self::TITLE, OpaqueColor::INK );
			$y += self::TITLE_LINE;
		}
		$words = (string) $this->regular->readable( $sentence );
		foreach ( $this->regular->lines( $words, self::SENTENCE, self::WIDTH, 2 ) as $line ) {
			$base = $y + self::SENTENCE;
			$this->regular->draw( $canvas, $line, self::MARGIN, $base, self::SENTENCE, OpaqueColor::MUTED );
			$y += self::SENTENCE_LINE;
		}
		return $y;
	}
}
