<?php

declare( strict_types=1 );

namespace Rueda\Chart;

defined( 'ABSPATH' ) || exit;

/**
 * Says what the filled forms and the lines of a chart with wishes mean: nobody has to tell them apart by colour.
 * src/frontend/ui/WishKey.tsx renders the same elements, Raster\NamedPlot draws them.
 */
final class WishKey {
	/** @return array{now: string, wished: string} */
	public static function words(): array {
		return [ 'now' => __( 'Now', 'rueda' ), 'wished' => __( 'Wished', 'rueda' ) ];
	}

	public static function html( ChartData $data, ChartType $type ): string {
		if ( ! $data->has_wishes() || ! $type->has_scale() ) {
			return '';
		}
		$items = '';
		foreach ( self::words() as $name => $word ) {
			$items .= sprintf(
				'<li><svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true" focusable="false">%s</svg>%s'
					. '</li>',
				'now' === $name
					? '<path fill="currentColor" fill-opacity=".4" d="M0 1h24v14H0z"></path>'
					: sprintf(
						'<path stroke="%s" stroke-width="5" d="M0 8h24"></path>'
							. '<path stroke="%s" stroke-width="2.5" d="M0 8h24"></path>',
						Wish::EDGE,
						Wish::COLOR
					),
				esc_html( $word )
			);
		}
		return "<ul class=\"rueda-key\" role=\"list\">{$items}</ul>";
	}
}
