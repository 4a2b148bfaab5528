<?php

declare( strict_types=1 );

namespace Rueda\Chart;

use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/**
 * Where the number of each sector of a polar chart is, along its middle. src/frontend/chart/numbers.ts has the same
 * rule; both are tested with tests/fixtures/polar-numbers.json.
 */
final class PolarNumbers {
	private const BLACK = '#000000';
	private const WHITE = '#ffffff';

	/**
	 * @param list<float>      $parts   How far each sector reaches, as a share of the chart's radius.
	 * @param int              $letters How many the longest number has.
	 * @param float|null       $unit    An em as a share of the radius; by default as on the smallest chart.
	 * @param list<float|null> $wishes  Where the lines at wishes are, as shares of the radius. No number is under its
	 *                                  line.
	 * @return list<array{radius: float, is_inside: bool}> The radius as a share of the chart's. Empty if there is no
	 *                                                     room for all.
	 */
	public static function places( array $parts, int $letters, ?float $unit = null, array $wishes = [] ): array {
		$rule = Definitions::POLAR_NUMBERS;
		$unit = $unit ?? $rule['em'];
		if ( 1 === count( $parts ) ) {
			return [ [ 'radius' => 0.0, 'is_inside' => $parts[0] >= $rule['inside'] * $unit ] ];
		}
		$width = $letters * $rule['digit'] + $rule['gap'];
		$least = $unit * max( $rule['nearest'], $width / ( 2 * sin( M_PI / max( 2, count( $parts ) ) ) ) );
		if ( $least > $rule['farthest'] ) {
			return [];
		}
		$places = [];
		$away   = $unit * ( max( $rule['half'], $letters * $rule['digit'] / 2 ) + $rule['clear'] );
		foreach ( $parts as $index => $part ) {
			$within    = $part - $rule['inside'] * $unit;
			$is_inside = $within >= $least;
			$radius    = $is_inside ? $within : max( $least, $part + $rule['outside'] * $unit );
			$wish      = $wishes[ $index ] ?? null;
			if ( null !== $wish && abs( $wish - $radius ) < $away ) {
				$is_before = $is_inside && $wish - $away >= $least;
				$radius    = $is_before ? $wish - $away : $wish + $away;
				$is_inside = $is_before || $radius + $away <= $part;
			}
			$places[] = [ 'radius' => $radius, 'is_inside' => $is_inside ];
		}
		return $places;
	}

	/**
	 * The numbers of a chart with their places and colours, in the order of the areas. Empty if there is no room.
	 *
	 * @param string     $ink  The colour of a number beside its sector.
	 * @param float|null $unit As above.
	 * @return list<array{text: string, angle: float, radius: float, color: string}>
	 */
	public static function of_chart( ChartData $data, ChartScale $scale, string $ink, ?float $unit = null ): array {
		$parts = array_map( static fn( ChartArea $area ): float => $scale->part( $area->value ), $data->areas );
		$texts = array_map( static fn( ChartArea $area ): string => $area->shown(), $data->areas );
		$wish  = static fn( ChartArea $area ): ?float => null === $area->wished ? null : $scale->part( $area->wished );

		$numbers = [];
		$places  = self::places( $parts, self::longest( $texts ), $unit, array_map( $wish, $data->areas ) );
		foreach ( $places as $index => $place ) {
			$numbers[] = [
				'text'   => $texts[ $index ],
				'angle'  => 2 * M_PI * ( $index + 0.5 ) / count( $parts ),
				'radius' => $place['radius'],
				'color'  => $place['is_inside'] ? self::text_on( $data->areas[ $index ]->color, $ink ) : $ink,
			];
		}
		return $numbers;
	}

	/** @param list<string> $texts */
	private static function longest( array $texts ): int {
		return max( [ 0, ...array_map( static fn( string $text ): int => mb_strlen( $text ), $texts ) ] );
	}

	/** Black or white, whichever can be read better on the colour; the ink if the colour is transparent. */
	private static function text_on( string $color, string $ink ): string {
		if ( 1 !== preg_match( '/^#(...|...f|.{6}|.{6}ff)$/Di', $color ) ) {
			return $ink;
		}
		$bright = self::brightness( $color );
		return 1.05 / ( $bright + 0.05 ) < ( $bright + 0.05 ) / 0.05 ? self::BLACK : self::WHITE;
	}

	/** As WCAG defines it: 0 for black, 1 for white. */
	private static function brightness( string $color ): float {
		$digits = substr( $color, 1 );
		$size   = strlen( $digits ) < 6 ? 1 : 2;
		$bright = 0.0;
		foreach ( [ 0.2126, 0.7152, 0.0722 ] as $index => $weight ) {
			$part    = hexdec( str_repeat( substr( $digits, $index * $size, $size ), 3 - $size ) ) / 255;
			$bright += $weight * ( $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4 );
		}
		return $bright;
	}
}
