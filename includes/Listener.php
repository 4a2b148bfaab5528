<?php

declare( strict_types=1 );

namespace Rueda;

use Rueda\Blocks\PageBlocks;
use Rueda\Form\FormModule;
use Rueda\Report\Admin\ReportAdminModule;
use Rueda\Report\Import\ImportModule;
use Rueda\Support\Listeners\Listeners;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Listens for what needs a module. Admins, cron and the command line get all modules at once; a visitor's page or call
 * gets one when something there needs it.
 */
final class Listener {
	/** A page needs a part when one of these marks is in its content, whatever printed that content. */
	private const MARKS = [
		'wp:wheeloflife/'            => 'wheel',
		'[rueda_wheel'               => 'wheel',
		'[wheeloflife'               => 'wheel',
		'wheelOfLifeRootAppSelector' => 'wheel',
		'[rueda_saved_chart'         => 'chart',
		'submission-chart'           => 'chart',
		'[contact-form'              => 'form',
	];

	/** Content that somebody wrote goes through these filters on its way to the page. */
	private const CONTENT = [
		'the_content',
		'widget_text_content',
		'widget_block_content',
		'widget_custom_html_content',
		'render_block_core/html',
		'render_block_wheeloflife/assesment-button',
	];

	private const MESSAGE_ROUTES = '~^/contact-form-7/v1/contact-forms/\d+/(feedback|refill)~i';

	/** Our own routes, and those of WordPress whose answers depend on what is registered. */
	private const ROUTES = '~^/($|rueda/|contact-form-7/|batch/|wp/v2(/$|$|/(wheel|rueda_|settings|types|search|block)))~i';

	/** These hooks are rare on a visitor's request: other code changes data, or an editor or privacy tool is used. */
	private const RARE = [
		'before_delete_post',
		'delete_user',
		'enqueue_block_editor_assets',
		'wp_privacy_personal_data_exporters',
		'wp_privacy_personal_data_erasers',
	];

	/** @var array<int, true> The synced patterns that have been looked into. */
	private array $patterns = [];

	public function __construct( private Modules $modules ) {}

	public function listen(): void {
		if ( $this->needs_all_at_once() ) {
			$this->modules->begin_all();
			return;
		}
		$this->listen_for_people_and_changes();
		$this->listen_for_calls();
		$this->listen_for_content();
		$this->listen_for_reports();
	}

	private function needs_all_at_once(): bool {
		$is_admin = is_admin() && ! wp_doing_ajax();
		$is_tool  = wp_doing_cron() || defined( 'WP_CLI' ) || defined( 'XMLRPC_REQUEST' );
		// The plugin was activated within this request, so `init` is over.
		$is_late = did_action( 'init' ) > 0;
		return $is_admin || $is_tool || $is_late || $this->is_wanted_everywhere();
	}

	private function is_wanted_everywhere(): bool {
		// Most sites have no such function, so the class that catches its errors is rarely loaded.
		if ( ! has_filter( 'rueda_begin_on_every_request' ) ) {
			return false;
		}
		/**
		 * Lets all of Rueda begin on every request, for sites whose own code uses Rueda where WordPress does not tell.
		 *
		 * @param bool $all Whether all of Rueda begins on every request.
		 */
		return true === Listeners::filter( 'rueda_begin_on_every_request', false );
	}

	private function listen_for_people_and_changes(): void {
		// Users who are logged in may edit and see labels, so all modules begin for them.
		add_action( 'set_current_user', [ $this, 'begin_for_user' ], 10, 0 );
		$more = is_multisite() ? [ 'remove_user_from_blog', 'wp_initialize_site', 'wpmu_drop_tables' ] : [];
		foreach ( [ ...self::RARE, ...$more ] as $hook ) {
			add_filter( $hook, [ $this, 'begin_all_before' ], PHP_INT_MIN );
		}
		add_action( 'save_post_rueda_report', [ $this, 'begin_for_saved_report' ], PHP_INT_MIN, 0 );
		add_filter( 'map_meta_cap', [ $this, 'begin_for_capability' ], PHP_INT_MIN, 2 );
		// WordPress applies these filters just before cron runs an event, also where cron runs in a visitor's request.
		foreach ( [ 'pre_reschedule_event', 'pre_unschedule_event' ] as $filter ) {
			add_filter( $filter, [ $this, 'begin_for_event' ], PHP_INT_MIN, 3 );
		}
		// This runs after post types are registered (10).
		add_action( 'init', [ $this, 'begin_for_upgrade' ], 11 );
		add_action( 'wp_loaded', [ $this, 'begin_for_addresses' ], PHP_INT_MIN );
	}

	public function begin_for_user(): void {
		if ( get_current_user_id() > 0 ) {
			$this->modules->begin_all();
		}
	}

	public function begin_all_before( mixed $value = null ): mixed {
		$this->modules->begin_all();
		return $value;
	}

	/** A new report counts in the figures of its wheel. */
	public function begin_for_saved_report(): void {
		$this->modules->begin( [ Plugin::MODULES[0], ReportAdminModule::class ] );
	}

	public function begin_for_capability( mixed $capabilities, mixed $asked ): mixed {
		if ( is_string( $asked ) && ( str_starts_with( $asked, 'rueda_' ) || str_starts_with( $asked, 'wpcf7_' ) ) ) {
			$this->modules->begin_all();
		}
		return $capabilities;
	}

	/**
	 * @param mixed $event The event as an object, or its timestamp.
	 * @param mixed $hook  The event's hook, if the event is given by its timestamp.
	 */
	public function begin_for_event( mixed $answer, mixed $event, mixed $hook = '' ): mixed {
		$hook = is_object( $event ) ? $event->hook ?? '' : $hook;
		if ( is_string( $hook ) && str_starts_with( $hook, 'rueda_' ) ) {
			$this->modules->begin_all();
		}
		return $answer;
	}

	public function begin_for_upgrade(): void {
		if ( RUEDA_VERSION !== get_option( 'rueda_version' ) ) {
			$this->modules->begin_all();
		}
	}

	/** The module of wheels repairs rewrite rules that do not know wheels. */
	public function begin_for_addresses(): void {
		if ( Types::is_wheel_rule_missing() ) {
			$this->modules->begin_part( 'wheel' );
		}
	}

	private function listen_for_calls(): void {
		if ( wp_doing_ajax() ) {
			add_action( 'init', [ $this, 'begin_for_ajax' ], PHP_INT_MIN );
		}
		add_action( 'rest_api_init', [ $this, 'begin_for_rest' ], PHP_INT_MIN );
		// PHP code can make REST calls within any request, for instance with rest_do_request().
		add_filter( 'rest_pre_dispatch', [ $this, 'begin_for_dispatch' ], PHP_INT_MIN, 3 );
		add_action( 'parse_request', [ $this, 'begin_for_posted' ], PHP_INT_MIN );
		add_action( 'wp', [ $this, 'listen_on_page' ], PHP_INT_MIN );
	}

	public function begin_for_ajax(): void {
		// phpcs:ignore WordPress.Security -- only compared here; the handler that answers checks the request.
		$action = $_REQUEST['action'] ?? '';
		if ( is_string( $action ) ) {
			$this->modules->begin_ajax( $action );
		}
	}

	public function begin_for_rest(): void {
		global $wp;
		// Without a route this is no REST request: a page uses REST, and begin_for_dispatch() learns the route.
		$route = $wp instanceof \WP ? $wp->query_vars['rest_route'] ?? null : null;
		if ( is_string( $route ) ) {
			$this->begin_for_route( $route );
		}
	}

	public function begin_for_dispatch( mixed $answer, mixed $server, mixed $request ): mixed {
		if ( $request instanceof \WP_REST_Request ) {
			$this->begin_for_route( $request->get_route() );
		}
		return $answer;
	}

	private function begin_for_route( string $route ): void {
		if ( 1 === preg_match( self::MESSAGE_ROUTES, $route ) ) {
			$this->modules->begin( [ Plugin::MODULES[0], FormModule::class ] );
		} elseif ( 1 === preg_match( self::ROUTES, '/' . ltrim( $route, '/' ) ) ) {
			$this->modules->begin_all();
		}
	}

	/** Begins modules for forms and wheels posted without a script, and for pictures. REST has begin_for_rest(). */
	public function begin_for_posted( mixed $wp ): void {
		if ( $wp instanceof \WP && isset( $wp->query_vars['rest_route'] ) ) {
			return;
		}
		// phpcs:disable WordPress.Security -- only looks whether names are there; the handler that answers checks the request.
		$is_post = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
		if ( isset( $_GET['rueda_picture'] ) || $is_post && isset( $_POST['rueda_wheel_place'] ) ) {
			$this->modules->begin_all();
		} elseif ( isset( $_GET['rueda_sent'] ) || $is_post && ( [] === $_POST || isset( $_POST['_wpcf7'] ) ) ) {
			$this->modules->begin_part( 'form' );
		}
	// phpcs:enable
	}

	public function begin_for_old_link(): void {
		if ( str_contains( self::address(), 'wheel-submissions' ) ) {
			$this->modules->begin( [ Plugin::MODULES[0], ImportModule::class ] );
		}
	}

	private function listen_for_content(): void {
		add_filter( 'pre_render_block', [ $this, 'begin_for_blocks' ], PHP_INT_MIN, 3 );
		add_filter( 'the_content', [ $this, 'begin_for_marks' ], 7 );
		foreach ( self::CONTENT as $filter ) {
			add_filter( $filter, [ $this, 'begin_for_marks' ], 98 );
		}
	}

	/** WordPress applies this filter before it looks up the types of a block and of the blocks in it. */
	public function begin_for_blocks( mixed $printed, mixed $block, mixed $outer = null ): mixed {
		if ( null === $outer && is_array( $block ) && ! $this->modules->are_all_begun() ) {
			$this->begin_blocks( [ $block ] );
		}
		return $printed;
	}

	/** @param array<mixed> $blocks As WordPress parses them. */
	private function begin_blocks( array $blocks ): void {
		foreach ( $blocks as $block ) {
			$block = is_array( $block ) ? $block : [];
			$name  = $block['blockName'] ?? '';
			if ( is_string( $name ) && str_starts_with( $name, 'rueda/' ) ) {
				$this->modules->begin_block( $name );
			} elseif ( 'core/block' === $name && is_array( $block['attrs'] ?? null ) ) {
				$this->begin_for_pattern( $block['attrs']['ref'] ?? 0 );
			}
			if ( is_array( $block['innerBlocks'] ?? null ) ) {
				$this->begin_blocks( $block['innerBlocks'] );
			}
		}
	}

	/** WordPress looks up the types of all blocks in a synced pattern before it filters the first of them. */
	private function begin_for_pattern( mixed $id ): void {
		$id      = is_numeric( $id ) ? (int) $id : 0;
		$pattern = $id > 0 && ! isset( $this->patterns[ $id ] ) ? get_post( $id ) : null;
		if ( ! $pattern instanceof WP_Post || 'wp_block' !== $pattern->post_type ) {
			return;
		}
		$this->patterns[ $id ] = true;
		if ( 1 === preg_match( '~<!-- wp:(rueda/|block )~', $pattern->post_content ) ) {
			$this->begin_blocks( parse_blocks( $pattern->post_content ) );
		}
	}

	/** Adds hooks that only pages need, not calls to REST or Ajax. */
	public function listen_on_page(): void {
		add_action( 'template_redirect', [ $this, 'begin_for_old_link' ], PHP_INT_MIN );
		// Other plugins may enqueue files for the head until it is printed, and for the footer until that is printed.
		add_action( 'wp_print_styles', [ $this, 'begin_for_handles' ], PHP_INT_MIN );
		add_action( 'wp_enqueue_scripts', [ $this, 'begin_for_handles' ], PHP_INT_MAX );
		add_action( 'wp_footer', [ $this, 'begin_for_handles' ], 19 );
		foreach ( [ 'get_previous_post_where', 'get_next_post_where' ] as $filter ) {
			add_filter( $filter, fn ( ...$given ) => $this->begin_for_post( $given[0], $given[4] ?? null ), 9, 5 );
		}
		$this->begin_for_page();
	}

	public function begin_for_marks( mixed $content ): mixed {
		if ( ! is_string( $content ) ) {
			return $content;
		}
		if ( str_contains( $content, 'wp:rueda/' ) ) {
			array_map( [ $this->modules, 'begin_block' ], PageBlocks::names_in( $content ) );
		}
		// Page builders save sections and carousels with this attribute.
		if ( str_contains( $content, 'data-settings' ) ) {
			$this->modules->begin_part( 'section' );
			$this->modules->begin_part( 'carousel' );
		}
		foreach ( self::MARKS as $mark => $part ) {
			if ( str_contains( $content, $mark ) ) {
				$this->modules->begin_part( $part );
			}
		}
		return $content;
	}

	/** This runs before the head is printed, so that styles are in the head and nothing moves. */
	private function begin_for_page(): void {
		$post = is_singular() ? get_queried_object() : null;
		if ( $post instanceof WP_Post ) {
			$this->begin_for_marks( $post->post_content );
			// The blocks of a synced pattern are known only when it is printed. A block type that is registered then
			// makes WordPress work through the theme's settings again, which takes longer than all our types now.
			if ( str_contains( $post->post_content, '<!-- wp:block ' ) ) {
				$this->modules->register_all_blocks();
			}
		}
		$this->begin_for_theme();
		$toolbar = get_option( 'rueda_accessibility' );
		if ( is_array( $toolbar ) && 'everywhere' === ( $toolbar['display'] ?? '' ) ) {
			$this->modules->begin_part( 'toolbar' );
		}
	}

	private function begin_for_theme(): void {
		foreach ( array_unique( [ get_stylesheet_directory(), get_template_directory() ] ) as $folder ) {
			$file = $folder . '/theme.json';
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the theme that is in use.
			$this->begin_for_styles( is_file( $file ) ? file_get_contents( $file ) : '' );
		}
	}

	/** Add-ons of Contact Form 7 name its script and its style as dependencies of their own: see Types. */
	public function begin_for_handles(): void {
		if ( wp_script_is( 'contact-form-7', 'enqueued' ) || wp_style_is( 'contact-form-7', 'enqueued' ) ) {
			$this->modules->begin_part( 'form' );
			$this->modules->get( FormModule::class )->register_files();
		}
	}

	/** WordPress does not know the addresses of reports, and reports must not be shown in any other place. */
	private function listen_for_reports(): void {
		add_filter( 'request', [ $this, 'begin_for_report_address' ], PHP_INT_MAX - 1 );
		add_filter( 'posts_results', [ $this, 'begin_for_posts' ], PHP_INT_MAX - 1 );
		add_filter( 'post_type_link', [ $this, 'begin_for_post' ], PHP_INT_MAX - 1, 2 );
		add_filter( 'the_title', [ $this, 'begin_for_empty_title' ], 9, 2 );
		foreach ( [ 'comments_open', 'pings_open' ] as $filter ) {
			add_filter( $filter, [ $this, 'begin_for_post' ], PHP_INT_MAX - 1, 2 );
		}
		add_filter( 'oembed_request_post_id', fn ( $id ) => $this->begin_for_post( $id, $id ), PHP_INT_MAX - 1 );
	}

	public function begin_for_report_address( mixed $query ): mixed {
		$is_in_path = str_contains( self::address(), 'wheel-report/' );
		// phpcs:ignore WordPress.Security -- only looks whether a report may be named.
		if ( $is_in_path || isset( $_GET['rueda_report'] ) || is_array( $query ) && isset( $query['rueda_report'] ) ) {
			$this->modules->begin_all();
		}
		return $query;
	}

	public function begin_for_posts( mixed $posts ): mixed {
		foreach ( is_array( $posts ) ? $posts : [] as $post ) {
			$type = is_object( $post ) ? $post->post_type ?? '' : '';
			if ( 'wheel' === $type ) {
				$this->modules->begin_part( 'wheel' );
			} elseif ( 'rueda_report' === $type ) {
				$this->modules->begin_all();
			} elseif ( 'wp_global_styles' === $type ) {
				$this->begin_for_styles( $post->post_content ?? '' );
			}
		}
		return $posts;
	}

	/**
	 * Registers all our types when styles of the site or its theme name our blocks. WordPress drops styles of types
	 * that it does not know and stores the rest, so pages that know different types would write it again and again.
	 */
	private function begin_for_styles( mixed $json ): void {
		if ( is_string( $json ) && 1 === preg_match( '~"rueda\\\\?/~', $json ) ) {
			$this->modules->register_all_blocks();
		}
	}

	/** @param mixed $post A post or its id. */
	public function begin_for_post( mixed $value, mixed $post ): mixed {
		$post = is_numeric( $post ) && $post > 0 ? get_post( (int) $post ) : $post;
		return is_object( $post ) && 'rueda_report' === ( $post->post_type ?? '' )
			? $this->begin_all_before( $value )
			: $value;
	}

	public function begin_for_empty_title( mixed $title, mixed $id = 0 ): mixed {
		return '' === $title ? $this->begin_for_post( $title, $id ) : $title;
	}

	private static function address(): string {
		// phpcs:ignore WordPress.Security -- only searched for our own words.
		$address = $_SERVER['REQUEST_URI'] ?? '';
		return is_string( $address ) ? $address : '';
	}
}
