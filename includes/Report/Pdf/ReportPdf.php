<?php

declare( strict_types=1 );

namespace Rueda\Report\Pdf;

use Rueda\Chart\Pdf\PdfSheet;
use Rueda\Chart\Pdf\PdfSizes;
use Rueda\Chart\Raster\TextDrawing;
use Rueda\Chart\Raster\Typeface;
use Rueda\Report\Name;
use Rueda\Report\Report;
use Rueda\Support\SpanishFallback;

defined( 'ABSPATH' ) || exit;

/** A report as a PDF of one page, or of more where the texts of its areas are long. */
final class ReportPdf {
	private const FONTS = RUEDA_DIR . 'assets/fonts/NotoSans-';

	/** Width and height of paper in points, and where Letter is used (by CLDR). */
	private const A4      = [ 595.28, 841.89 ];
	private const LETTER  = [ 612.0, 792.0 ];
	private const LETTERS = '/_(BZ|CA|CL|CO|CR|GT|MX|NI|PA|PH|PR|SV|US|VE)(_|$)/D';

	private TextDrawing $regular;
	private TextDrawing $bold;

	/** @param bool $is_for_mail Whether somebody may have it sent to somebody else. */
	public function __construct( private Report $report, private bool $is_for_mail = false ) {
		$this->regular = new TextDrawing( new Typeface( self::FONTS . 'Regular.ttf' ) );
		$this->bold    = new TextDrawing( new Typeface( self::FONTS . 'Bold.ttf' ) );
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
			return $this->sheet()->pages->bytes(
				Name::name_for_readers( $this->report ),
				get_bloginfo( 'language' )
			);
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}

	/** The largest sizes with which all of it is on one page; the comfortable ones where it needs more in any case. */
	private function sheet(): PdfSheet {
		$first = null;
		foreach ( PdfSizes::all() as $sizes ) {
			$sheet = new PdfSheet( $this->paper(), $this->regular, $this->bold, $sizes );
			( new ReportOnSheet( $sheet, $this->report, $this->is_for_mail ) )->set();
			if ( 1 === $sheet->pages->number_of_pages() ) {
				return $sheet;
			}
			$first ??= $sheet;
		}
		return $first;
	}

	/** @return array{float, float} */
	private function paper(): array {
		$locale = 'en' === $this->report->locale() ? 'en_US' : $this->report->locale();
		return 1 === preg_match( self::LETTERS, $locale ) ? self::LETTER : self::A4;
	}
}
