<?php

declare( strict_types=1 );

namespace Rueda\Chart\Raster;

defined( 'ABSPATH' ) || exit;

/**
 * A font of ours, read as outlines: a TrueType file with a `glyf` table and a `cmap` of format 4.
 *
 * GD could set type by itself where it was built with FreeType. Not every GD was, some claim it and fail, and none of
 * them tells which letters a font lacks. So the outlines are read here, and a picture is the same on every server.
 * Lengths are in em, upwards from the base line.
 *
 * @phpstan-type Contour list<array{float, float}>
 */
final class Typeface {
	/** The first bytes of a TrueType file. */
	private const MARK = "\x00\x01\x00\x00";

	/** Straight pieces for each of a font's curves; at the size of a title nobody sees a corner. */
	private const PIECES = 6;

	/** A letter with two accents has parts that have parts; a file with more levels than this refers to itself. */
	private const DEEPEST = 4;

	private string $data = '';
	/** @var array<string, int> */
	private array $tables = [];
	/** @var array<string, int> */
	private array $lengths = [];
	/** @var array<int, int> */
	private array $glyphs = [];
	/** @var array<int, list<list<Contour>>> */
	private array $outlines = [];

	private int $units    = 1000;
	private int $metrics  = 1;
	private bool $is_long = false;

	public function __construct( private string $file ) {}

	/** @param int $character Its number in Unicode. */
	public function has( int $character ): bool {
		return 0 !== $this->glyph( $character );
	}

	/** How far the next letter is from this one. */
	public function advance( int $character ): float {
		$glyph = min( $this->glyph( $character ), $this->metrics - 1 );
		return $this->word( $this->tables['hmtx'] + 4 * $glyph ) / $this->units;
	}

	/**
	 * The letter's shapes, which may overlap. Each is a list of contours, of which the inner ones are holes.
	 *
	 * @return list<list<Contour>>
	 */
	public function outline( int $character ): array {
		$glyph = $this->glyph( $character );
		if ( ! isset( $this->outlines[ $glyph ] ) ) {
			$this->outlines[ $glyph ] = $this->shapes( $glyph, 0 );
		}
		return $this->outlines[ $glyph ];
	}

	/** The number of the letter's glyph; 0 if the font lacks the letter. */
	public function glyph( int $character ): int {
		if ( '' === $this->data ) {
			$this->open();
		}
		return $this->glyphs[ $character ] ?? 0;
	}

	/** The bytes of a table; empty when the font lacks it. */
	public function table( string $name ): string {
		$this->glyph( 0 );
		return isset( $this->tables[ $name ] )
			? substr( $this->data, $this->tables[ $name ], $this->lengths[ $name ] )
			: '';
	}

	/** The bytes of a glyph's outline; empty for a blank. */
	public function glyph_data( int $glyph ): string {
		$at = $this->place_of( $glyph );
		return substr( $this->data, $at, $this->place_of( $glyph + 1 ) - $at );
	}

	/** @throws \RuntimeException When the file is not such a font. */
	private function open(): void {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin.
		$data = is_readable( $this->file ) ? file_get_contents( $this->file ) : false;
		if ( false === $data || ! str_starts_with( $data, self::MARK ) ) {
			throw new \RuntimeException( 'The font cannot be read.' );
		}
		$this->data = $data;
		$tables     = $this->word( 4 );
		for ( $index = 0; $index < $tables; $index++ ) {
			$name                   = substr( $data, 12 + 16 * $index, 4 );
			$this->tables[ $name ]  = $this->long( 20 + 16 * $index );
			$this->lengths[ $name ] = $this->long( 24 + 16 * $index );
		}
		foreach ( [ 'head', 'hhea', 'hmtx', 'cmap', 'loca', 'glyf' ] as $table ) {
			if ( ! isset( $this->tables[ $table ] ) ) {
				throw new \RuntimeException( 'The font lacks a table.' );
			}
		}
		$this->units   = $this->word( $this->tables['head'] + 18 );
		$this->is_long = 1 === $this->word( $this->tables['head'] + 50 );
		$this->metrics = $this->word( $this->tables['hhea'] + 34 );
		$this->read_characters();
	}

	private function read_characters(): void {
		$start = $this->tables['cmap'];
		$count = $this->word( $start + 2 );
		for ( $index = 0; $index < $count; $index++ ) {
			$table = $start + $this->long( $start + 8 + 8 * $index );
			if ( 4 === $this->word( $table ) ) {
				$this->read_segments( $table, intdiv( $this->word( $table + 6 ), 2 ) );
				return;
			}
		}
		throw new \RuntimeException( 'The font has no list of characters of the kind that is read here.' );
	}

	private function read_segments( int $table, int $count ): void {
		for ( $segment = 0; $segment < $count; $segment++ ) {
			$last   = $this->word( $table + 14 + 2 * $segment );
			$first  = $this->word( $table + 16 + 2 * ( $count + $segment ) );
			$delta  = $this->word( $table + 16 + 2 * ( 2 * $count + $segment ) );
			$place  = $table + 16 + 2 * ( 3 * $count + $segment );
			$offset = $this->word( $place );
			for ( $character = $first; $character <= $last && $character < 0xFFFF; $character++ ) {
				$glyph = 0 === $offset ? $character : $this->word( $place + $offset + 2 * ( $character - $first ) );
				$glyph = 0 === $offset || 0 !== $glyph ? ( $glyph + $delta ) & 0xFFFF : 0;
				if ( 0 !== $glyph ) {
					$this->glyphs[ $character ] = $glyph;
				}
			}
		}
	}

	/** @return list<list<Contour>> */
	private function shapes( int $glyph, int $depth ): array {
		$at    = $this->place_of( $glyph );
		$ends  = $this->place_of( $glyph + 1 );
		$count = $at === $ends ? 0 : $this->signed( $at );
		if ( 0 === $count || $depth > self::DEEPEST ) {
			return [];
		}
		return $count > 0 ? [ $this->simple( $at + 10, $count ) ] : $this->compound( $at + 10, $depth );
	}

	private function place_of( int $glyph ): int {
		$loca = $this->tables['loca'];
		return $this->tables['glyf']
			+ ( $this->is_long ? $this->long( $loca + 4 * $glyph ) : 2 * $this->word( $loca + 2 * $glyph ) );
	}

	/**
	 * A letter made of others, such as one with an accent.
	 *
	 * @return list<list<Contour>>
	 */
	private function compound( int $at, int $depth ): array {
		$shapes = [];
		do {
			$flags = $this->word( $at );
			$glyph = $this->word( $at + 2 );
			$wide  = 0 !== ( $flags & 1 );
			$right = $wide ? $this->signed( $at + 4 ) : $this->signed_byte( $at + 4 );
			$up    = $wide ? $this->signed( $at + 6 ) : $this->signed_byte( $at + 5 );
			$at   += $wide ? 8 : 6;
			$turn  = [ 1.0, 0.0, 0.0, 1.0 ];
			if ( 0 !== ( $flags & 0x08 ) ) {
				$turn = [ $this->fraction( $at ), 0.0, 0.0, $this->fraction( $at ) ];
				$at  += 2;
			} elseif ( 0 !== ( $flags & 0x40 ) ) {
				$turn = [ $this->fraction( $at ), 0.0, 0.0, $this->fraction( $at + 2 ) ];
				$at  += 4;
			} elseif ( 0 !== ( $flags & 0x80 ) ) {
				$turn = [
					$this->fraction( $at ),
					$this->fraction( $at + 2 ),
					$this->fraction( $at + 4 ),
					$this->fraction( $at + 6 ),
				];
				$at  += 8;
			}
			foreach ( $this->shapes( $glyph, $depth + 1 ) as $contours ) {
				$shapes[] = $this->moved( $contours, $turn, $right / $this->units, $up / $this->units );
			}
		} while ( 0 !== ( $flags & 0x20 ) );
		return $shapes;
	}

	/**
	 * @param list<Contour>                      $contours
	 * @param array{float, float, float, float} $turn
	 * @return list<Contour>
	 */
	private function moved( array $contours, array $turn, float $right, float $up ): array {
		return array_map(
			static fn( array $contour ): array => array_map(
				static fn( array $point ): array => [
					$turn[0] * $point[0] + $turn[2] * $point[1] + $right,
					$turn[1] * $point[0] + $turn[3] * $point[1] + $up,
				],
				$contour
			),
			$contours
		);
	}

	/** @return list<Contour> */
	private function simple( int $at, int $count ): array {
		$ends = [];
		for ( $index = 0; $index < $count; $index++ ) {
			$ends[] = $this->word( $at + 2 * $index );
		}
		$points = $ends[ $count - 1 ] + 1;
		$at    += 2 * $count;
		$at    += 2 + $this->word( $at );

		$flags = [];
		for ( $known = 0; $known < $points; $known += $times ) {
			$flag  = ord( $this->data[ $at++ ] );
			$times = 0 !== ( $flag & 8 ) ? 1 + ord( $this->data[ $at++ ] ) : 1;
			$flags = array_merge( $flags, array_fill( 0, $times, $flag ) );
		}
		$rights = $this->steps( $flags, $at, 2, 16 );
		$ups    = $this->steps( $flags, $at, 4, 32 );

		$contours = [];
		$first    = 0;
		foreach ( $ends as $last ) {
			$contour = [];
			for ( $index = $first; $index <= $last; $index++ ) {
				$contour[] = [
					$rights[ $index ] / $this->units,
					$ups[ $index ] / $this->units,
					0 !== ( $flags[ $index ] & 1 ),
				];
			}
			if ( [] !== $contour ) {
				$contours[] = $this->straightened( $contour );
			}
			$first = $last + 1;
		}
		return $contours;
	}

	/**
	 * One coordinate of all points. Each is stored as the step from the point before it: a byte, two, or nothing.
	 *
	 * @param list<int> $flags
	 * @return list<int>
	 */
	private function steps( array $flags, int &$at, int $is_byte, int $is_same ): array {
		$place  = 0;
		$places = [];
		foreach ( $flags as $flag ) {
			if ( 0 !== ( $flag & $is_byte ) ) {
				$step   = ord( $this->data[ $at++ ] );
				$place += 0 !== ( $flag & $is_same ) ? $step : -$step;
			} elseif ( 0 === ( $flag & $is_same ) ) {
				$place += $this->signed( $at );
				$at    += 2;
			}
			$places[] = $place;
		}
		return $places;
	}

	/**
	 * Turns the font's curves into short straight lines. Points off the line pull it; the middle between two is on it.
	 *
	 * @param non-empty-list<array{float|int, float|int, bool}> $points
	 * @return Contour
	 */
	private function straightened( array $points ): array {
		if ( ! $points[0][2] ) {
			$last = $points[ count( $points ) - 1 ];
			array_unshift( $points, $last[2] ? $last : $this->between( $last, $points[0] ) );
		}
		$count = count( $points );
		$line  = [];
		$from  = $points[0];
		foreach ( $points as $index => $point ) {
			if ( $point[2] ) {
				$line[] = [ $point[0], $point[1] ];
				$from   = $point;
				continue;
			}
			$next = $points[ ( $index + 1 ) % $count ];
			$to   = $next[2] ? $next : $this->between( $point, $next );
			for ( $piece = 1; $piece <= self::PIECES; $piece++ ) {
				$part   = $piece / self::PIECES;
				$rest   = 1 - $part;
				$line[] = [
					$rest * $rest * $from[0] + 2 * $rest * $part * $point[0] + $part * $part * $to[0],
					$rest * $rest * $from[1] + 2 * $rest * $part * $point[1] + $part * $part * $to[1],
				];
			}
			$from = $to;
		}
		return $line;
	}

	/**
	 * @param array{float|int, float|int, bool} $one
	 * @param array{float|int, float|int, bool} $other
	 * @return array{float|int, float|int, bool}
	 */
	private function between( array $one, array $other ): array {
		return [ ( $one[0] + $other[0] ) / 2, ( $one[1] + $other[1] ) / 2, true ];
	}

	private function word( int $at ): int {
		return ord( $this->data[ $at ] ) << 8 | ord( $this->data[ $at + 1 ] );
	}

	private function long( int $at ): int {
		return $this->word( $at ) << 16 | $this->word( $at + 2 );
	}

	private function signed( int $at ): int {
		$word = $this->word( $at );
		return $word < 0x8000 ? $word : $word - 0x10000;
	}

	private function signed_byte( int $at ): int {
		$byte = ord( $this->data[ $at ] );
		return $byte < 0x80 ? $byte : $byte - 0x100;
	}

	private function fraction( int $at ): float {
		return $this->signed( $at ) / 0x4000;
	}
}
