<?php

declare( strict_types=1 );

namespace Rueda\Report\SavedChart;

use Rueda\Blocks\ViewScripts;
use Rueda\Chart\SavedChart;
use Rueda\Compat\WheelOfLife;
use Rueda\Report\SavedChartElement;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Saved charts that are no blocks: `<div id="submission-chart" data-chartdata="…"></div>` in HTML of any origin. They
 * get the scripts that draw them and, for visitors without scripts, what the block has inside.
 */
final class WrittenSavedCharts {
	/** A root without anything in it: its opening tag, the element's name, its closing tag. */
	private const EMPTY_ROOT = '~(<([a-z][a-z0-9-]*)\s[^<]*?' . SavedChart::PUBLIC_ID . '[^<]*>)\s*(</\2\s*>)~i';

	private const CSS_CLASS = 'wp-block-rueda-saved-chart';

	public function __construct( private ViewScripts $views, private SavedChart $chart ) {}

	/** @param mixed $html A string, unless another filter has returned something else. */
	public function watch( mixed $html ): mixed {
		// Excerpts and feeds have no use for a chart.
		if (
			! is_string( $html )
			|| ! str_contains( $html, SavedChart::PUBLIC_ID )
			|| WheelOfLife::is_active()
			|| is_feed()
			|| doing_filter( 'get_the_excerpt' )
		) {
			return $html;
		}
		return preg_replace_callback( self::EMPTY_ROOT, [ $this, 'fill' ], $html ) ?? $html;
	}

	/** Enqueues styles early, so that they are in the head and nothing moves; core does so for charts in blocks. */
	public function load_in_head(): void {
		$post = is_singular() ? get_queried_object() : null;
		if ( ! $post instanceof WP_Post ) {
			return;
		}
		$is_written = str_contains( $post->post_content, SavedChart::PUBLIC_ID ) && ! WheelOfLife::is_active();
		if ( $is_written || has_shortcode( $post->post_content, SavedChartShortcode::NAME ) ) {
			$this->views->enqueue( SavedChartElement::BLOCK );
		}
	}

	/** @param array<array-key, string> $parts As EMPTY_ROOT found them. */
	private function fill( array $parts ): string {
		[ $whole, $opening, , $closing ] = $parts;

		$root = new WP_HTML_Tag_Processor( $opening );
		if ( ! $root->next_tag() || SavedChart::PUBLIC_ID !== $root->get_attribute( 'id' ) ) {
			return $whole;
		}
		$this->views->enqueue( SavedChartElement::BLOCK );
		$root->add_class( self::CSS_CLASS );
		$root->set_attribute( 'data-rueda-status', 'printed' );
		$text   = static function ( string $name ) use ( $root ): string {
			$value = $root->get_attribute( $name );
			return is_string( $value ) ? trim( $value ) : '';
		};
		$inside = $this->chart->inside(
			[
				'chartData'   => $text( 'data-chartdata' ),
				'chartOption' => $text( 'data-chartoption' ),
				'reportTitle' => $text( 'data-reporttitle' ),
				'reportLink'  => $text( 'data-reportlink' ),
				'chartType'   => $text( 'data-charttype' ),
			]
		);
		return $root->get_updated_html() . $inside . $closing;
	}
}
