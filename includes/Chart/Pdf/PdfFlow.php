<?php

declare( strict_types=1 );

namespace Rueda\Chart\Pdf;

use Rueda\Chart\Raster\OpaqueColor;

defined( 'ABSPATH' ) || exit;

/** Sets texts below each other on the pages of a PDF, and begins another page where one is full. */
final class PdfFlow {
	/** Whether a text was left out because our font cannot show all of it. */
	public bool $has_left_out = false;

	/** Where the next text begins, from the top of the page. */
	public float $y;

	public function __construct( private PdfPages $pages, private PdfSizes $sizes ) {
		$this->y = $sizes->margin;
	}

	/** The height of a line with letters of this size. */
	public function line( float $size ): float {
		return $size * $this->sizes->leading;
	}

	/** The width between the margins. */
	public function width(): float {
		return $this->pages->width - 2 * $this->sizes->margin;
	}

	/** Whether so much more fits on this page. */
	public function has_room( float $height ): bool {
		// Sums of heights are not exact.
		return $this->y + $height <= $this->pages->height - $this->sizes->margin + 0.01;
	}

	/** Begins another page unless there is so much room on this one. */
	public function need( float $height ): void {
		if ( ! $this->has_room( $height ) && $this->y > $this->sizes->margin ) {
			$this->pages->begin_page();
			$this->y = $this->sizes->margin;
		}
	}

	/**
	 * Sets a text that our font can show in full; leaves out any other.
	 *
	 * @param string $color As CSS writes it.
	 */
	public function text(
		PdfTag $tag,
		PdfFont $font,
		string $text,
		float $size,
		string $color = OpaqueColor::INK,
		?float $left = null,
		?float $width = null,
		int $most = 500
	): void {
		$readable = $font->text->readable( $text );
		if ( null === $readable ) {
			$this->has_left_out = true;
			return;
		}
		foreach ( $font->text->lines( $readable, $size, $width ?? $this->width(), $most ) as $line ) {
			$this->need( $this->line( $size ) );
			$base     = $this->y + $size;
			$this->y += $this->line( $size );
			$this->pages->within(
				$tag,
				fn () => $this->pages->text( $font, $line, $left ?? $this->sizes->margin, $base, $size, $color )
			);
		}
	}

	/** Sets words that lead to an address. */
	public function link(
		PdfTag $around,
		PdfFont $font,
		string $words,
		string $address,
		float $size,
		?float $left = null,
		?float $width = null
	): void {
		$this->need( $this->line( $size ) );
		$tag = $this->pages->tag( 'Link', $around );
		$top = $this->y;
		$this->text( $tag, $font, $words, $size, OpaqueColor::MUTED, $left, $width );
		$left ??= $this->sizes->margin;
		$right = $left + ( $width ?? $this->width() );
		$this->pages->link( $tag, [ $left, $top, $right, $this->y ], esc_url_raw( $address ) );
	}
}
