<?php

declare( strict_types=1 );

namespace Rueda\Chart\Logo;

defined( 'ABSPATH' ) || exit;

/**
 * The outlines that the path of an SVG file describes, in short straight lines.
 *
 * @phpstan-type Point array{float, float}
 */
final class SvgPath {
	/** Straight lines for each curve. Logos are small, so that nobody sees a corner. */
	private const PIECES = 8;

	private const NUMBER = '[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?';

	/** How many numbers belong to each command. */
	private const NUMBERS = [
		'm' => 2,
		'l' => 2,
		'h' => 1,
		'v' => 1,
		'c' => 6,
		's' => 4,
		'q' => 4,
		't' => 2,
		'a' => 7,
	];

	/** @var list<list<Point>> */
	private array $contours = [];
	/** @var list<Point> */
	private array $line = [];
	/** @var Point */
	private array $at = [ 0.0, 0.0 ];
	/** @var Point|null The last point that pulled a curve. */
	private ?array $pull   = null;
	private string $before = '';

	/**
	 * @return list<list<Point>>
	 * @throws \DomainException When it is no path.
	 */
	public static function contours( string $path ): array {
		$reader = new self();
		$found  = preg_match_all( '/([mlhvcsqtaz])([^mlhvcsqtaz]*)/i', $path, $commands, PREG_SET_ORDER );
		if ( false === $found || 0 === $found ) {
			throw new \DomainException( 'This is no path.' );
		}
		foreach ( $commands as [ , $letter, $numbers ] ) {
			$reader->command( $letter, $numbers );
		}
		$reader->close();
		return $reader->contours;
	}

	private function command( string $letter, string $text ): void {
		$name = strtolower( $letter );
		if ( 'z' === $name ) {
			$start = $this->line[0] ?? $this->at;
			$this->close();
			$this->at     = $start;
			$this->before = $name;
			return;
		}
		// Flags of arcs may stand without a space between them and the next number.
		$flags = 'a' === $name ? '/\G[\s,]*(N)[\s,]*(N)[\s,]*(N)[\s,]*([01])[\s,]*([01])[\s,]*(N)[\s,]*(N)/' : '/(N)/';
		preg_match_all( str_replace( 'N', self::NUMBER, $flags ), $text, $found, PREG_SET_ORDER );
		$numbers = [];
		foreach ( $found as $parts ) {
			$numbers = [ ...$numbers, ...array_map( 'floatval', array_slice( $parts, 1 ) ) ];
		}
		foreach ( array_chunk( $numbers, self::NUMBERS[ $name ] ) as $index => $some ) {
			if ( count( $some ) < self::NUMBERS[ $name ] ) {
				throw new \DomainException( 'A number is missing.' );
			}
			// More pairs after a move are lines.
			$this->step( 'm' === $name && $index > 0 ? 'l' : $name, $letter === $name, $some );
		}
	}

	/** @param non-empty-list<float> $numbers */
	private function step( string $name, bool $is_relative, array $numbers ): void {
		[ $x, $y ] = $is_relative ? $this->at : [ 0.0, 0.0 ];
		if ( 'h' === $name || 'v' === $name ) {
			$this->to( 'h' === $name ? [ $x + $numbers[0], $this->at[1] ] : [ $this->at[0], $y + $numbers[0] ] );
		} elseif ( 'a' === $name ) {
			$this->arc( $numbers, [ $x + $numbers[5], $y + $numbers[6] ] );
		} else {
			$points = array_map(
				static fn ( array $pair ): array => [ $x + $pair[0], $y + $pair[1] ],
				array_chunk( $numbers, 2 )
			);
			$this->to_points( $name, $points );
		}
		$this->before = $name;
	}

	/** @param non-empty-list<Point> $points */
	private function to_points( string $name, array $points ): void {
		if ( 'm' === $name ) {
			$this->close();
			$this->at = $points[0];
			return;
		}
		if ( 'l' === $name ) {
			$this->to( $points[0] );
			return;
		}
		if ( 's' === $name || 't' === $name ) {
			$is_smooth = str_contains( 's' === $name ? 'cs' : 'qt', $this->before ) && null !== $this->pull;
			$mirrored  = $is_smooth
				? [ 2 * $this->at[0] - $this->pull[0], 2 * $this->at[1] - $this->pull[1] ]
				: $this->at;
			array_unshift( $points, $mirrored );
		}
		$this->curve( $points );
	}

	/** @param non-empty-list<Point> $points One or two that pull, and the end. */
	private function curve( array $points ): void {
		$all = [ $this->at, ...$points ];
		for ( $piece = 1; $piece <= self::PIECES; $piece++ ) {
			$between = $all;
			for ( $left = count( $points ); $left > 0; $left-- ) {
				$next = [];
				for ( $index = 1; $index <= $left; $index++ ) {
					$next[] = self::part( $between[ $index - 1 ], $between[ $index ], $piece / self::PIECES );
				}
				$between = $next;
			}
			$this->to( $between[0] );
		}
		$this->pull = $points[ count( $points ) - 2 ] ?? null;
	}

	/**
	 * The arc of an ellipse, as the appendix of SVG on arcs computes its middle.
	 *
	 * @param list<float> $numbers Both radii, the turn of the ellipse, which of four arcs.
	 * @param Point       $end
	 */
	private function arc( array $numbers, array $end ): void {
		[ $across, $down, $turn, $is_large, $is_clockwise ] = $numbers;

		$across = abs( $across );
		$down   = abs( $down );
		$half   = [ ( $this->at[0] - $end[0] ) / 2, ( $this->at[1] - $end[1] ) / 2 ];
		if ( 0.0 === $across * $down || [ 0.0, 0.0 ] === $half ) {
			$this->to( $end );
			return;
		}
		[ $x, $y ] = self::turned( $half, -deg2rad( $turn ) );
		$too_far   = ( $x / $across ) ** 2 + ( $y / $down ) ** 2;
		$across   *= max( 1.0, sqrt( $too_far ) );
		$down     *= max( 1.0, sqrt( $too_far ) );
		$distance  = ( $across * $y ) ** 2 + ( $down * $x ) ** 2;
		$factor    = sqrt( max( 0.0, ( $across * $down ) ** 2 / $distance - 1 ) );
		$factor   *= $is_large === $is_clockwise ? -1 : 1;
		$middle    = [ $factor * $across * $y / $down, -$factor * $down * $x / $across ];
		$from      = atan2( ( $y - $middle[1] ) / $down, ( $x - $middle[0] ) / $across );
		$sweep     = atan2( ( -$y - $middle[1] ) / $down, ( -$x - $middle[0] ) / $across ) - $from;
		if ( $is_clockwise > 0 ) {
			$sweep += $sweep < 0 ? 2 * M_PI : 0;
		} else {
			$sweep -= $sweep > 0 ? 2 * M_PI : 0;
		}
		$start  = $this->at;
		$pieces = max( 1, (int) ceil( abs( $sweep ) / ( M_PI / self::PIECES ) ) );
		for ( $piece = 1; $piece < $pieces; $piece++ ) {
			$angle = $from + $sweep * $piece / $pieces;
			$point = [ $middle[0] + $across * cos( $angle ), $middle[1] + $down * sin( $angle ) ];
			$point = self::turned( $point, deg2rad( $turn ) );
			$this->to( [ ( $start[0] + $end[0] ) / 2 + $point[0], ( $start[1] + $end[1] ) / 2 + $point[1] ] );
		}
		$this->to( $end );
	}

	/** @param Point $point */
	private function to( array $point ): void {
		if ( [] === $this->line ) {
			$this->line[] = $this->at;
		}
		$this->line[] = $point;
		$this->at     = $point;
		$this->pull   = null;
	}

	private function close(): void {
		if ( count( $this->line ) > 2 ) {
			$this->contours[] = $this->line;
		}
		$this->line = [];
	}

	/**
	 * @param Point $one
	 * @param Point $other
	 * @return Point
	 */
	private static function part( array $one, array $other, float $part ): array {
		return [ $one[0] + ( $other[0] - $one[0] ) * $part, $one[1] + ( $other[1] - $one[1] ) * $part ];
	}

	/**
	 * @param Point $point
	 * @return Point
	 */
	private static function turned( array $point, float $angle ): array {
		return [
			$point[0] * cos( $angle ) - $point[1] * sin( $angle ),
			$point[0] * sin( $angle ) + $point[1] * cos( $angle ),
		];
	}
}
