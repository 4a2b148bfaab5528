<?php

declare( strict_types=1 );

namespace Rueda;

use Rueda\Blocks\PageBlocks;
use Rueda\Form\FormModule;
use Rueda\Page\Carousel\CarouselModule;
use Rueda\Page\Section\SectionModule;
use Rueda\Report\Import\ImportModule;
use Rueda\Report\SavedChart\SavedChartModule;
use Rueda\Support\Http\Uncached;
use Rueda\Wheel\WheelModule;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * What every page is asked: whether a block of ours stands in its content, whether page builders or people wrote
 * elements that become wheels, charts, carousels or sections, and whether it is the page of a report. It loads nothing
 * else, so that other pages do without the classes that know more.
 */
final class VisitorPage {
	/** @return array<string, list<array{0: string, 1: string, 2?: int, 3?: int}>> See Module. */
	public static function hooks(): array {
		return [
			'every' => [
				[ 'request', 'look_for_report', 9999 ],
				[ 'wp', 'look_at_content', PHP_INT_MIN, 0 ],
				// WordPress applies these filters just before cron runs an event, also where that is within a page.
				[ 'pre_reschedule_event', 'look_at_event', PHP_INT_MIN, 2 ],
				[ 'pre_unschedule_event', 'look_at_event', PHP_INT_MIN, 3 ],
				// This runs before WordPress guesses which post a missing address may have meant.
				[ 'template_redirect', 'look_for_old_link', 0, 0 ],
				// Other plugins enqueue files for the head until it is printed, and so for the footer.
				[ 'wp_print_styles', 'look_for_add_ons', PHP_INT_MIN, 0 ],
				[ 'wp_enqueue_scripts', 'look_for_add_ons', PHP_INT_MAX, 0 ],
				[ 'wp_footer', 'look_for_add_ons', 19, 0 ],
				// HTML that somebody wrote goes through these filters on its way to the page.
				[ 'the_content', 'complete_written', 99 ],
				[ 'widget_text_content', 'complete_written', 99 ],
				[ 'widget_block_content', 'complete_written', 99 ],
				[ 'widget_custom_html_content', 'complete_written', 99 ],
				[ 'render_block_core/html', 'complete_written', 99 ],
				[ 'render_block_wheeloflife/assesment-button', 'complete_written', 99 ],
			],
		];
	}

	/** The class of an element that becomes a wheel, also in content of the plugin Wheel of Life. */
	public const WHEEL_ROOT = 'wheelOfLifeRootAppSelector';

	/** The id of an element that becomes a saved chart, also in content of the plugin Wheel of Life. */
	public const CHART_ROOT = 'submission-chart';

	/** Page builders save sections, masonries and carousels with this attribute. */
	private const SETTINGS = 'data-settings';

	public function __construct( private Modules $modules ) {}

	public function look_for_report( mixed $query ): mixed {
		// phpcs:ignore WordPress.Security -- only looks whether a report may be named.
		$is_named = isset( $_GET['rueda_report'] ) || is_array( $query ) && isset( $query['rueda_report'] );
		if ( $is_named || str_contains( self::address(), 'wheel-report/' ) ) {
			$this->modules->add( 'report' );
		}
		return $query;
	}

	/**
	 * @param mixed $event The event as an object, or its timestamp.
	 * @param mixed $hook  The event's hook, if the event is given by its timestamp.
	 */
	public function look_at_event( mixed $answer, mixed $event, mixed $hook = '' ): mixed {
		$hook = is_object( $event ) ? $event->hook ?? '' : $hook;
		if ( is_string( $hook ) && str_starts_with( $hook, 'rueda_' ) ) {
			$this->modules->add( 'user' );
		}
		return $answer;
	}

	public function look_for_old_link(): void {
		if ( str_contains( self::address(), 'wheel-submissions' ) ) {
			$this->modules->get( ImportModule::class )->follow_old_link();
		}
	}

	/** This runs before the head is printed, so that styles are in the head and nothing moves. */
	public function look_at_content(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- only looks whether a parameter of ours is there.
		foreach ( array_keys( $_GET ) as $name ) {
			if ( str_starts_with( (string) $name, 'rueda_' ) ) {
				// What the page says is for this visitor, or only for a while.
				Uncached::send();
			}
		}
		$post = is_singular() ? get_queried_object() : null;
		if ( $post instanceof WP_Post ) {
			foreach ( PageBlocks::names_in( $post->post_content ) as $name ) {
				$this->modules->show_block( $name );
			}
			$this->look_for_written( $post->post_content );
			if ( 'wheel' === $post->post_type ) {
				$this->load_early( 20, fn () => $this->modules->get( WheelModule::class )->page(), 'rueda/wheel' );
				$this->modules->get( WheelModule::class )->show_at_own_address();
			}
		}
		$toolbar = get_option( 'rueda_accessibility' );
		if ( is_array( $toolbar ) && 'everywhere' === ( $toolbar['display'] ?? '' ) ) {
			$this->modules->show_block( 'rueda/accessibility-toolbar' );
		}
	}

	private function look_for_written( string $content ): void {
		if ( self::contains( $content, self::WHEEL_ROOT, '[rueda_wheel', '[wheeloflife', 'wp:wheeloflife/' ) ) {
			$this->load_early( 20, fn () => $this->modules->get( WheelModule::class )->page(), 'rueda/wheel' );
		}
		if ( self::contains( $content, self::CHART_ROOT, '[rueda_saved_chart' ) ) {
			$written = fn () => $this->modules->get( SavedChartModule::class )->written();
			$this->load_early( 20, $written, 'rueda/saved-chart' );
		}
		if ( str_contains( $content, self::SETTINGS ) ) {
			$written = fn () => $this->modules->get( SectionModule::class )->written();
			$this->load_early( 10, $written, 'rueda/section', 'rueda/masonry' );
			$written = fn () => $this->modules->get( CarouselModule::class )->written();
			$this->load_early( 20, $written, 'rueda/carousel' );
		}
		if ( str_contains( $content, '[contact-form' ) ) {
			$this->modules->get( PageBlocks::class )->register( [ 'rueda/contact-form' ] );
		}
	}

	/**
	 * Loads styles for the head. Block types are registered before WordPress works out the styles of the theme, because
	 * it would do so again for a type that comes later.
	 *
	 * @param callable(): object $loader Gives what has load_in_head().
	 */
	private function load_early( int $priority, callable $loader, string ...$blocks ): void {
		$this->modules->get( PageBlocks::class )->register( array_values( $blocks ) );
		$load = static function () use ( $loader ): void {
			$load = [ $loader(), 'load_in_head' ];
			if ( is_callable( $load ) ) {
				$load();
			}
		};
		add_action( 'wp_enqueue_scripts', $load, $priority, 0 );
	}

	/** @param mixed $html A string, unless another filter has returned something else. */
	public function complete_written( mixed $html ): mixed {
		if ( ! is_string( $html ) ) {
			return $html;
		}
		if ( str_contains( $html, self::WHEEL_ROOT ) ) {
			$html = $this->modules->get( WheelModule::class )->page()->watch( $html );
		}
		if ( is_string( $html ) && str_contains( $html, self::CHART_ROOT ) ) {
			$html = $this->modules->get( SavedChartModule::class )->written()->watch( $html );
		}
		if ( is_string( $html ) && str_contains( $html, self::SETTINGS ) ) {
			if ( 'the_content' === current_filter() ) {
				$html = $this->modules->get( SectionModule::class )->written()->watch( $html );
			}
			$html = $this->modules->get( CarouselModule::class )->written()->watch( $html );
		}
		return $html;
	}

	/** Add-ons of Contact Form 7 name its script and its style as dependencies of their own: see Types. */
	public function look_for_add_ons(): void {
		if ( wp_script_is( 'contact-form-7', 'enqueued' ) || wp_style_is( 'contact-form-7', 'enqueued' ) ) {
			$this->modules->show_block( 'rueda/contact-form' );
			$this->modules->get( FormModule::class )->register_files();
		}
	}

	private static function contains( string $content, string ...$marks ): bool {
		foreach ( $marks as $mark ) {
			if ( str_contains( $content, $mark ) ) {
				return true;
			}
		}
		return false;
	}

	private static function address(): string {
		// phpcs:ignore WordPress.Security -- only searched for our own words.
		$address = $_SERVER['REQUEST_URI'] ?? '';
		return is_string( $address ) ? $address : '';
	}
}
