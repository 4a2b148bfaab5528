<?php

declare( strict_types=1 );

namespace Rueda\Chart\Logo;

use DOMElement;

defined( 'ABSPATH' ) || exit;

/**
 * The outlines of one shape of an SVG file.
 *
 * @phpstan-type Point array{float, float}
 */
final class SvgShape {
	/** @return list<list<Point>> */
	public static function contours( DOMElement $node ): array {
		$number = static fn ( string $name ): float => (float) $node->getAttribute( $name );
		switch ( $node->localName ) {
			case 'path':
				return '' === trim( $node->getAttribute( 'd' ) ) ? [] : SvgPath::contours( $node->getAttribute( 'd' ) );
			case 'polygon':
			case 'polyline':
				return SvgPath::contours( 'M' . $node->getAttribute( 'points' ) );
			case 'circle':
				return self::ring( $number( 'cx' ), $number( 'cy' ), $number( 'r' ), $number( 'r' ) );
			case 'ellipse':
				return self::ring( $number( 'cx' ), $number( 'cy' ), $number( 'rx' ), $number( 'ry' ) );
			case 'rect':
				return self::rectangle( $node, $number );
			default:
				throw new \DomainException( 'This is no shape.' );
		}
	}

	/** @return list<list<Point>> */
	private static function ring( float $x, float $y, float $across, float $down ): array {
		return SvgPath::contours(
			sprintf( 'M%F %F', $x - $across, $y )
			. sprintf( 'a%F %F 0 1 0 %F 0', $across, $down, 2 * $across )
			. sprintf( 'a%F %F 0 1 0 %F 0z', $across, $down, -2 * $across )
		);
	}

	/**
	 * @param callable( string ): float $number
	 * @return list<list<Point>>
	 */
	private static function rectangle( DOMElement $node, callable $number ): array {
		$width  = $number( 'width' );
		$height = $number( 'height' );
		$across = $number( $node->hasAttribute( 'rx' ) ? 'rx' : 'ry' );
		$down   = $number( $node->hasAttribute( 'ry' ) ? 'ry' : 'rx' );
		if ( str_contains( $node->getAttribute( 'width' ) . $node->getAttribute( 'height' ), '%' ) ) {
			throw new \DomainException( 'Shares of the whole are not known.' );
		}
		$across = max( 0.0, min( $across, $width / 2 ) );
		$down   = max( 0.0, min( $down, $height / 2 ) );
		$corner = sprintf( 'a%F %F 0 0 1', $across, $down );
		return SvgPath::contours(
			sprintf( 'M%F %F', $number( 'x' ) + $across, $number( 'y' ) )
			. sprintf( 'h%F%s%F %F', $width - 2 * $across, $corner, $across, $down )
			. sprintf( 'v%F%s%F %F', $height - 2 * $down, $corner, -$across, $down )
			. sprintf( 'h%F%s%F %F', 2 * $across - $width, $corner, -$across, -$down )
			. sprintf( 'v%F%s%F %Fz', 2 * $down - $height, $corner, $across, -$down )
		);
	}

	/**
	 * What is filled by the rule "nonzero": each outline with the holes in it, which go round the other way.
	 *
	 * @param list<list<Point>> $contours
	 * @return list<list<list<Point>>>
	 */
	public static function parts( array $contours ): array {
		$areas = array_map( [ self::class, 'area' ], $contours );
		$sizes = array_map( 'abs', $areas );
		$first = [] === $sizes ? 0 : $areas[ (int) array_search( max( $sizes ), $sizes, true ) ];
		$parts = [];
		foreach ( $contours as $index => $contour ) {
			if ( $areas[ $index ] * $first <= 0 ) {
				continue;
			}
			$part = [ $contour ];
			foreach ( $contours as $other => $hole ) {
				if ( $areas[ $other ] * $first < 0 && self::is_in( $hole, $contour ) ) {
					$part[] = $hole;
				}
			}
			$parts[] = $part;
		}
		return $parts;
	}

	/** @param list<Point> $line */
	private static function area( array $line ): float {
		$area   = 0.0;
		$before = $line[ count( $line ) - 1 ];
		foreach ( $line as $point ) {
			$area  += $before[0] * $point[1] - $point[0] * $before[1];
			$before = $point;
		}
		return $area;
	}

	/**
	 * @param list<Point> $line
	 * @param list<Point> $around
	 */
	private static function is_in( array $line, array $around ): bool {
		foreach ( [ 0, 1 ] as $axis ) {
			$places = array_column( $line, $axis );
			$others = array_column( $around, $axis );
			if ( [] === $places || [] === $others ) {
				return false;
			}
			if ( min( $places ) < min( $others ) || max( $places ) > max( $others ) ) {
				return false;
			}
		}
		return true;
	}
}
