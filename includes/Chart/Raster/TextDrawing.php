<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

defined( 'ABSPATH' ) || exit;

/** Draws text in one weight of our font. */
final class TextDrawing {
	private const MORE = '…';

	public function __construct( public Typeface $typeface ) {}

	/**
	 * Returns the part of a text that the font can show, or null if it lacks letters, because half a word is worse than
	 * none.
	 *
	 * Other characters that the font lacks, such as pictographs and invisible marks of direction, are left out, even if
	 * nothing is left then.
	 */
	public function readable( string $text ): ?string {
		// A text with invalid bytes keeps only its ASCII, because WordPress's function for this writes a notice into
		// the log.
		$text = 1 === preg_match( '//u', $text ) ? $text : preg_replace( '/[^\x20-\x7E]+/', '', $text ) ?? '';
		if ( class_exists( \Normalizer::class ) ) {
			$text = (string) \Normalizer::normalize( $text );
		}
		$kept = '';
		foreach ( self::signs( preg_replace( '/\s+/u', ' ', $text ) ?? $text ) as $sign => $number ) {
			if ( $this->typeface->has( $number ) ) {
				$kept .= $sign;
			} elseif ( 1 === preg_match( '/[\p{L}\p{N}]/u', $sign ) ) {
				return null;
			}
		}
		// What stood between a word and a punctuation mark may be gone.
		return trim( preg_replace( [ '/ +/', '/ (?=[.,;:](?:\s|$))/' ], [ ' ', '' ], $kept ) ?? $kept );
	}

	public function width( string $text, float $size ): float {
		$width = 0.0;
		foreach ( self::signs( $text ) as $number ) {
			$width += $this->typeface->advance( $number );
		}
		return $width * $size;
	}

	/**
	 * Splits the text into lines of this width; text beyond the last line is cut off with an ellipsis.
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
		foreach ( self::signs( $text ) as $number ) {
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

	/** As many words as fit, or as much of the first word as fits if it is too long. */
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
		foreach ( self::signs( $text ) as $sign => $number ) {
			$width -= $this->typeface->advance( $number ) * $size;
			if ( $width < 0 && '' !== $start ) {
				break;
			}
			$start .= $sign;
		}
		return $start;
	}

	/**
	 * The characters, each with its Unicode number. This works without mbstring, which not every server has.
	 *
	 * @return \Generator<string, int>
	 */
	public static function signs( string $text ): \Generator {
		$signs = preg_split( '//u', $text, -1, PREG_SPLIT_NO_EMPTY );
		foreach ( false === $signs ? [] : $signs as $sign ) {
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
