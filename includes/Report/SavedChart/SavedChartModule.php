<?php

declare( strict_types=1 );

namespace Rueda\Report\SavedChart;

use Rueda\Blocks\BlocksModule;
use Rueda\Chart\SavedChart;
use Rueda\Compat\WheelOfLife;
use Rueda\Module;
use Rueda\Report\ReportModule;
use Rueda\Report\SavedChartElement;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Saved charts on pages: as a block, as a shortcode, and written by hand. */
final class SavedChartModule extends Module {
	public static function prints(): array {
		return [ SavedChart::NAME => 'print_block' ];
	}

	public static function hooks(): array {
		return [
			// Other plugins store what visitors wrote. After everything else, because that may add a block.
			'every'                      => [
				[ 'wp_insert_post_data', 'SavedSources.keep', PHP_INT_MAX, 2 ],
				[ 'wp_insert_attachment_data', 'SavedSources.keep', PHP_INT_MAX, 2 ],
			],
			'rest /rueda/v1/saved-chart' => [ [ 'rest_api_init', 'register_routes', 10, 0 ] ],
		];
	}

	public function register_routes(): void {
		$module = $this->reports();
		( new SavedChartRoutes( $this->charts(), $module->search(), $module->reports() ) )->register();
	}

	/** @param array<string, mixed> $attributes */
	public function print_block( array $attributes ): string {
		$source = ChartSource::from_attributes( $attributes );
		if ( null !== $source ) {
			$post  = get_post();
			$may   = $this->charts()->is_allowed( $source, $post );
			$chart = $may ? $this->charts()->attributes( $source, $attributes ) : null;
			if ( null === $chart ) {
				return $this->nothing( $source, $post, $may );
			}
		} else {
			$report = isset( $attributes['chartData'] ) ? null : $this->reports()->shown();
			$chart  = null === $report ? [] : SavedChartElement::attributes( $report );
		}
		// The script of Wheel of Life would draw into an element with this id, too.
		$is_first = 'rueda-saved-chart-1' === wp_unique_prefixed_id( 'rueda-saved-chart-' )
			&& ! WheelOfLife::is_active();
		return ( new SavedChart() )->render( array_merge( $attributes, $chart ), $is_first );
	}

	/** @param array<array-key, string>|string $given An empty string when there are none. */
	public function print_shortcode( array|string $given, ?string $content, string $name ): string {
		return ( new SavedChartShortcode( $this->reports()->reports() ) )->render( $given, $content, $name );
	}

	/** In place of a chart: a sentence about a report that is gone, nothing for others; authors read the reason. */
	private function nothing( ChartSource $source, ?WP_Post $post, bool $may ): string {
		$is_gone = ChartSource::REPORT === $source->kind && $source->number > 0;
		if ( null === $post || ! current_user_can( 'edit_post', $post->ID ) ) {
			return $is_gone ? SavedChartElement::missing() : '';
		}
		return SavedChartElement::message(
			$may
				? $this->charts()->reason( $source )
				: __(
					'This chart is shown only in the content of a page whose author may see all reports.',
					'rueda'
				)
		);
	}

	private function charts(): SourceCharts {
		return new SourceCharts( $this->reports()->reports(), $this->reports()->search() );
	}

	private function reports(): ReportModule {
		return $this->modules->get( ReportModule::class );
	}

	public function written(): WrittenSavedCharts {
		$views = $this->modules->get( BlocksModule::class )->views();
		return new WrittenSavedCharts( $views, new SavedChart() );
	}
}
