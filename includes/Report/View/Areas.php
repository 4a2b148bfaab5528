<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Chart\ChartArea;
use Rueda\Chart\RatedWheel;
use Rueda\Report\Advice;
use Rueda\Report\PagePart;
use Rueda\Report\ShownReport;
use Rueda\Support\Range;
use Rueda\Wheel\AreaAdvice;

defined( 'ABSPATH' ) || exit;

/** Each area with its rating, what its visitor noted and what its author advises. The lowest come first. */
final class Areas implements PagePart {
	public function html( ShownReport $shown ): string {
		$rated   = $shown->report->rated();
		$heights = [];
		foreach ( $rated->chart->areas as $index => $area ) {
			$heights[ $index ] = $rated->range( $index )->part( $area->value );
		}
		if ( [] === $heights ) {
			return '';
		}
		asort( $heights );
		$advice = Advice::advice_for( $rated );
		$items  = '';
		foreach ( array_keys( $heights ) as $index ) {
			$items .= $this->item( $rated, $index, $advice[ $index ] ?? null );
		}
		return HeadedSection::html(
			'areas',
			__( 'What your answers say', 'rueda' ),
			"<ul class=\"rueda-report__list\" role=\"list\">{$items}</ul>"
		);
	}

	/** @param array{text: string, link: string, ...}|null $advice */
	private function item( RatedWheel $rated, int $index, ?array $advice ): string {
		$area  = $rated->chart->areas[ $index ];
		$range = $rated->range( $index );
		$scale = Range::scale( [ $range ] );
		return sprintf(
			'<li style="--rueda-dot:%s"><h3>%s</h3><p class="rueda-report__rating">%s</p>'
				. '<span class="rueda-report__bar"><span style="inline-size:%s%%"></span>%s</span>%s%s</li>',
			esc_attr( $area->color ),
			esc_html( $area->label ),
			$this->rating( $area, $range->max ),
			esc_attr( self::percent( $area->value, $scale ) ),
			null === $area->wished ? '' : sprintf(
				'<span class="rueda-report__wish" style="inset-inline-start:%s%%"></span>',
				esc_attr( self::percent( $area->wished, $scale ) )
			),
			self::note( $rated, $index ),
			null === $advice ? '' : AreaAdvice::html( $area->label, $advice )
		);
	}

	/** What the visitor wrote about an area. */
	public static function note( RatedWheel $rated, int $index ): string {
		$note = $rated->note( $index );
		return '' === $note ? '' : sprintf(
			'<p class="rueda-report__note"><span class="rueda-report__note-name">%s</span> %s</p>',
			esc_html__( 'Note:', 'rueda' ),
			nl2br( esc_html( $note ) )
		);
	}

	/** @param array{min: int, max: int} $scale */
	private static function percent( float $value, array $scale ): string {
		$part = ( $value - $scale['min'] ) / max( 1, $scale['max'] - $scale['min'] );
		return (string) round( 100 * max( 0.0, min( 1.0, $part ) ) );
	}

	private function rating( ChartArea $area, int $most ): string {
		$rating = sprintf(
			/* translators: 1: average of ratings, 2: the highest possible rating. */
			esc_html__( '%1$s of %2$s', 'rueda' ),
			sprintf( '<strong>%s</strong>', esc_html( $area->shown() ) ),
			esc_html( ChartArea::written( (float) $most ) )
		);
		return null === $area->wished ? $rating : sprintf(
			/* translators: 1: a rating, 2: the rating that is wished for. */
			esc_html__( '%1$s, wished %2$s', 'rueda' ),
			$rating,
			sprintf( '<strong>%s</strong>', esc_html( $area->shown_wish() ) )
		);
	}
}
