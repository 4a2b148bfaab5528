<?php

declare( strict_types=1 );

namespace Rueda\Wheel\Plain;

use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;
use Rueda\Chart\ChartType;
use Rueda\Chart\Pictures;
use Rueda\Chart\Summary;
use Rueda\Support\Range;
use Rueda\Wheel\Area;

defined( 'ABSPATH' ) || exit;

/** The finished wheel for visitors without scripts: sentence, chart and table, all drawn by the server. */
final class PlainResult {

	private const PART = 'wp-block-rueda-wheel__';

	public function __construct( private Pictures $pictures ) {}

	/** @param string $after What follows the numbers, clean HTML. */
	public function render( Answers $answers, string $id, ChartType $type, string $after ): string {
		$rated = $answers->rated();
		$body  = [] === $rated
			? sprintf( '<p>%s</p>', esc_html__( 'You have skipped all areas, so there is nothing to show.', 'rueda' ) )
			: $this->chart( $rated, $this->scale( $answers ), $type )
				. sprintf(
					'<p class="%ssummary">%s</p>',
					self::PART,
					esc_html( $this->sentence( $rated, $answers->skipped() ) )
				)
				. $this->table( $rated );
		// An empty address makes the browser request this page again; with a fragment it would only scroll.
		return sprintf(
			'<section class="%1$sresult" aria-labelledby="%2$s-result"><h3 class="%1$sheading"'
				. ' id="%2$s-result">%3$s</h3>%4$s%6$s<p><a href="">%5$s</a></p></section>',
			self::PART,
			esc_attr( $id ),
			esc_html__( 'Your wheel', 'rueda' ),
			$body,
			esc_html__( 'Start over', 'rueda' ),
			$after
		);
	}

	/**
	 * From zero, or from the lowest rating if that is below zero, to the highest rating that could be chosen. Skipped
	 * areas count, too, so that charts can be compared.
	 */
	private function scale( Answers $answers ): ChartScale {
		$ranges = array_map( static fn( Area $area ): Range => $area->range(), array_values( $answers->areas() ) );
		return new ChartScale(
			(float) min( 0, ...array_map( static fn( Range $range ): int => $range->min(), $ranges ) ),
			(float) max( PHP_INT_MIN, ...array_map( static fn( Range $range ): int => $range->max(), $ranges ) )
		);
	}

	/** @param non-empty-list<array{area: Area, rating: int}> $rated */
	private function chart( array $rated, ChartScale $scale, ChartType $type ): string {
		$data = ChartData::read(
			[
				// A chart's labels are read as HTML; ours are text by now, and "I <3 you" has to stay whole.
				'labels'   => array_map(
					static fn( array $one ): string => htmlspecialchars( $one['area']->label() ),
					$rated
				),
				'datasets' => [
					[
						'data'            => array_map( static fn( array $one ): int => $one['rating'], $rated ),
						'backgroundColor' => array_map(
							static fn( array $one ): string => $one['area']->color(),
							$rated
						),
					],
				],
			]
		);
		if ( null === $data ) {
			return '';
		}
		return sprintf(
			'<div class="%schart rueda-chart">%s</div>',
			self::PART,
			$this->pictures->of( $type )->draw(
				$data,
				$scale,
				__( 'Your wheel. The table lists your ratings.', 'rueda' )
			)
		);
	}

	/**
	 * @param non-empty-list<array{area: Area, rating: int}> $rated
	 * @param list<string>                                   $skipped
	 */
	private function sentence( array $rated, array $skipped ): string {
		return Summary::sentence(
			array_map( static fn( array $one ): string => $one['area']->label(), $rated ),
			array_map( [ $this, 'height' ], $rated ),
			$skipped
		);
	}

	/**
	 * How far up its range the rating is, from 0 to 1.
	 *
	 * @param array{area: Area, rating: int} $one
	 */
	private function height( array $one ): float {
		$range = $one['area']->range();
		return ( $one['rating'] - $range->min() ) / ( $range->size() - 1 );
	}

	/** @param non-empty-list<array{area: Area, rating: int}> $rated */
	private function table( array $rated ): string {
		$rows = '';
		foreach ( $rated as $one ) {
			$rows .= sprintf(
				'<tr><th scope="row"><span class="rueda-dot" style="--rueda-dot:%s"></span> %s</th><td>%s</td></tr>',
				esc_attr( $one['area']->color() ),
				esc_html( $one['area']->label() ),
				esc_html( number_format_i18n( $one['rating'] ) )
			);
		}
		return sprintf(
			'<table class="%stable"><caption>%s</caption><thead><tr><th scope="col">%s</th><th scope="col">'
				. '%s</th></tr></thead><tbody>%s</tbody></table>',
			self::PART,
			esc_html__( 'Your ratings', 'rueda' ),
			esc_html__( 'Area', 'rueda' ),
			esc_html__( 'Rating', 'rueda' ),
			$rows
		);
	}
}
