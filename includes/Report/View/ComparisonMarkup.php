<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Chart\Comparison;
use Rueda\Chart\Svg;
use Rueda\Report\Report;
use Rueda\Support\Period;

defined( 'ABSPATH' ) || exit;

/** How a comparison is drawn: two wheels over each other, lines for more, and in any case a table. */
final class ComparisonMarkup {
	private const RADIUS = 100;

	/** The room for a line, in its own pixels. */
	private const WIDTH  = 120;
	private const HEIGHT = 32;
	private const EDGE   = 4;

	/** @param non-empty-list<Report> $reports As the comparison has them. */
	public function __construct( private Comparison $comparison, private array $reports ) {}

	/** The newer wheel in colours, the older one as a dashed outline, so that they differ without colour, too. */
	public function wheels(): string {
		$rows  = $this->comparison->rows;
		$newer = '';
		$older = '';
		foreach ( $rows as $index => [ 'color' => $color, 'values' => $values ] ) {
			$newer .= $this->sector( $index, $values[1], sprintf( ' fill="%s"', esc_attr( $color ) ) );
			$older .= $this->sector( $index, $values[0], '' );
		}
		$rings = '';
		foreach ( [ 1, 2, 3 ] as $third ) {
			$rings .= sprintf( '<circle r="%s"></circle>', Svg::short( self::RADIUS * $third / 3 ) );
		}
		return sprintf(
			'<figure class="rueda-report__wheels"><svg viewBox="-102 -102 204 204" role="img" aria-label="%s">'
				. '<g class="is-rings">%s</g><g class="is-newer">%s</g><g class="is-older">%s</g></svg>'
				. '<figcaption><span><span class="rueda-report__sample is-older"></span> %s</span>'
				. '<span><span class="rueda-report__sample is-newer"></span> %s</span></figcaption></figure>',
			esc_attr__( 'Both wheels, one over the other. The table shows what has changed.', 'rueda' ),
			$rings,
			$newer,
			$older,
			esc_html( $this->day( 0 ) ),
			esc_html( $this->day( 1 ) )
		);
	}

	/** A small line for each area. The numbers beside it, and the table, say the same. */
	public function lines(): string {
		$items = '';
		foreach ( $this->comparison->rows as [ 'label' => $label, 'color' => $color, 'values' => $values ] ) {
			$rated  = Comparison::rated( $values );
			$last   = $rated[ count( $rated ) - 1 ] ?? null;
			$items .= sprintf(
				'<li style="--rueda-dot:%s"><span>%s</span>%s<strong>%s</strong></li>',
				esc_attr( $color ),
				esc_html( $label ),
				$this->line( $values ),
				null === $last ? '' : esc_html( $this->comparison->shown( $last ) )
			);
		}
		return sprintf(
			'<div><p class="rueda-report__hint">%s</p><ul class="rueda-report__trend" role="list">%s</ul></div>',
			esc_html(
				sprintf(
					/* translators: 1: a date, 2: a later date. */
					__( 'From %1$s to %2$s', 'rueda' ),
					$this->day( 0 ),
					$this->day( count( $this->reports ) - 1 )
				)
			),
			$items
		);
	}

	public function table(): string {
		$head = '';
		foreach ( array_keys( $this->reports ) as $at ) {
			$head .= sprintf( '<th scope="col">%s</th>', esc_html( $this->day( $at ) ) );
		}
		$body = '';
		foreach ( $this->comparison->rows as [ 'label' => $label, 'values' => $values ] ) {
			$cells = '';
			foreach ( $values as $value ) {
				$cells .= sprintf(
					'<td>%s</td>',
					null === $value ? $this->not_rated() : esc_html( $this->comparison->shown( $value ) )
				);
			}
			$body .= sprintf( '<tr><th scope="row">%s</th>%s</tr>', esc_html( $label ), $cells );
		}
		return sprintf(
			'<details class="rueda-report__ratings"><summary id="rueda-report-compared">%1$s</summary>'
				. '<div class="rueda-report__scroll" role="region" tabindex="0"'
				. ' aria-labelledby="rueda-report-compared">'
				. '<table aria-labelledby="rueda-report-compared"><thead><tr><th scope="col">%2$s</th>%3$s</tr></thead>'
				. '<tbody>%4$s</tbody></table></div></details>',
			esc_html__( 'All ratings', 'rueda' ),
			esc_html__( 'Area', 'rueda' ),
			$head,
			$body
		);
	}

	private function not_rated(): string {
		return sprintf(
			'<span aria-hidden="true">–</span><span class="rueda-hidden">%s</span>',
			esc_html__( 'not rated', 'rueda' )
		);
	}

	/** With the time, if another report is of the same day. */
	private function day( int $at ): string {
		$days   = array_map( static fn ( Report $one ): string => Period::day( $one->saved_at() ), $this->reports );
		$format = get_option( 'time_format' );
		return 1 === count( array_keys( $days, $days[ $at ], true ) )
			? $days[ $at ]
			: $days[ $at ] . ' ' . wp_date( is_string( $format ) ? $format : 'H:i', $this->reports[ $at ]->saved_at() );
	}

	private function sector( int $index, ?float $value, string $fill ): string {
		$count = count( $this->comparison->rows );
		if ( null === $value ) {
			return '';
		}
		$radius = self::RADIUS * $this->comparison->scale->part( $value );
		if ( 1 === $count ) {
			return sprintf( '<circle r="%s"%s></circle>', Svg::short( $radius ), $fill );
		}
		$point = static function ( float $turn ) use ( $radius ): string {
			$angle = 2 * M_PI * $turn - M_PI / 2;
			return Svg::short( $radius * cos( $angle ) ) . ' ' . Svg::short( $radius * sin( $angle ) );
		};
		return sprintf(
			'<path%1$s d="M0 0L%2$sA%3$s %3$s 0 0 1 %4$sZ"></path>',
			$fill,
			$point( $index / $count ),
			Svg::short( $radius ),
			$point( ( $index + 1 ) / $count )
		);
	}

	/** @param list<float|null> $values */
	private function line( array $values ): string {
		$step   = ( self::WIDTH - 2 * self::EDGE ) / max( 1, count( $values ) - 1 );
		$points = [];
		foreach ( $values as $at => $value ) {
			if ( null !== $value ) {
				$height   = ( self::HEIGHT - 2 * self::EDGE ) * $this->comparison->scale->part( $value );
				$points[] = [
					Svg::short( self::EDGE + $at * $step ),
					Svg::short( self::HEIGHT - self::EDGE - $height ),
				];
			}
		}
		$dots = '';
		foreach ( $points as [ $x, $y ] ) {
			$dots .= sprintf( '<circle cx="%s" cy="%s" r="2.5"></circle>', $x, $y );
		}
		return sprintf(
			'<svg viewBox="0 0 %1$d %2$d" width="%1$d" height="%2$d" aria-hidden="true">'
				. '<polyline points="%3$s"></polyline>%4$s</svg>',
			self::WIDTH,
			self::HEIGHT,
			implode( ' ', array_map( static fn ( array $point ): string => implode( ',', $point ), $points ) ),
			$dots
		);
	}
}
