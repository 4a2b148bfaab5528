<?php
/**
 * Stands in for the other wheel plugin where Rueda has to work beside it: its class, its post type with REST fields,
 * its calls that read settings, a style sheet on each page, and a script that fills the elements of its own class and
 * the chart with its own id.
 *
 * @package Rueda
 */

declare( strict_types=1 );

namespace WheelOfLife;

defined( 'ABSPATH' ) || exit;

/** Other code only checks that this class exists. */
final class Wheel_Of_Life {}

add_action(
	'init',
	static function (): void {
		register_post_type(
			'wheel',
			[
				'public'       => true,
				'show_in_rest' => true,
				'supports'     => [ 'title', 'editor', 'thumbnail', 'custom-fields' ],
			]
		);
	}
);

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_field( 'wheel', 'blocks', [ 'get_callback' => static fn( array $wheel ): array => parse_blocks( (string) get_post_field( 'post_content', $wheel['id'], 'raw' ) ) ] );
		register_rest_field( 'wheel', 'fimg_url', [ 'get_callback' => '__return_false' ] );
	}
);

foreach ( [ 'getCTA', 'getSocialShare' ] as $name ) {
	// Settings that were never saved come as an empty list.
	add_action( "wp_ajax_nopriv_{$name}", static fn() => wp_send_json_success( [] ) );
}

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- this style has no file.
		wp_register_style( 'wheeloflife-frontend', false );
		wp_enqueue_style( 'wheeloflife-frontend' );
		wp_add_inline_style( 'wheeloflife-frontend', '.meter-likert-rating input { display: none !important; }' );
	}
);

add_action(
	'wp_footer',
	static function (): void {
		?>
		<script>
			window.wheeloflifeExports = { wheelsFrontend: {} };
			for ( const root of document.querySelectorAll( '.wheelOfLifeRootAppSelector' ) ) {
				root.textContent = 'A wheel of the other plugin';
			}
			document.addEventListener( 'DOMContentLoaded', () => {
				const chart = document.getElementById( 'submission-chart' );
				if ( chart ) {
					chart.textContent = 'A chart of the other plugin';
				}
			} );
		</script>
		<?php
	}
);
