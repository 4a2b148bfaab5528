<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Chart\Comparison;
use Rueda\Chart\Svg;
use Rueda\Chart\Wish;
use Rueda\Chart\WishKey;
use Rueda\Report\Report;
use Rueda\Support\Period;

defined( 'ABSPATH' ) || exit;

/** How a comparison is drawn: two wheels over each other, lines for more, and in any case a table. */
final class ComparisonMarkup {
	private const RADIUS = 100;

	/** The room for a line, in its own pixels. */
	private const WIDTH  = 120;
	private const HEIGHT = 40;
	private const EDGE   = 4;

	/** @param non-empty-list<Report> $reports As the comparison has them. */
	public function __construct( private Comparison $comparison, private array $reports ) {}

	/** The newer wheel in colours, the older one as a dashed outline, so that they differ without colour, too. */
	public function wheels(): string {
		$rows   = $this->comparison->rows;
		$newer  = '';
		$older  = '';
		$wishes = [];
		foreach ( $rows as $index => [ 'color' => $color, 'values' => $values, 'wished' => $wished ] ) {
			$newer .= $this->sector( $index, $values[1], sprintf( ' fill="%s"', esc_attr( $color ) ) );
			$older .= $this->sector( $index, $values[0], '' );
			if ( null !== $wished ) {
				$wishes[] = $this->wish( $index, $wished );
			}
		}
		$rings = '';
		foreach ( [ 1, 2, 3 ] as $third ) {
			$rings .= sprintf( '<circle r="%s"></circle>', Svg::short( self::RADIUS * $third / 3 ) );
		}
		return sprintf(
			'<figure class="rueda-report__wheels"><svg viewBox="-102 -102 204 204" role="img" aria-label="%s">'
				. '<g class="is-rings">%s</g><g class="is-newer">%s</g><g class="is-older">%s</g>%s</svg>'
				. '<figcaption><span><span class="rueda-report__sample is-older"></span> %s</span>'
				. '<span><span class="rueda-report__sample is-newer"></span> %s</span>%s</figcaption></figure>',
			esc_attr__( 'Both wheels, one over the other. The table shows what has changed.', 'rueda' ),
			$rings,
			$newer,
			$older,
			Wish::svg( $wishes ),
			esc_html( $this->day( 0 ) ),
			esc_html( $this->day( 1 ) ),
			$this->sample_of_wishes()
		);
	}

	/** Empty without wishes. */
	private function sample_of_wishes(): string {
		return $this->comparison->has_wishes()
			? sprintf(
				'<span><span class="rueda-report__sample is-wished"></span> %s</span>',
				esc_html( WishKey::words()['wished'] )
			)
			: '';
	}

	/** A small line for each area. The numbers beside it, and the table, say the same. */
	public function lines(): string {
		$items = '';
		foreach ( $this->comparison->rows as $row ) {
			$rated  = Comparison::rated( $row['values'] );
			$last   = $rated[ count( $rated ) - 1 ] ?? null;
			$items .= sprintf(
				'<li style="--rueda-dot:%s"><span>%s</span>%s<strong>%s</strong></li>',
				esc_attr( $row['color'] ),
				esc_html( $row['label'] ),
				$this->line( $row['values'], $row['wished'] ),
				null === $last ? '' : esc_html( $this->comparison->shown( $last ) )
			);
		}
		return sprintf(
			'<div><p class="rueda-report__hint">%s</p><ul class="rueda-report__trend" role="list">%s</ul>%s</div>',
			esc_html(
				sprintf(
					/* translators: 1: a date, 2: a later date. */
					__( 'From %1$s to %2$s', 'rueda' ),
					$this->day( 0 ),
					$this->day( count( $this->reports ) - 1 )
				)
			),
			$items,
			$this->comparison->has_wishes() ? "<p class=\"rueda-report__hint\">{$this->sample_of_wishes()}</p>" : ''
		);
	}

	public function table(): string {
		$head = '';
		foreach ( array_keys( $this->reports ) as $at ) {
			$head .= sprintf( '<th scope="col">%s</th>', esc_html( $this->day( $at ) ) );
		}
		$body = '';
		foreach ( $this->comparison->rows as [ 'label' => $label, 'values' => $values, 'wishes' => $wishes ] ) {
			$cells = '';
			foreach ( $values as $at => $value ) {
				$cells .= sprintf(
					'<td>%s</td>',
					null === $value ? $this->not_rated() : esc_html( $this->told( $value, $wishes[ $at ] ) )
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

	private function told( float $value, ?float $wish ): string {
		$rating = $this->comparison->shown( $value );
		return null === $wish ? $rating : sprintf(
			/* translators: 1: a rating, 2: the rating that is wished for. */
			__( '%1$s, wished %2$s', 'rueda' ),
			$rating,
			$this->comparison->shown( $wish )
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

	/** The path of the line at a wish. */
	private function wish( int $index, float $wished ): string {
		$radius = self::RADIUS * $this->comparison->scale->part( $wished );
		$count  = count( $this->comparison->rows );
		return sprintf(
			'M%2$sA%1$s %1$s 0 %4$d 1 %3$s',
			Svg::short( $radius ),
			$this->point( ( $index + 0.02 ) / $count, $radius ),
			$this->point( ( $index + 0.98 ) / $count, $radius ),
			1 === $count ? 1 : 0
		);
	}

	private function point( float $turn, float $radius ): string {
		$angle = 2 * M_PI * $turn - M_PI / 2;
		return Svg::short( $radius * cos( $angle ) ) . ' ' . Svg::short( $radius * sin( $angle ) );
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
		return sprintf(
			'<path%1$s d="M0 0L%2$sA%3$s %3$s 0 0 1 %4$sZ"></path>',
			$fill,
			$this->point( $index / $count, $radius ),
			Svg::short( $radius ),
			$this->point( ( $index + 1 ) / $count, $radius )
		);
	}

	/** @param list<float|null> $values */
	private function line( array $values, ?float $wished ): string {
		$step   = ( self::WIDTH - 2 * self::EDGE ) / max( 1, count( $values ) - 1 );
		$points = [];
		foreach ( $values as $at => $value ) {
			if ( null !== $value ) {
				$points[] = [ Svg::short( self::EDGE + $at * $step ), $this->level( $value ) ];
			}
		}
		$dots = '';
		foreach ( $points as [ $x, $y ] ) {
			$dots .= sprintf( '<circle cx="%s" cy="%s" r="2.5"></circle>', $x, $y );
		}
		return sprintf(
			'<svg viewBox="0 0 %1$d %2$d" width="%1$d" height="%2$d" aria-hidden="true">'
				. '%5$s<polyline points="%3$s"></polyline>%4$s</svg>',
			self::WIDTH,
			self::HEIGHT,
			implode( ' ', array_map( static fn ( array $point ): string => implode( ',', $point ), $points ) ),
			$dots,
			null === $wished ? '' : Wish::svg( [ sprintf( 'M0 %sh%d', $this->level( $wished ), self::WIDTH ) ] )
		);
	}

	private function level( float $value ): string {
		$height = ( self::HEIGHT - 2 * self::EDGE ) * $this->comparison->scale->part( $value );
		return Svg::short( self::HEIGHT - self::EDGE - $height );
	}
}
