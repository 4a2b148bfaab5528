<?php

declare( strict_types=1 );

namespace Rueda\Chart\Pdf;

use Rueda\Chart\Raster\OpaqueColor;

defined( 'ABSPATH' ) || exit;

/** Sets texts below each other on the pages of a PDF, and begins another page where one is full. */
final class PdfFlow {
	public const MARGIN = 48.0;

	/** The height of a line, as a multiple of the size of its letters. */
	public const LINE = 1.4;

	/** Whether a text was left out because our font cannot show all of it. */
	public bool $has_left_out = false;

	/** Where the next text begins, from the top of the page. */
	public float $y = self::MARGIN;

	/** @param float $foot What stays free at the bottom of each page. */
	public function __construct( public PdfPages $pages, private float $foot = 0.0 ) {}

	/** The width between the margins. */
	public function width(): float {
		return $this->pages->width - 2 * self::MARGIN;
	}

	/** Whether so much more fits on this page. */
	public function has_room( float $height ): bool {
		return $this->y + $height <= $this->pages->height - self::MARGIN - $this->foot;
	}

	/** Begins another page unless there is so much room on this one. */
	public function need( float $height ): void {
		if ( ! $this->has_room( $height ) && $this->y > self::MARGIN ) {
			$this->pages->begin_page();
			$this->y = self::MARGIN;
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
		float $left = self::MARGIN,
		?float $width = null,
		int $most = 500
	): void {
		$readable = $font->text->readable( $text );
		if ( null === $readable ) {
			$this->has_left_out = true;
			return;
		}
		foreach ( $font->text->lines( $readable, $size, $width ?? $this->width(), $most ) as $line ) {
			$this->need( $size * self::LINE );
			$base     = $this->y + $size;
			$this->y += $size * self::LINE;
			$this->pages->within(
				$tag,
				fn () => $this->pages->text( $font, $line, $left, $base, $size, $color )
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
		float $left = self::MARGIN,
		?float $width = null
	): void {
		$this->need( $size * self::LINE );
		$tag = $this->pages->tag( 'Link', $around );
		$top = $this->y;
		$this->text( $tag, $font, $words, $size, OpaqueColor::MUTED, $left, $width );
		$right = $left + ( $width ?? $this->width() );
		$this->pages->link( $tag, [ $left, $top, $right, $this->y ], esc_url_raw( $address ) );
	}
}
