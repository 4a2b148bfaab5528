<?php

declare( strict_types=1 );

namespace Rueda\Report\Pdf;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartType;
use Rueda\Chart\Pdf\PdfDocument;
use Rueda\Chart\Pdf\PdfFlow;
use Rueda\Chart\Pdf\PdfFont;
use Rueda\Chart\Pdf\PdfPages;
use Rueda\Chart\Pdf\PdfSheet;
use Rueda\Chart\Pdf\PdfSizes;
use Rueda\Chart\Pdf\PdfTag;
use Rueda\Chart\Raster\BarPlot;
use Rueda\Chart\Raster\NamedPlot;
use Rueda\Chart\Raster\OpaqueColor;
use Rueda\Chart\Raster\PolarPlot;
use Rueda\Chart\Raster\Shape;
use Rueda\Chart\Raster\TextDrawing;
use Rueda\Report\Report;

defined( 'ABSPATH' ) || exit;

/** The chart of a report and the table of its ratings, side by side. */
final class ChartAndTable {
	/** The room for names around the chart, and between it and the table. */
	private const AROUND = 16.0;
	private const GAP    = 32.0;

	/** How far the key of a chart with wishes is below it. */
	private const KEY = 11.0;

	/** The width of a rating beside the name of its area, without and with a wish, as a multiple of its size. */
	private const RATING = 5.9;
	private const WISHED = 11.3;

	/** More rows than this would not fit beside the chart, and stand below it. */
	private const BESIDE = 24;

	private PdfPages $pages;
	private PdfFlow $flow;
	private PdfSizes $sizes;
	private PdfFont $regular;
	private PdfFont $bold;

	public function __construct( private PdfSheet $sheet, private Report $report ) {
		[ $this->pages, $this->flow, $this->sizes ] = [ $sheet->pages, $sheet->flow, $sheet->sizes ];
		[ $this->regular, $this->bold ]             = [ $sheet->regular, $sheet->bold ];
	}

	public function set(): void {
		if ( $this->report->chart()->is_empty() ) {
			return;
		}
		$top  = $this->flow->y;
		$rows = count( $this->report->chart()->areas );
		$left = $this->sizes->margin;
		$this->chart( $left + $this->named() / 2, $top + $this->named() / 2 );
		$bottom = $top + $this->named() + $this->key_height();
		if ( $rows > self::BESIDE ) {
			$this->flow->y = $bottom + 12;
			$this->table( $left );
			return;
		}
		// A short table stands in the middle of the chart's height.
		$this->flow->y = $top + max( 0.0, ( $bottom - $top - ( $rows + 1 ) * $this->sizes->row ) / 2 );
		$this->table( $left + $this->sizes->chart + 2 * self::AROUND + self::GAP );
		$this->flow->y = max( $bottom, $this->flow->y );
	}

	private function chart( float $x, float $y ): void {
		$data = $this->report->chart();
		$plot = $this->plot();
		$half = $this->named() / 2;
		$base = $this->pages->height - $y;
		$box  = array_map(
			[ PdfDocument::class, 'number' ],
			[ $x - $half, $base - $half - $this->key_height(), $x + $half, $base + $half ]
		);
		/* translators: %s: names of life areas. */
		$words  = sprintf( __( 'Chart of these areas: %s.', 'rueda' ), wp_sprintf_l( '%l', $data->labels() ) );
		$figure = $this->pages->tag(
			'Figure',
			null,
			'/Alt ' . PdfDocument::text( $words ) . ' /A << /O /Layout /BBox [ ' . implode( ' ', $box ) . ' ] >>'
		);
		$this->pages->within(
			$figure,
			function () use ( $plot, $data, $x, $y ): void {
				$scale = $this->report->rated()->scale();
				$side  = $this->named();
				if ( ! $plot->draw_with_names( $data, $scale, $x, $y, $side, $side, $this->sizes->small ) ) {
					$plot->draw( $data, $scale, $x, $y, $this->sizes->chart, $this->sizes->small );
				}
				$left = $x - $plot->key_width( $data, $this->sizes->small ) / 2;
				$plot->draw_key( $data, $left, $y + $this->named() / 2 + self::KEY, $this->sizes->small );
			}
		);
	}

	private function key_height(): float {
		return $this->report->chart()->has_wishes() ? self::KEY + 3 : 0;
	}

	/** Names and ratings are text, which can be selected. */
	private function plot(): NamedPlot {
		$is_cartesian = ChartType::from_word( $this->report->chart_type() )->is_cartesian();
		return new NamedPlot(
			$this->pages,
			$is_cartesian ? new BarPlot() : new PolarPlot(),
			$this->regular->text,
			$this->bold->text,
			function ( TextDrawing $text, string $words, float $x, float $y, float $size, string $color ): void {
				$font = $text === $this->bold->text ? $this->bold : $this->regular;
				$this->pages->text( $font, $words, $x, $y, $size, $color );
			}
		);
	}

	private function table( float $left ): void {
		$table = $this->pages->tag( 'Table' );
		$right = $this->pages->width - $this->sizes->margin;
		$width = $this->report->chart()->has_wishes() ? self::WISHED : self::RATING;
		$names = $right - $width * $this->sizes->text;
		$head  = $this->pages->tag( 'TR', $table );
		$this->flow->need( $this->sizes->row );
		$this->cell( $head, 'Column', __( 'Area', 'rueda' ), $left + 14, $names, false );
		$this->cell( $head, 'Column', __( 'Rating', 'rueda' ), $left, $right, true );
		$this->flow->y += $this->sizes->row;
		foreach ( $this->report->chart()->areas as $index => $area ) {
			$this->flow->need( $this->sizes->row );
			$row = $this->pages->tag( 'TR', $table );
			$y   = $this->flow->y;
			$this->pages->decorate(
				function () use ( $area, $left, $right, $y ): void {
					$this->pages->fill( [ Shape::box( $left, $y, $right - $left, 0.5 ) ], OpaqueColor::LINE );
					$middle = $y + $this->sizes->row / 2;
					$edge   = OpaqueColor::is_pale( $area->color ) ? 1 : 0;
					$this->pages->fill( [ Shape::disc( $left + 4, $middle, 4 ) ], OpaqueColor::MUTED );
					$this->pages->fill( [ Shape::disc( $left + 4, $middle, 4 - $edge ) ], $area->color );
				}
			);
			$this->cell( $row, 'Row', $this->sheet->area_name( $area->label, $index ), $left + 14, $names, false );
			$this->cell( $row, '', $this->rating( $area, $index ), $left, $right, true );
			$this->flow->y += $this->sizes->row;
		}
	}

	private function rating( ChartArea $area, int $index ): string {
		$most = ChartArea::written( (float) $this->report->rated()->range( $index )->max );
		/* translators: 1: average of ratings, 2: the highest possible rating. */
		$words = sprintf( __( '%1$s of %2$s', 'rueda' ), $area->shown(), $most );
		if ( null !== $area->wished ) {
			/* translators: 1: a rating, 2: the rating that is wished for. */
			$words = sprintf( __( '%1$s, wished %2$s', 'rueda' ), $words, $area->shown_wish() );
		}
		return $this->regular->text->readable( $words ) ?? "{$area->value} / {$most}";
	}

	/**
	 * @param string $scope  Of a heading: Row or Column; empty for a cell with a value.
	 * @param bool   $is_end Whether the text ends at the right, as numbers and their heading do.
	 */
	private function cell( PdfTag $row, string $scope, string $text, float $left, float $right, bool $is_end ): void {
		$font  = 'Column' === $scope ? $this->bold : $this->regular;
		$lines = $font->text->lines( (string) $font->text->readable( $text ), $this->sizes->text, $right - $left, 1 );
		$line  = $lines[0] ?? '';
		$x     = $is_end ? $right - $font->text->width( $line, $this->sizes->text ) : $left;
		$base  = $this->flow->y + $this->sizes->row / 2 + $this->sizes->text * 0.36;
		$this->pages->within(
			'' === $scope
			? $this->pages->tag( 'TD', $row )
			: $this->pages->tag( 'TH', $row, "/A << /O /Table /Scope /{$scope} >>" ),
			fn () => $this->pages->text( $font, $line, $x, $base, $this->sizes->text, OpaqueColor::INK )
		);
	}

	/** The side of the box of the chart with its names. */
	private function named(): float {
		return $this->sizes->chart + 2 * self::AROUND;
	}
}
