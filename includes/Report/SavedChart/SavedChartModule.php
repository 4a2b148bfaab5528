<?php

declare( strict_types=1 );

namespace Rueda\Report\SavedChart;

use Rueda\Blocks\BlocksModule;
use Rueda\Chart\SavedChart;
use Rueda\Compat\WheelOfLife;
use Rueda\Module;
use Rueda\Report\ReportModule;

defined( 'ABSPATH' ) || exit;

/** Saved charts on pages: as a block, as a shortcode, and written by hand. */
final class SavedChartModule extends Module {
	public function register(): void {
		$this->modules->get( BlocksModule::class )->set_printer( SavedChart::NAME, [ $this, 'print_block' ] );
		add_action( 'wp_enqueue_scripts', fn () => $this->written()->load_in_head(), 20 );
		foreach ( BlocksModule::WRITTEN as $filter ) {
			add_filter( $filter, self::later( fn () => $this->written(), 'watch' ), 99 );
		}
	}

	/** @param array<string, mixed> $attributes */
	public function print_block( array $attributes ): string {
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

	private function written(): WrittenSavedCharts {
		$views = $this->modules->get( BlocksModule::class )->views();
		return new WrittenSavedCharts( $views, new SavedChart() );
	}
}
