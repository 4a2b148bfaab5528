<?php

declare( strict_types=1 );

namespace Rueda\Report\Pdf;

use Rueda\Chart\Gaps;
use Rueda\Chart\Logo\LogoBox;
use Rueda\Chart\Note;
use Rueda\Chart\Pdf\PdfBlock;
use Rueda\Chart\Pdf\PdfDocument;
use Rueda\Chart\Pdf\PdfFlow;
use Rueda\Chart\Pdf\PdfFont;
use Rueda\Chart\Pdf\PdfPages;
use Rueda\Chart\Pdf\PdfSection;
use Rueda\Chart\Pdf\PdfSheet;
use Rueda\Chart\Pdf\PdfSizes;
use Rueda\Chart\Raster\OpaqueColor;
use Rueda\Chart\Score;
use Rueda\Chart\Summary;
use Rueda\Report\Advice;
use Rueda\Report\Name;
use Rueda\Report\Report;
use Rueda\Report\SiteLogo;
use Rueda\Support\Label;
use Rueda\Support\Period;
use Rueda\Wheel\AreaAdvice;
use Rueda\Wheel\WheelScore;

defined( 'ABSPATH' ) || exit;

/** A report on a sheet: what is above the chart, the chart with its table, what is said of each area, what is next. */
final class ReportOnSheet {
	/** Of the letters of an address. */
	private const SMALLEST = 7.5;

	private const LOGO_WIDTH  = 120.0;
	private const LOGO_HEIGHT = 30.0;

	private PdfPages $pages;
	private PdfFlow $flow;
	private PdfSizes $sizes;
	private PdfFont $regular;
	private PdfFont $bold;

	/** @param bool $is_for_mail Whether somebody may have it sent to somebody else. */
	public function __construct( private PdfSheet $sheet, private Report $report, private bool $is_for_mail ) {
		[ $this->pages, $this->flow, $this->sizes ] = [ $sheet->pages, $sheet->flow, $sheet->sizes ];
		[ $this->regular, $this->bold ]             = [ $sheet->regular, $sheet->bold ];
	}

	public function set(): void {
		$this->head();
		( new ChartAndTable( $this->sheet, $this->report ) )->set();
		$section = new PdfSection( $this->sheet );
		$section->set( __( 'From now to wished', 'rueda' ), $this->gaps(), columns: 3, many: 4 );
		$section->set( __( 'What your answers say', 'rueda' ), $this->areas(), columns: 2, many: 4 );
		$section->set( __( 'What next', 'rueda' ), $this->steps(), columns: 3, many: 2 );
		$this->origin();
	}

	private function head(): void {
		$flow = $this->flow;
		$this->site();
		$name  = Name::name_for_readers( $this->report );
		$title = null === $this->bold->text->readable( $name ) ? $this->report->title() : $name;

		$flow->has_left_out = $flow->has_left_out || $title !== $name;
		$flow->text( $this->pages->tag( 'H1' ), $this->bold, $title, $this->sizes->title, most: 3 );
		$date = Period::day( $this->report->saved_at() );
		$line = $title === $this->report->title() ? $date : "{$date} · {$this->report->title()}";
		$flow->text( $this->pages->tag( 'P' ), $this->regular, $line, $this->sizes->small, OpaqueColor::MUTED );
		$flow->y += max( 6.0, 0.6 * $this->sizes->space );
		$rated    = $this->report->rated();
		$score    = WheelScore::sentence( $rated->wheel_id, Score::about( $rated ) );
		if ( '' !== $score ) {
			$flow->text( $this->pages->tag( 'P' ), $this->bold, $score, $this->sizes->lead );
			$flow->y += 2;
		}
		$flow->text( $this->pages->tag( 'P' ), $this->regular, Summary::about( $rated ), $this->sizes->lead );
		$flow->y += $this->sizes->space;
	}

	/** The site's name, and its logo before it; screen readers say one of both. */
	private function site(): void {
		$name  = Label::plain( get_bloginfo( 'name' ) );
		$named = '' !== (string) $this->regular->text->readable( $name );
		$logo  = SiteLogo::find();
		$left  = $this->sizes->margin;
		$line  = $this->flow->line( $this->sizes->small );
		if ( null !== $logo ) {
			$box  = new LogoBox( $logo, self::LOGO_WIDTH, self::LOGO_HEIGHT );
			$top  = $this->sizes->margin - ( self::LOGO_HEIGHT - $line ) / 2;
			$draw = fn () => $box->draw( $this->pages, $this->sizes->margin, $top );
			$alt  = '/Alt ' . PdfDocument::text( $name );
			$named
				? $this->pages->decorate( $draw )
				: $this->pages->within( $this->pages->tag( 'Figure', null, $alt ), $draw );
			$left += $box->width + 10;
		}
		$around = $this->pages->tag( 'P' );
		$width  = $this->pages->width - $this->sizes->margin - $left;
		$this->flow->text( $around, $this->regular, $name, $this->sizes->small, OpaqueColor::MUTED, $left, $width, 1 );
		$this->flow->y = $this->sizes->margin + $line + ( null === $logo ? 10 : 18 );
	}

	/** @return list<PdfBlock> How far wishes are from ratings. */
	private function gaps(): array {
		return array_map(
			fn ( string $gap ): PdfBlock => new PdfBlock( '', [ $this->sheet->printable( $gap ) ] ),
			Gaps::about( $this->report->rated() )
		);
	}

	/**
	 * What the visitor noted about each area and what its author advises. A text with letters that our font lacks is
	 * left to the web.
	 *
	 * @return list<PdfBlock>
	 */
	private function areas(): array {
		$rated  = $this->report->rated();
		$advice = Advice::in_reading_order( $rated );
		$blocks = [];
		foreach ( array_keys( $advice + $rated->chart->areas ) as $index ) {
			$name     = $this->sheet->area_name( $rated->chart->areas[ $index ]->label, $index );
			$note     = $this->sheet->printable( $this->sent( $rated->note( $index ) ) );
			$said     = $advice[ $index ] ?? [ 'text' => '', 'link' => '' ];
			$blocks[] = new PdfBlock(
				$name,
				[ '' === $note ? '' : __( 'Note:', 'rueda' ) . " {$note}", $this->sheet->printable( $said['text'] ) ],
				AreaAdvice::link_text( $name ),
				$said['link']
			);
		}
		return $blocks;
	}

	/** @return list<PdfBlock> */
	private function steps(): array {
		$blocks = [];
		foreach ( $this->report->rated()->steps as $step ) {
			$name     = $this->sheet->area_name( $this->report->chart()->areas[ $step->area ]->label, $step->area );
			$day      = $step->day_in_words();
			$text     = $this->sheet->printable( $this->sent( $step->text ) );
			$blocks[] = new PdfBlock( $name, [ '' === $day || '' === $text ? $text : "{$day}: {$text}" ] );
		}
		return $blocks;
	}

	/** What a visitor wrote, as it may be sent to somebody else. */
	private function sent( string $text ): string {
		return $this->is_for_mail ? Note::without_addresses( $text ) : $text;
	}

	/** Where the report is on the web. */
	private function origin(): void {
		$link           = $this->report->link();
		$this->flow->y += $this->sizes->space;
		$this->flow->need( 2 * $this->sizes->row );
		$around = $this->pages->tag( 'P' );
		$words  = $this->flow->has_left_out
			? __( 'Some words have letters that cannot be printed here. Read them in the report on the web:', 'rueda' )
			: __( 'This report on the web:', 'rueda' );
		$this->flow->text( $around, $this->regular, $words, $this->sizes->small, OpaqueColor::MUTED );
		$this->flow->link( $around, $this->regular, $link, $link, max( self::SMALLEST, $this->sizes->small - 1 ) );
	}
}
