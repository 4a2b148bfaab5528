<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

defined( 'ABSPATH' ) || exit;

/** Sets words in one weight of our font. */
final class Lettering {
	private const MORE = '…';

	public function __construct( private Typeface $typeface ) {}

	/**
	 * What of a text can be set, or null where letters of it cannot: half a word is worse than none.
	 *
	 * Pictographs and other signs that the font lacks are left out, and so are marks that only say how to read on, even
	 * where nothing is left then.
	 */
	public function readable( string $text ): ?string {
		// A text with broken bytes loses all but plain letters: what WordPress has for this writes a notice into the
		// log.
		$text = 1 === preg_match( '//u', $text ) ? $text : (string) preg_replace( '/[^\x20-\x7E]+/', '', $text );
		if ( class_exists( \Normalizer::class ) ) {
			$text = (string) \Normalizer::normalize( $text );
		}
		$kept = '';
		foreach ( $this->signs( (string) preg_replace( '/\s+/u', ' ', $text ) ) as $sign => $number ) {
			if ( $this->typeface->has( $number ) ) {
				$kept .= $sign;
			} elseif ( 1 === preg_match( '/[\p{L}\p{N}]/u', $sign ) ) {
				return null;
			}
		}
		return trim( (string) preg_replace( '/ +/', ' ', $kept ) );
	}

	public function width( string $text, float $size ): float {
		$width = 0.0;
		foreach ( $this->signs( $text ) as $number ) {
			$width += $this->typeface->advance( $number );
		}
		return $width * $size;
	}

	/**
	 * The text in lines of this width. What has no room in them is cut off, visibly.
	 *
	 * @return list<string>
	 */
	public function lines( string $text, float $size, float $width, int $most ): array {
		$lines = [];
		while ( '' !== $text ) {
			$line = $this->line_of( $text, $size, $width );
			$rest = ltrim( substr( $text, strlen( $line ) ) );
			if ( '' !== $rest && count( $lines ) >= $most - 1 ) {
				$start = $this->start_of( $text, $size, $width - $this->width( self::MORE, $size ) );
				return array_merge( $lines, [ rtrim( $start, ' ,.;:-' ) . self::MORE ] );
			}
			$lines[] = $line;
			$text    = $rest;
		}
		return $lines;
	}

	/** @param float $y The base line. */
	public function draw( Canvas $canvas, string $text, float $x, float $y, float $size, string $color ): void {
		foreach ( $this->signs( $text ) as $number ) {
			foreach ( $this->typeface->outline( $number ) as $contours ) {
				$canvas->fill(
					array_map(
						static fn( array $contour ): array => array_map(
							static fn( array $point ): array => [ $x + $point[0] * $size, $y - $point[1] * $size ],
							$contour
						),
						$contours
					),
					$color
				);
			}
			$x += $this->typeface->advance( $number ) * $size;
		}
	}

	/** As many words as fit, or where the first is too long by itself, so much of it. */
	private function line_of( string $text, float $size, float $width ): string {
		$line = '';
		foreach ( explode( ' ', $text ) as $word ) {
			$longer = '' === $line ? $word : $line . ' ' . $word;
			if ( $this->width( $longer, $size ) > $width ) {
				break;
			}
			$line = $longer;
		}
		return '' === $line ? $this->start_of( $text, $size, $width ) : $line;
	}

	/** As many letters as fit, one at least. */
	private function start_of( string $text, float $size, float $width ): string {
		$start = '';
		foreach ( $this->signs( $text ) as $sign => $number ) {
			$width -= $this->typeface->advance( $number ) * $size;
			if ( $width < 0 && '' !== $start ) {
				break;
			}
			$start .= $sign;
		}
		return $start;
	}

	/**
	 * The letters, each with its number in Unicode. Without mbstring, which not every server has.
	 *
	 * @return \Generator<string, int>
	 */
	private function signs( string $text ): \Generator {
		foreach ( (array) preg_split( '//u', $text, -1, PREG_SPLIT_NO_EMPTY ) as $sign ) {
			$sign   = (string) $sign;
			$number = ord( $sign[0] );
			if ( $number >= 0xC0 ) {
				$number &= 0x7F >> strlen( $sign );
				foreach ( str_split( substr( $sign, 1 ) ) as $byte ) {
					$number = $number << 6 | ord( $byte ) & 0x3F;
				}
			}
			yield $sign => $number;
		}
	}
}
