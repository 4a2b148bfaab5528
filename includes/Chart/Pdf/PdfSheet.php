<?php

declare( strict_types=1 );

namespace Rueda\Chart\Pdf;

use Rueda\Chart\Raster\TextDrawing;

defined( 'ABSPATH' ) || exit;

/** A PDF that is being made: its pages, where the next text begins, its fonts and sizes. */
final class PdfSheet {
	public PdfFont $regular;
	public PdfFont $bold;
	public PdfPages $pages;
	public PdfFlow $flow;

	/** @param array{float, float} $paper Width and height. */
	public function __construct( array $paper, TextDrawing $regular, TextDrawing $bold, public PdfSizes $sizes ) {
		$this->regular = new PdfFont( 'F1', 'NotoSans-Regular', $regular );
		$this->bold    = new PdfFont( 'F2', 'NotoSans-Bold', $bold );
		$this->pages   = new PdfPages( $paper[0], $paper[1], [ $this->regular, $this->bold ] );
		$this->flow    = new PdfFlow( $this->pages, $sizes );
	}

	/** The text; empty if our font cannot show all of its letters, which is noted, or nothing of it. */
	public function printable( string $text ): string {
		$readable                 = $this->regular->text->readable( $text );
		$this->flow->has_left_out = $this->flow->has_left_out || null === $readable;
		return '' === (string) $readable ? '' : $text;
	}

	/** The name of an area; one with letters that our font lacks is replaced by its number. */
	public function area_name( string $label, int $index ): string {
		$name = $this->regular->text->readable( $label );
		if ( null !== $name && '' !== $name ) {
			return $name;
		}
		$this->flow->has_left_out = true;
		/* translators: %d: the number of an area whose name cannot be printed. */
		$words = sprintf( __( 'Area %d', 'rueda' ), $index + 1 );
		return $this->regular->text->readable( $words ) ?? (string) ( $index + 1 );
	}
}
