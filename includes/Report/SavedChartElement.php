<?php

declare( strict_types=1 );

namespace Rueda\Report;

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
		$data = $report->chart()->to_array();
		// The block reads names as HTML; these are text by now, and "I <3 you" has to stay whole.
		$data['labels'] = array_map( 'htmlspecialchars', $data['labels'] );
		return [
			'reportTitle' => $report->title(),
			'reportLink'  => $report->link(),
			'chartType'   => $report->chart_type(),
			'wheelId'     => $report->wheel_id(),
			'chartData'   => $data,
			'chartOption' => $report->rated()->options->to_array(),
		];
	}

	/** Stands in the place of a report that is gone, or that the author of the page may not show. */
	public static function missing(): string {
		return sprintf(
			'<p class="wp-block-rueda-saved-chart__message">%s</p>',
			esc_html__( 'This report is no longer available', 'rueda' )
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
