<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/**
 * A chart with its legend. Where the names fit, the style sheet puts them around a polar chart.
 * src/frontend/ui/ChartFigure.tsx renders the same elements.
 */
final class ChartFigure {
	/** @param string $drawing The chart, as HTML. */
	public static function html( ChartData $data, ChartType $type, string $drawing ): string {
		$names = $data->labels();
		$ring  = new NameRing();
		$from  = $type->is_polar() ? $ring->from( $names ) : 0;
		return sprintf(
			'<div class="rueda-figure%s">%s%s</div>',
			0 === $from ? '' : " is-ring-{$from}",
			$drawing,
			self::legend( $data, 0 === $from ? [] : $ring->widths( $names ) )
		);
	}

	/**
	 * The entries look like those of the live legend, which are buttons and links.
	 *
	 * @param list<float> $widths Of names around the chart.
	 */
	private static function legend( ChartData $data, array $widths ): string {
		$entries = '';
		foreach ( $data->areas as $index => $area ) {
			$entries .= sprintf(
				'<li%s><span class="rueda-legend__entry"><span class="rueda-dot" style="--rueda-dot:%s"></span>'
					. '<span class="rueda-legend__label">%s</span></span></li>',
				isset( $widths[ $index ] ) ? self::place( $index, count( $widths ), $widths[ $index ] ) : '',
				esc_attr( $area->color ),
				esc_html( $area->label )
			);
		}
		return '<ul class="rueda-legend" role="list">' . $entries . '</ul>';
	}

	private static function place( int $index, int $count, float $width ): string {
		$style = '';
		foreach ( NameRing::place( $index, $count ) + [ 'wide' => $width ] as $name => $number ) {
			$style .= ";--rueda-{$name}:" . number_format( $number, 3, '.', '' );
		}
		return ' style="' . ltrim( $style, ';' ) . '"';
	}
}
