<?php

declare( strict_types=1 );

namespace Rueda\Chart\Pdf;

use Rueda\Chart\Raster\Typeface;

defined( 'ABSPATH' ) || exit;

/** A TrueType font with the outlines of some glyphs only. Each glyph keeps its number, and the others are blank. */
final class FontSubset {
	/** The tables that a PDF needs, in the order in which a font has them. */
	private const TABLES = [ 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp' ];

	/** Places in tables. */
	private const FORMAT_OF_LOCA  = 50;
	private const CHECKSUM        = 8;
	private const NUMBER_OF_GLYPH = 4;

	/** @param list<int> $glyphs */
	public static function make( Typeface $typeface, array $glyphs ): string {
		$tables = [];
		foreach ( self::TABLES as $name ) {
			$tables[ $name ] = $typeface->table( $name );
		}
		$count    = self::word( $tables['maxp'], self::NUMBER_OF_GLYPH );
		$outlines = self::outlines( $typeface, $glyphs );
		$glyf     = '';
		$loca     = pack( 'N', 0 );
		for ( $glyph = 0; $glyph < $count; $glyph++ ) {
			$glyf .= self::padded( $outlines[ $glyph ] ?? '' );
			$loca .= pack( 'N', strlen( $glyf ) );
		}
		$tables['glyf'] = $glyf;
		$tables['loca'] = $loca;
		$tables['head'] = substr_replace( $tables['head'], pack( 'n', 1 ), self::FORMAT_OF_LOCA, 2 );
		$tables['head'] = substr_replace( $tables['head'], pack( 'N', 0 ), self::CHECKSUM, 4 );
		return self::file( $tables );
	}

	/**
	 * @param  list<int> $glyphs
	 * @return array<int, string> With the parts that letters with accents are made of.
	 */
	private static function outlines( Typeface $typeface, array $glyphs ): array {
		$outlines = [];
		$wanted   = [ 0, ...$glyphs ];
		while ( [] !== $wanted ) {
			$glyph = (int) array_pop( $wanted );
			if ( ! isset( $outlines[ $glyph ] ) ) {
				$outlines[ $glyph ] = $typeface->glyph_data( $glyph );
				$wanted             = [ ...$wanted, ...self::parts( $outlines[ $glyph ] ) ];
			}
		}
		return $outlines;
	}

	/** @return list<int> The glyphs that this one is made of. */
	private static function parts( string $outline ): array {
		$parts = [];
		if ( strlen( $outline ) < 10 || self::word( $outline, 0 ) < 0x8000 ) {
			return $parts;
		}
		$at = 10;
		do {
			$flags   = self::word( $outline, $at );
			$parts[] = self::word( $outline, $at + 2 );
			$at     += 0 !== ( $flags & 0x01 ) ? 8 : 6;
			$at     += match ( true ) {
				0 !== ( $flags & 0x08 ) => 2,
				0 !== ( $flags & 0x40 ) => 4,
				0 !== ( $flags & 0x80 ) => 8,
				default                 => 0,
			};
		} while ( 0 !== ( $flags & 0x20 ) );
		return $parts;
	}

	/** @param array<string, string> $tables */
	private static function file( array $tables ): string {
		$count   = count( $tables );
		$log     = (int) floor( log( $count, 2 ) );
		$range   = 16 * 2 ** $log;
		$head    = pack( 'Nnnnn', 0x00010000, $count, $range, $log, 16 * $count - $range );
		$content = '';
		$start   = 12 + 16 * $count;
		foreach ( $tables as $name => $data ) {
			$padded   = self::padded( $data );
			$head    .= $name . pack( 'NNN', self::checksum( $padded ), $start + strlen( $content ), strlen( $data ) );
			$content .= $padded;
		}
		return $head . $content;
	}

	private static function checksum( string $padded ): int {
		// Added by halves, because PHP of 32 bits, as in wp-now, has no whole numbers that are large enough.
		$high = 0;
		$low  = 0;
		foreach ( str_split( $padded, 4 ) as $four ) {
			$low += self::word( $four, 2 );
			$high = ( $high + self::word( $four, 0 ) + ( $low >> 16 ) ) & 0xFFFF;
			$low &= 0xFFFF;
		}
		return $high << 16 | $low;
	}

	private static function padded( string $data ): string {
		return $data . str_repeat( "\0", -strlen( $data ) & 3 );
	}

	private static function word( string $data, int $at ): int {
		return ord( $data[ $at ] ?? "\0" ) << 8 | ord( $data[ $at + 1 ] ?? "\0" );
	}
}
