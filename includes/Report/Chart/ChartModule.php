<?php

declare( strict_types=1 );

namespace Rueda\Report\Chart;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Saved charts where no block is: as a shortcode, and written by hand. */
final class ChartModule implements Module {
	/** Wherever HTML that somebody wrote comes to the page. */
	private const WRITTEN = [
		'the_content',
		'widget_text_content',
		'widget_block_content',
		'widget_custom_html_content',
		'render_block_core/html',
	];

	public function __construct( private ChartShortcode $shortcode, private WrittenCharts $written ) {}

	public function register(): void {
		add_shortcode( ChartShortcode::NAME, [ $this->shortcode, 'render' ] );
		add_action( 'wp_enqueue_scripts', [ $this->written, 'load_in_head' ], 20 );
		foreach ( self::WRITTEN as $filter ) {
			add_filter( $filter, [ $this->written, 'watch' ], 99 );
		}
	}
}
