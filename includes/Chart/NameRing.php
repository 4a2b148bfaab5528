<?php

declare( strict_types=1 );

namespace Rueda\Chart;

use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/**
 * When the names of areas fit around a polar chart, and where they are. Lengths are in ems of the names.
 * src/frontend/values/name-ring.ts has the same rule; both are tested with tests/fixtures/name-rings.json.
 */
final class NameRing {
	private const RULE = Definitions::NAME_RING;

	/** @param (callable(string): float)|null $width How wide a text is; by default an estimate. */
	public function __construct( private mixed $width = null ) {}

	/**
	 * The width of the figure from which all names fit around its chart; 0 if they do not fit.
	 *
	 * @param list<string> $names
	 */
	public function from( array $names ): int {
		foreach ( self::RULE['steps'] as $step ) {
			if ( null !== $this->boxes( $names, $step, self::RULE['radius'] * $step, self::RULE['room'] ) ) {
				return $step;
			}
		}
		return 0;
	}

	/**
	 * How wide each name is, in ems.
	 *
	 * @param list<string> $names
	 * @return list<float>
	 */
	public function widths( array $names ): array {
		return array_map( fn( string $name ): float => $this->widest( $this->lines( $name ) ?? [ $name ] ), $names );
	}

	/**
	 * The names around a chart of this radius, each with its lines and the middle of its place from the centre of the
	 * chart. Null if they do not fit.
	 *
	 * @param list<string> $names
	 * @param float        $width Of the figure.
	 * @param float        $room  Above and below the chart.
	 * @return list<array{lines: list<string>, x: float, y: float, width: float, height: float}>|null
	 */
	public function boxes( array $names, float $width, float $radius, float $room ): ?array {
		$boxes = [];
		$far   = $radius + self::RULE['gap'];
		foreach ( $names as $index => $name ) {
			$lines = $this->lines( $name );
			if ( null === $lines ) {
				return null;
			}
			$place   = self::place( $index, count( $names ) );
			$wide    = $this->widest( $lines );
			$high    = max( self::RULE['least'], count( $lines ) * self::RULE['line'] );
			$boxes[] = [
				'lines'  => $lines,
				'x'      => $far * $place['x'] + $place['lean'] * $wide / 2,
				'y'      => $far * $place['y'] + $place['y'] * $high / 2,
				'width'  => $wide,
				'height' => $high,
			];
		}
		return self::fit( $boxes, $width, 2 * ( $radius + $room ) ) ? $boxes : null;
	}

	/**
	 * The largest chart in a box with the names around it; null if it would be too small.
	 *
	 * @param list<string> $names
	 * @return array{
	 *     radius: float,
	 *     boxes: list<array{lines: list<string>, x: float, y: float, width: float, height: float}>
	 * }|null
	 */
	public function largest( array $names, float $width, float $height ): ?array {
		for ( $radius = $height / 2; $radius >= $height / 4; $radius -= 0.25 ) {
			$boxes = $this->boxes( $names, $width, $radius, $height / 2 - $radius );
			if ( null !== $boxes ) {
				return [ 'radius' => $radius, 'boxes' => $boxes ];
			}
		}
		return null;
	}

	/** From one line of a name to the next. */
	public static function line_height(): float {
		return self::RULE['line'];
	}

	/** @return array{x: float, y: float, lean: float} The direction from the centre, and how far a name moves aside. */
	public static function place( int $index, int $count ): array {
		$angle = 2 * M_PI * ( $index + 0.5 ) / $count;
		$x     = sin( $angle );
		return [
			'x'    => $x,
			'y'    => -cos( $angle ),
			'lean' => max( -1.0, min( 1.0, self::RULE['lean'] * $x ) ),
		];
	}

	/** @param list<array{x: float, y: float, width: float, height: float}> $boxes */
	private static function fit( array $boxes, float $width, float $height ): bool {
		foreach ( $boxes as $index => $box ) {
			$next     = $boxes[ ( $index + 1 ) % count( $boxes ) ];
			$is_apart = 1 === count( $boxes )
				|| 2 * abs( $next['x'] - $box['x'] ) >= $box['width'] + $next['width'] + self::RULE['gap']
				|| 2 * abs( $next['y'] - $box['y'] ) >= $box['height'] + $next['height'];
			if ( ! $is_apart
				|| 2 * abs( $box['x'] ) + $box['width'] > $width
				|| 2 * abs( $box['y'] ) + $box['height'] > $height
			) {
				return false;
			}
		}
		return true;
	}

	/** @return non-empty-list<string>|null Null if the name needs too many lines, or too wide ones. */
	private function lines( string $name ): ?array {
		$lines = [];
		foreach ( explode( ' ', $name ) as $word ) {
			$last   = count( $lines ) - 1;
			$longer = $last < 0 ? '' : $lines[ $last ] . ' ' . $word;
			if ( '' !== $longer && $this->width_of( $longer ) <= self::RULE['wrap'] ) {
				$lines[ $last ] = $longer;
				continue;
			}
			$lines[] = $word;
			if ( count( $lines ) > self::RULE['lines'] || $this->width_of( $word ) > self::RULE['longest'] ) {
				return null;
			}
		}
		return array_values( $lines );
	}

	/** @param non-empty-list<string> $lines */
	private function widest( array $lines ): float {
		return max( array_map( [ $this, 'width_of' ], $lines ) );
	}

	private function width_of( string $text ): float {
		return null === $this->width ? self::estimate( $text ) : ( $this->width )( $text );
	}

	private static function estimate( string $text ): float {
		$widths  = self::RULE['widths'];
		$width   = 0.0;
		$letters = preg_split( '//u', $text, -1, PREG_SPLIT_NO_EMPTY );
		foreach ( false === $letters ? [] : $letters as $letter ) {
			if ( str_contains( self::RULE['thin'], $letter ) ) {
				$width += $widths['thin'];
			} elseif ( str_contains( self::RULE['wide'], $letter ) ) {
				$width += $widths['wide'];
			} elseif ( strcmp( $letter, "\u{2e80}" ) > 0 ) {
				$width += $widths['square'];
			} else {
				$width += 1 === preg_match( '/\p{Lu}/u', $letter ) ? $widths['capital'] : $widths['other'];
			}
		}
		return $width;
	}
}
