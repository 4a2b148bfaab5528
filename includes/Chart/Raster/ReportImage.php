<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;
use Rueda\Chart\ChartType;

defined( 'ABSPATH' ) || exit;

/**
 * Draws a report as a picture for previews of links and for emails: the chart at the left; beside it the title, a
 * sentence; below them the site's logo and name. Names of areas are around the chart, or in a legend where they do not
 * fit. If our font lacks the letters of all words, the chart is in the middle of the picture.
 */
final class ReportImage {
	public const WIDTH  = 1200;
	public const HEIGHT = 630;

	private const MARGIN = 56;
	private const GAP    = 58;

	/** The side of the chart: beside one column of words, beside two, and without a legend. */
	private const CHART  = 518;
	private const BESIDE = 420;
	private const ALONE  = 456;

	/** The box of a chart with names around it. */
	private const NAMED        = 596;
	private const NAMED_HEIGHT = self::HEIGHT - self::MARGIN;

	private const NAME   = 25.0;
	private const RATING = 24.0;

	private const SENTENCE      = 28.0;
	private const SENTENCE_LINE = 38;

	/** The key of a chart with wishes, and the height that it takes. */
	private const KEY      = 22.0;
	private const KEY_LINE = 44;

	/** The base line of the site's name, and where words end above the site's name. */
	private const FOOT   = self::HEIGHT - self::MARGIN;
	private const BOTTOM = self::FOOT - 46;

	/** If the rows of the legend would be lower than this, the sentence is left out. */
	private const COMFORTABLE_ROW = 34;

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
		$canvas  = new Canvas( self::WIDTH, self::HEIGHT );
		$chart   = NamedPlot::on_canvas(
			$canvas,
			$type->is_cartesian() ? new BarPlot() : new PolarPlot(),
			$this->regular,
			$this->bold
		);
		$legend  = new ReportImageLegend( $this->regular, $this->bold, $data->areas );
		$heading = (string) $this->bold->readable( $title );
		$words   = (string) $this->regular->readable( $sentence );
		$middle  = self::HEIGHT / 2;

		if ( '' === $heading && ! $legend->is_readable() ) {
			$chart->draw( $data, $scale, self::WIDTH / 2, $middle, self::ALONE, self::RATING );
			$beside = ( self::WIDTH - self::ALONE ) / 2 - 2 * self::MARGIN;
			$site->draw( $canvas, $this->regular, self::MARGIN, self::FOOT, $beside );
			$chart->draw_key( $data, self::MARGIN, self::BOTTOM, self::KEY );
			return $canvas->png();
		}
		$side = self::NAMED;
		$left = self::MARGIN / 2 + $side / 2;
		if ( $chart->draw_with_names( $data, $scale, $left, $middle, $side, self::NAMED_HEIGHT, self::NAME ) ) {
			$legend = new ReportImageLegend( $this->regular, $this->bold, [] );
		} else {
			$side = $legend->is_wide() ? self::BESIDE : self::CHART;
			$size = $legend->is_readable() ? $side : self::ALONE;
			$chart->draw( $data, $scale, self::MARGIN + $side / 2, $middle, $size, self::RATING );
		}
		$column = self::MARGIN + $side + self::GAP;
		$width  = self::WIDTH - self::MARGIN - $column;
		$bottom = 0.0 === $chart->key_width( $data, self::KEY ) ? self::BOTTOM : self::BOTTOM - self::KEY_LINE;
		$this->words( $canvas, $heading, $words, $legend, $column, $width, $bottom );
		$chart->draw_key( $data, $column, self::BOTTOM, self::KEY );
		$site->draw( $canvas, $this->regular, $column, self::FOOT, $width );
		return $canvas->png();
	}

	/** Draws title, sentence and legend below each other, in the middle of the space that they have. */
	private function words(
		Canvas $canvas,
		string $title,
		string $sentence,
		ReportImageLegend $legend,
		float $left,
		float $width,
		float $bottom
	): void {
		[ $size, $heading ] = $this->heading( $title, $width, $legend->is_wide() );

		$line  = $size * 1.2;
		$room  = $bottom - self::MARGIN - count( $heading ) * $line - 16;
		$below = $this->regular->lines( $sentence, self::SENTENCE, $width, 5 );
		$taken = [] === $below ? 0 : count( $below ) * self::SENTENCE_LINE + 12;
		if ( $room - $taken < self::COMFORTABLE_ROW * $legend->rows() ) {
			$below = [];
			$taken = 0;
		}
		$room  -= $taken;
		$height = $legend->height( $room );

		$y = self::MARGIN + ( $room - $height ) / 2;
		foreach ( $heading as $text ) {
			$this->bold->draw( $canvas, $text, $left, $y + $line - $size * 0.3, $size, OpaqueColor::INK );
			$y += $line;
		}
		foreach ( $below as $text ) {
			$y += self::SENTENCE_LINE;
			$this->regular->draw( $canvas, $text, $left, $y - 2, self::SENTENCE, OpaqueColor::MUTED );
		}
		$legend->draw( $canvas, $left, $y + 16 + ( [] === $below ? 0 : 12 ), $width, $height );
	}

	/**
	 * Long titles are set smaller rather than cut.
	 *
	 * @return array{float, list<string>} The size, and the lines.
	 */
	private function heading( string $title, float $width, bool $is_crowded ): array {
		if ( ! $is_crowded ) {
			$lines = $this->bold->lines( $title, 52.0, $width, 3 );
			if ( count( $lines ) < 3 ) {
				return [ 52.0, $lines ];
			}
		}
		return [ 40.0, $this->bold->lines( $title, 40.0, $width, $is_crowded ? 2 : 3 ) ];
	}
}
