<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Chart\ChartData;

defined( 'ABSPATH' ) || exit;

/**
 * A report's chart, as the block prints it: the element with its attributes that scripts read, drawing, legend and
 * table inside.
 */
final class SavedChartElement {
	public const BLOCK = 'rueda/saved-chart';

	public static function render( Report $report ): string {
		return self::block( self::attributes( $report ) );
	}

	/** @return array<string, mixed> Of the block. */
	public static function attributes( Report $report ): array {
		return self::of_data(
			$report->chart(),
			[
				'reportTitle' => $report->title(),
				'reportLink'  => $report->link(),
				'chartType'   => $report->chart_type(),
				'wheelId'     => $report->wheel_id(),
				'chartOption' => $report->rated()->options->to_array(),
			]
		);
	}

	/**
	 * @param array<string, mixed> $others Attributes of the block besides its data.
	 * @return array<string, mixed>
	 */
	public static function of_data( ChartData $chart, array $others ): array {
		$data = $chart->to_array();
		// The block reads names as HTML; these are text by now, and "I <3 you" has to stay whole.
		$data['labels'] = array_map( 'htmlspecialchars', $data['labels'] );
		return [ 'chartData' => $data ] + $others;
	}

	/** Stands in the place of a report that is gone, or that the author of the page may not show. */
	public static function missing(): string {
		return self::message( __( 'This report is no longer available', 'rueda' ) );
	}

	public static function message( string $sentence ): string {
		return sprintf(
			'<p class="wp-block-rueda-saved-chart__message" data-rueda-status="missing">%s</p>',
			esc_html( $sentence )
		);
	}

	/** @param array<string, mixed> $attributes Of the block. */
	public static function block( array $attributes ): string {
		return render_block(
			[
				'blockName'    => self::BLOCK,
				'attrs'        => $attributes,
				'innerBlocks'  => [],
				'innerHTML'    => '',
				'innerContent' => [],
			]
		);
	}
}
