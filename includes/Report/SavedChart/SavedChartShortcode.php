<?php

declare( strict_types=1 );

namespace Rueda\Report\SavedChart;

use Rueda\Report\Reports;
use Rueda\Report\SavedChartElement;

defined( 'ABSPATH' ) || exit;

/**
 * A saved chart where there are no blocks: `[rueda_saved_chart report="https://…"]` shows a report whose address the
 * author was given; by number, any author could see everybody's. `[rueda_saved_chart labels="Health, Money"
 * ratings="7, 4" colors="#1db53f, #2663ff" title="" type="bar" wheel="12" max="10"]` shows the ratings in it.
 */
final class SavedChartShortcode {
	public const NAME = 'rueda_saved_chart';

	private const DEFAULTS = [
		'report'  => '',
		'labels'  => '',
		'ratings' => '',
		'colors'  => '',
		'title'   => '',
		'type'    => '',
		'wheel'   => '',
		'max'     => '',
	];

	public function __construct( private Reports $reports ) {}

	/** @param array<array-key, string>|string $attributes An empty string when there are none. */
	public function render( array|string $attributes, ?string $content, string $name ): string {
		$given = array_map(
			static fn( mixed $value ): string => is_scalar( $value ) ? trim( (string) $value ) : '',
			shortcode_atts( self::DEFAULTS, (array) $attributes, $name )
		);
		return '' === $given['report'] ? $this->written( $given ) : $this->of_report( $given['report'] );
	}

	private function of_report( string $address ): string {
		// Editors write "&amp;" for "&".
		$report = $this->reports->by_link( html_entity_decode( $address, ENT_QUOTES | ENT_HTML5 ) );
		return null === $report ? SavedChartElement::missing() : SavedChartElement::render( $report );
	}

	/** @param array<array-key, string> $given With all of DEFAULTS. */
	private function written( array $given ): string {
		$labels = $this->listed( $given['labels'] );
		return SavedChartElement::block(
			[
				'reportTitle' => $given['title'],
				'chartType'   => $given['type'],
				'wheelId'     => max( 0, (int) $given['wheel'] ),
				'chartData'   => [] === $labels ? [] : [
					'labels'   => $labels,
					'datasets' => [
						[
							'data'            => $this->listed( $given['ratings'] ),
							'backgroundColor' => $this->listed( $given['colors'] ),
						],
					],
				],
				'chartOption' => '' === $given['max'] ? [] : [ 'scales' => [ 'r' => [ 'max' => $given['max'] ] ] ],
			]
		);
	}

	/** @return list<string> */
	private function listed( string $text ): array {
		return '' === $text ? [] : array_map( 'trim', explode( ',', $text ) );
	}
}
