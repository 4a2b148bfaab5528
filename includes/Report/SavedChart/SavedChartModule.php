<?php

declare( strict_types=1 );

namespace Rueda\Report\SavedChart;

use Rueda\Blocks\BlocksModule;
use Rueda\Chart\SavedChart;
use Rueda\Compat\WheelOfLife;
use Rueda\Module;
use Rueda\Report\PostType;
use Rueda\Report\Report;
use Rueda\Report\ReportModule;
use Rueda\Report\SavedChartElement;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Saved charts on pages: as a block, as a shortcode, and written by hand. */
final class SavedChartModule extends Module {
	public static function prints(): array {
		return [ SavedChart::NAME => 'print_block' ];
	}

	/** @param array<string, mixed> $attributes */
	public function print_block( array $attributes ): string {
		$number = is_int( $attributes['reportId'] ?? null ) ? $attributes['reportId'] : 0;
		$report = $this->report( $number, isset( $attributes['chartData'] ) );
		if ( null === $report && $number > 0 ) {
			return SavedChartElement::missing();
		}
		$attributes = array_merge( $attributes, null === $report ? [] : SavedChartElement::attributes( $report ) );
		// The script of Wheel of Life would draw into an element with this id, too.
		$is_first = 'rueda-saved-chart-1' === wp_unique_prefixed_id( 'rueda-saved-chart-' )
			&& ! WheelOfLife::is_active();
		return ( new SavedChart() )->render( $attributes, $is_first );
	}

	/** @param array<array-key, string>|string $given An empty string when there are none. */
	public function print_shortcode( array|string $given, ?string $content, string $name ): string {
		$reports = $this->modules->get( ReportModule::class )->reports();
		return ( new SavedChartShortcode( $reports ) )->render( $given, $content, $name );
	}

	/**
	 * The report that the block shows in place of a chart of its own: that with its number, else that of the page.
	 *
	 * Numbers can be guessed. So one counts only in a page whose own content has it, and whose author may see all
	 * reports.
	 */
	private function report( int $number, bool $has_chart ): ?Report {
		$module = $this->modules->get( ReportModule::class );
		if ( $number <= 0 ) {
			return $has_chart ? null : $module->shown();
		}
		$post = get_post();
		$may  = $post instanceof WP_Post
			&& 1 === preg_match( "/\"reportId\":{$number}\b/", $post->post_content )
			&& user_can( (int) $post->post_author, PostType::CAPABILITY );
		return $may ? $module->reports()->find( $number ) : null;
	}

	public function written(): WrittenSavedCharts {
		$views = $this->modules->get( BlocksModule::class )->views();
		return new WrittenSavedCharts( $views, new SavedChart() );
	}
}
