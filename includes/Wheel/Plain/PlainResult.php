<?php

declare( strict_types=1 );

namespace Rueda\Wheel\Plain;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;
use Rueda\Chart\ChartType;
use Rueda\Chart\Gaps;
use Rueda\Chart\Score;
use Rueda\Chart\Summary;
use Rueda\Chart\WishKey;
use Rueda\Support\Range;
use Rueda\Wheel\Area;
use Rueda\Wheel\AreaAdvice;
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
			: self::chart( self::data( $rated ), self::scale( $answers ), $type )
				. self::sentences( $rated, $answers )
				. self::gaps( $rated, $id )
				. self::table( $rated, self::data( $rated )->has_wishes() )
				. self::advice( $rated );
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

	/** @param non-empty-list<array{area: Area, rating: int, wish: int|null}> $rated */
	private static function data( array $rated ): ChartData {
		$areas = array_map(
			static fn( array $one ) => ChartArea::from_text(
				$one['area']->label(),
				$one['rating'],
				$one['area']->color()
			)?->with_wish( $one['wish'] ),
			$rated
		);
		return ChartData::from_areas( array_values( array_filter( $areas ) ) );
	}

	private static function chart( ChartData $data, ChartScale $scale, ChartType $type ): string {
		$name = __( 'Your wheel. The table lists your ratings.', 'rueda' );
		return sprintf(
			'<div class="%schart rueda-chart">%s</div>%s',
			self::PART,
			$type->picture()->draw( $data, $scale, $name ),
			WishKey::html( $data, $type )
		);
	}

	/** @param non-empty-list<array{area: Area, rating: int, wish: int|null}> $rated */
	private static function sentences( array $rated, Answers $answers ): string {
		$summary = Summary::sentence(
			array_map( static fn( array $one ): string => $one['area']->label(), $rated ),
			array_map( static fn( array $one ): float => $one['area']->range()->part( $one['rating'] ), $rated ),
			$answers->skipped()
		);
		$score   = WheelScore::sentence( $answers->wheel_id(), self::score( $rated ) );
		return '<div>' . self::line( 'score', $score )
			. self::line( 'summary', $summary ) . '</div>';
	}

	private static function line( string $name, string $words ): string {
		return '' === $words ? '' : sprintf( '<p class="%s%s">%s</p>', self::PART, $name, esc_html( $words ) );
	}

	/** @param non-empty-list<array{area: Area, rating: int, wish: int|null}> $rated */
	private static function advice( array $rated ): string {
		$items = '';
		foreach ( self::score( $rated )?->reading_order() ?? [] as $index ) {
			[ 'area' => $area, 'rating' => $rating ] = $rated[ $index ];

			$advice = AreaAdvice::html( $area->label(), $area->advice( $rating, $area->range() ) );
			$items .= '' === $advice ? '' : sprintf(
				'<li style="--rueda-dot:%s"><h5>%s</h5>%s</li>',
				esc_attr( $area->color() ),
				esc_html( $area->label() ),
				$advice
			);
		}
		return '' === $items ? '' : sprintf(
			'<section class="%1$sadvice"><h4>%2$s</h4><ul role="list">%3$s</ul></section>',
			self::PART,
			esc_html__( 'What you can do', 'rueda' ),
			$items
		);
	}

	/** @param non-empty-list<array{area: Area, rating: int, wish: int|null}> $rated */
	private static function score( array $rated ): ?Score {
		return Score::of(
			array_column( $rated, 'rating' ),
			array_map( static fn( array $one ): Range => $one['area']->range(), $rated )
		);
	}

	/**
	 * How far the wishes are from the ratings, in words.
	 *
	 * @param non-empty-list<array{area: Area, rating: int, wish: int|null}> $rated
	 */
	private static function gaps( array $rated, string $id ): string {
		$ranges = array_map( static fn( array $one ): Range => $one['area']->range(), $rated );
		$gaps   = Gaps::sentences( self::data( $rated ), $ranges );
		return [] === $gaps ? '' : sprintf(
			'<section class="%1$sgaps" aria-labelledby="%2$s-gaps"><h4 class="%1$spart" id="%2$s-gaps">%3$s</h4>'
				. '<ul>%4$s</ul></section>',
			self::PART,
			esc_attr( $id ),
			esc_html__( 'From now to wished', 'rueda' ),
			implode( '', array_map( static fn( string $gap ): string => '<li>' . esc_html( $gap ) . '</li>', $gaps ) )
		);
	}

	/** @param non-empty-list<array{area: Area, rating: int, wish: int|null}> $rated */
	private static function table( array $rated, bool $has_wishes ): string {
		$rows = '';
		foreach ( $rated as $one ) {
			$rows .= sprintf(
				'<tr><th scope="row"><span class="rueda-dot" style="--rueda-dot:%s"></span> %s</th><td>%s</td>%s</tr>',
				esc_attr( $one['area']->color() ),
				esc_html( $one['area']->label() ),
				esc_html( number_format_i18n( $one['rating'] ) ),
				$has_wishes
					? '<td>' . esc_html( null === $one['wish'] ? '–' : number_format_i18n( $one['wish'] ) ) . '</td>'
					: ''
			);
		}
		return sprintf(
			'<table class="%stable"><caption>%s</caption><thead><tr><th scope="col">%s</th><th scope="col">'
				. '%s</th>%s</tr></thead><tbody>%s</tbody></table>',
			self::PART,
			esc_html__( 'Your ratings', 'rueda' ),
			esc_html__( 'Area', 'rueda' ),
			esc_html__( 'Rating', 'rueda' ),
			$has_wishes ? sprintf( '<th scope="col">%s</th>', esc_html__( 'Wished', 'rueda' ) ) : '',
			$rows
		);
	}
}
