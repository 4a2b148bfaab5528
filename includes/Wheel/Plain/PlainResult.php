<?php

declare( strict_types=1 );

namespace Rueda\Wheel\Plain;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;
use Rueda\Chart\ChartType;
use Rueda\Chart\Score;
use Rueda\Chart\Summary;
use Rueda\Support\Range;
use Rueda\Wheel\Area;
use Rueda\Wheel\WheelScore;

defined( 'ABSPATH' ) || exit;

/** The finished wheel for visitors without scripts: sentences, chart and table, all drawn by the server. */
final class PlainResult {
	private const PART = 'wp-block-rueda-wheel__';

	/** @param string $after What follows the numbers, clean HTML. */
	public static function render( Answers $answers, string $id, ChartType $type, string $after ): string {
		$rated = $answers->rated();
		$body  = [] === $rated
			? sprintf( '<p>%s</p>', esc_html__( 'You have skipped all areas, so there is nothing to show.', 'rueda' ) )
			: self::chart( $rated, self::scale( $answers ), $type )
				. self::sentences( $rated, $answers )
				. self::table( $rated );
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

	/** Skipped areas count, too, so that charts can be compared. */
	private static function scale( Answers $answers ): ChartScale {
		$ranges = array_map( static fn( Area $area ): Range => $area->range(), array_values( $answers->areas ) );
		$scale  = Range::scale( $ranges );
		return new ChartScale( (float) $scale['min'], (float) $scale['max'] );
	}

	/** @param non-empty-list<array{area: Area, rating: int}> $rated */
	private static function chart( array $rated, ChartScale $scale, ChartType $type ): string {
		$areas = array_map(
			static fn( array $one ) => ChartArea::from_text(
				$one['area']->label(),
				$one['rating'],
				$one['area']->color()
			),
			$rated
		);
		$data  = ChartData::from_areas( array_values( array_filter( $areas ) ) );
		$name  = __( 'Your wheel. The table lists your ratings.', 'rueda' );
		return sprintf(
			'<div class="%schart rueda-chart">%s</div>',
			self::PART,
			$type->picture()->draw( $data, $scale, $name )
		);
	}

	/** @param non-empty-list<array{area: Area, rating: int}> $rated */
	private static function sentences( array $rated, Answers $answers ): string {
		$ratings = array_column( $rated, 'rating' );
		$ranges  = array_map( static fn( array $one ): Range => $one['area']->range(), $rated );
		$summary = Summary::sentence(
			array_map( static fn( array $one ): string => $one['area']->label(), $rated ),
			array_map( static fn( int $rating, Range $range ): float => $range->part( $rating ), $ratings, $ranges ),
			$answers->skipped()
		);
		return '<div>' . self::line( 'score', WheelScore::sentence( $answers->wheel_id(), Score::of( $ratings, $ranges ) ) )
			. self::line( 'summary', $summary ) . '</div>';
	}

	private static function line( string $name, string $words ): string {
		return '' === $words ? '' : sprintf( '<p class="%s%s">%s</p>', self::PART, $name, esc_html( $words ) );
	}

	/** @param non-empty-list<array{area: Area, rating: int}> $rated */
	private static function table( array $rated ): string {
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
