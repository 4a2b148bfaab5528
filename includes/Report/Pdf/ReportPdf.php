<?php

declare( strict_types=1 );

namespace Rueda\Report\Pdf;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartType;
use Rueda\Chart\Gaps;
use Rueda\Chart\Logo\LogoBox;
use Rueda\Chart\Note;
use Rueda\Chart\Pdf\PdfDocument;
use Rueda\Chart\Pdf\PdfFlow;
use Rueda\Chart\Pdf\PdfFont;
use Rueda\Chart\Pdf\PdfPages;
use Rueda\Chart\Pdf\PdfTag;
use Rueda\Chart\Raster\BarPlot;
use Rueda\Chart\Raster\NamedPlot;
use Rueda\Chart\Raster\OpaqueColor;
use Rueda\Chart\Raster\PolarPlot;
use Rueda\Chart\Raster\Shape;
use Rueda\Chart\Raster\TextDrawing;
use Rueda\Chart\Raster\Typeface;
use Rueda\Chart\Score;
use Rueda\Chart\Summary;
use Rueda\Report\Advice;
use Rueda\Report\Name;
use Rueda\Report\Report;
use Rueda\Report\SiteLogo;
use Rueda\Support\Label;
use Rueda\Support\Period;
use Rueda\Support\SpanishFallback;
use Rueda\Wheel\WheelScore;

defined( 'ABSPATH' ) || exit;

/** A report as a PDF: chart and table side by side, then notes and advice. One page for up to twelve areas. */
final class ReportPdf {
	private const FONTS = RUEDA_DIR . 'assets/fonts/NotoSans-';

	/** Width and height of paper in points, and where Letter is used (by CLDR). */
	private const A4      = [ 595.28, 841.89 ];
	private const LETTER  = [ 612.0, 792.0 ];
	private const LETTERS = '/_(BZ|CA|CL|CO|CR|GT|MX|NI|PA|PH|PR|SV|US|VE)(_|$)/D';

	private const CHART  = 208.0;
	private const AROUND = 16.0;
	private const NAMED  = self::CHART + 2 * self::AROUND;
	private const GAP    = 32.0;
	private const ROW    = 19.0;

	/** How far the key of a chart with wishes is below it. */
	private const KEY = 11.0;

	/** The width of a rating beside the name of its area, without and with a wish. */
	private const RATING = 62.0;
	private const WISHED = 118.0;

	/** More rows than this would not fit beside the chart, and stand below it. */
	private const BESIDE = 24;

	private const LOGO_WIDTH  = 120.0;
	private const LOGO_HEIGHT = 30.0;

	private const TITLE   = 24.0;
	private const HEADING = 14.0;
	private const TEXT    = 10.5;
	private const SMALL   = 9.0;

	private PdfFont $regular;
	private PdfFont $bold;
	private PdfPages $pages;
	private PdfFlow $flow;

	/** @param bool $is_for_mail Whether somebody may have it sent to somebody else. */
	public function __construct( private Report $report, private bool $is_for_mail = false ) {
		$this->regular = new PdfFont(
			'F1',
			'NotoSans-Regular',
			new TextDrawing( new Typeface( self::FONTS . 'Regular.ttf' ) )
		);
		$this->bold    = new PdfFont(
			'F2',
			'NotoSans-Bold',
			new TextDrawing( new Typeface( self::FONTS . 'Bold.ttf' ) )
		);

		$locale      = 'en' === $report->locale() ? 'en_US' : $report->locale();
		$paper       = 1 === preg_match( self::LETTERS, $locale ) ? self::LETTER : self::A4;
		$this->pages = new PdfPages( $paper[0], $paper[1], [ $this->regular, $this->bold ] );
		$this->flow  = new PdfFlow( $this->pages );
	}

	/** The name under which browsers save it. */
	public function file_name(): string {
		$name = Name::name_for_readers( $this->report );
		$name = $name === $this->report->title() ? '' : sanitize_title( $name );
		$name = preg_replace( '/[^a-z0-9-]+/', '', $name ) ?? '';
		return ( '' === $name ? 'report' : $name ) . "-{$this->report->id()}.pdf";
	}

	/** @return string The file, in the language in which the wheel was rated. */
	public function bytes(): string {
		$is_switched = SpanishFallback::switch_to( $this->report->locale() );
		try {
			$this->head();
			$this->chart_and_table();
			$this->gaps();
			$this->notes();
			$this->steps();
			$this->advice();
			$this->origin();
			return $this->pages->bytes( Name::name_for_readers( $this->report ), get_bloginfo( 'language' ) );
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}

	private function head(): void {
		$flow = $this->flow;
		$this->site();
		$name  = Name::name_for_readers( $this->report );
		$title = null === $this->bold->text->readable( $name ) ? $this->report->title() : $name;

		$flow->has_left_out = $flow->has_left_out || $title !== $name;
		$flow->text( $this->pages->tag( 'H1' ), $this->bold, $title, self::TITLE, most: 3 );
		$date = Period::day( $this->report->saved_at() );
		$line = $title === $this->report->title() ? $date : "{$date} · {$this->report->title()}";
		$flow->text( $this->pages->tag( 'P' ), $this->regular, $line, self::SMALL, OpaqueColor::MUTED );
		$flow->y += 10;
		$rated    = $this->report->rated();
		$score    = WheelScore::sentence( $rated->wheel_id, Score::about( $rated ) );
		if ( '' !== $score ) {
			$flow->text( $this->pages->tag( 'P' ), $this->bold, $score, 12.0 );
			$flow->y += 2;
		}
		$flow->text( $this->pages->tag( 'P' ), $this->regular, Summary::about( $rated ), 12.0 );
		$flow->y += 16;
	}

	/** The site's name, and its logo before it; screen readers say one of both. */
	private function site(): void {
		$name  = Label::plain( get_bloginfo( 'name' ) );
		$named = '' !== (string) $this->regular->text->readable( $name );
		$logo  = SiteLogo::find();
		$left  = PdfFlow::MARGIN;
		$line  = self::SMALL * PdfFlow::LINE;
		if ( null !== $logo ) {
			$box  = new LogoBox( $logo, self::LOGO_WIDTH, self::LOGO_HEIGHT );
			$top  = PdfFlow::MARGIN - ( self::LOGO_HEIGHT - $line ) / 2;
			$draw = fn () => $box->draw( $this->pages, PdfFlow::MARGIN, $top );
			$alt  = '/Alt ' . PdfDocument::text( $name );
			$named
				? $this->pages->decorate( $draw )
				: $this->pages->within( $this->pages->tag( 'Figure', null, $alt ), $draw );
			$left += $box->width + 10;
		}
		$around = $this->pages->tag( 'P' );
		$width  = $this->pages->width - PdfFlow::MARGIN - $left;
		$this->flow->text( $around, $this->regular, $name, self::SMALL, OpaqueColor::MUTED, $left, $width, 1 );
		$this->flow->y = PdfFlow::MARGIN + $line + ( null === $logo ? 10 : 18 );
	}

	private function chart_and_table(): void {
		if ( $this->report->chart()->is_empty() ) {
			return;
		}
		$top  = $this->flow->y;
		$rows = count( $this->report->chart()->areas );
		$left = PdfFlow::MARGIN;
		$this->chart( $left + self::AROUND + self::CHART / 2, $top + self::AROUND + self::CHART / 2 );
		$bottom = $top + self::NAMED + $this->key_height();
		if ( $rows > self::BESIDE ) {
			$this->flow->y = $bottom + 12;
			$this->table( $left );
			return;
		}
		// A short table stands in the middle of the chart's height.
		$this->flow->y = $top + max( 0.0, ( $bottom - $top - ( $rows + 1 ) * self::ROW ) / 2 );
		$this->table( $left + self::CHART + 2 * self::AROUND + self::GAP );
		$this->flow->y = max( $bottom, $this->flow->y );
	}

	private function chart( float $x, float $y ): void {
		$data = $this->report->chart();
		$plot = $this->plot();
		$half = self::NAMED / 2;
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
				if ( ! $plot->draw_with_names( $data, $scale, $x, $y, self::NAMED, self::NAMED, self::SMALL ) ) {
					$plot->draw( $data, $scale, $x, $y, self::CHART, self::SMALL );
				}
				$left = $x - $plot->key_width( $data, self::SMALL ) / 2;
				$plot->draw_key( $data, $left, $y + self::NAMED / 2 + self::KEY, self::SMALL );
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
		$right = $this->pages->width - PdfFlow::MARGIN;
		$names = $right - ( $this->report->chart()->has_wishes() ? self::WISHED : self::RATING );
		$head  = $this->pages->tag( 'TR', $table );
		$this->flow->need( self::ROW );
		$this->cell( $head, 'Column', __( 'Area', 'rueda' ), $left + 14, $names, false );
		$this->cell( $head, 'Column', __( 'Rating', 'rueda' ), $left, $right, true );
		$this->flow->y += self::ROW;
		foreach ( $this->report->chart()->areas as $index => $area ) {
			$this->flow->need( self::ROW );
			$row = $this->pages->tag( 'TR', $table );
			$y   = $this->flow->y;
			$this->pages->decorate(
				function () use ( $area, $left, $right, $y ): void {
					$this->pages->fill( [ Shape::box( $left, $y, $right - $left, 0.5 ) ], OpaqueColor::LINE );
					$edge = OpaqueColor::is_pale( $area->color ) ? 1 : 0;
					$this->pages->fill( [ Shape::disc( $left + 4, $y + self::ROW / 2, 4 ) ], OpaqueColor::MUTED );
					$this->pages->fill( [ Shape::disc( $left + 4, $y + self::ROW / 2, 4 - $edge ) ], $area->color );
				}
			);
			$this->cell( $row, 'Row', $this->area_name( $area, $index ), $left + 14, $names, false );
			$this->cell( $row, '', $this->rating( $area, $index ), $left, $right, true );
			$this->flow->y += self::ROW;
		}
	}

	/** A name with letters that our font lacks is replaced by the number of the area. */
	private function area_name( ChartArea $area, int $index ): string {
		$name = $this->regular->text->readable( $area->label );
		if ( null !== $name && '' !== $name ) {
			return $name;
		}
		$this->flow->has_left_out = true;
		/* translators: %d: the number of an area whose name cannot be printed. */
		$words = sprintf( __( 'Area %d', 'rueda' ), $index + 1 );
		return $this->regular->text->readable( $words ) ?? (string) ( $index + 1 );
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
		$lines = $font->text->lines( (string) $font->text->readable( $text ), self::TEXT, $right - $left, 1 );
		$line  = $lines[0] ?? '';
		$x     = $is_end ? $right - $font->text->width( $line, self::TEXT ) : $left;
		$base  = $this->flow->y + self::ROW / 2 + self::TEXT * 0.36;
		$this->pages->within(
			'' === $scope
			? $this->pages->tag( 'TD', $row )
			: $this->pages->tag( 'TH', $row, "/A << /O /Table /Scope /{$scope} >>" ),
			fn () => $this->pages->text( $font, $line, $x, $base, self::TEXT, OpaqueColor::INK )
		);
	}

	/** How far wishes are from ratings. A sentence with letters that our font lacks is left to the web. */
	private function gaps(): void {
		$gaps  = Gaps::about( $this->report->rated() );
		$shown = array_filter(
			$gaps,
			fn ( string $gap ): bool => '' !== (string) $this->regular->text->readable( $gap )
		);

		$this->flow->has_left_out = $this->flow->has_left_out || count( $shown ) < count( $gaps );
		if ( [] === $shown ) {
			return;
		}
		$this->flow->y += 16;
		$this->flow->need( 4 * self::ROW );
		$heading = __( 'From now to wished', 'rueda' );
		$this->flow->text( $this->pages->tag( 'H2' ), $this->bold, $heading, self::HEADING );
		$this->flow->y += 4;
		foreach ( $shown as $gap ) {
			$this->flow->text( $this->pages->tag( 'P' ), $this->regular, $gap, self::TEXT );
		}
	}

	private function notes(): void {
		$notes = [];
		foreach ( $this->report->chart()->areas as $index => $area ) {
			$note    = $this->report->rated()->note( $index );
			$notes[] = [ 'area' => $area, 'text' => $this->is_for_mail ? Note::without_addresses( $note ) : $note ];
		}
		$this->texts( __( 'Notes', 'rueda' ), $notes );
	}

	private function steps(): void {
		$steps = [];
		foreach ( $this->report->rated()->steps as $step ) {
			$text    = $this->is_for_mail ? Note::without_addresses( $step->text ) : $step->text;
			$day     = $step->day_in_words();
			$steps[] = [
				'area' => $this->report->chart()->areas[ $step->area ],
				'text' => '' === $day ? $text : "{$day}: {$text}",
			];
		}
		$this->texts( __( 'What next', 'rueda' ), $steps );
	}

	private function advice(): void {
		$this->texts( __( 'What you can do', 'rueda' ), Advice::in_reading_order( $this->report->rated() ) );
	}

	/** @param array<int, array{area: ChartArea, text: string, link?: string}> $texts By the place of the area. */
	private function texts( string $heading, array $texts ): void {
		$around = new TextsAboutAreas( $this->pages, $this->flow, $this->regular, $this->bold );
		$name   = fn ( ChartArea $area, int $index ): string => $this->area_name( $area, $index );
		$around->set( $heading, $texts, $name );
	}

	/** Where the report is on the web. */
	private function origin(): void {
		$link           = $this->report->link();
		$this->flow->y += 18;
		$this->flow->need( 2 * self::ROW );
		$around = $this->pages->tag( 'P' );
		$words  = $this->flow->has_left_out
			? __( 'Some words have letters that cannot be printed here. Read them in the report on the web:', 'rueda' )
			: __( 'This report on the web:', 'rueda' );
		$this->flow->text( $around, $this->regular, $words, self::SMALL, OpaqueColor::MUTED );
		$this->flow->link( $around, $this->regular, $link, $link, self::SMALL - 1 );
	}
}
