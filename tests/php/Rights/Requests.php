<?php

declare( strict_types=1 );

namespace Rueda\Tests\Rights;

use WP;
use WP_Hook;
use WP_Query;

/**
 * Sends requests the way WordPress's entry files do (index.php, admin-ajax.php, admin-post.php, admin.php), within this
 * process. WordPress itself checks cookies and nonces, and each request starts with the hooks of the first one.
 */
final class Requests {
	/** The global variables that wp-admin/menu.php and admin.php use while they answer. */
	private const OF_SCREENS = [
		'menu'                 => [],
		'submenu'              => [],
		'admin_page_hooks'     => [],
		'_registered_pages'    => [],
		'_parent_pages'        => [],
		'_wp_submenu_nopriv'   => [],
		'_wp_menu_nopriv'      => [],
		'_wp_real_parent_file' => [],
		'parent_file'          => null,
		'pagenow'              => 'index.php',
		'plugin_page'          => null,
		'typenow'              => '',
		'current_screen'       => null,
		'hook_suffix'          => '',
	];

	private int $status = 200;

	private RestServer $server;

	/** @var array<string, WP_Hook> */
	private array $hooks = [];

	public function __construct() {
		$this->end_where_wordpress_ends();
		add_filter( 'wp_rest_server_class', static fn (): string => RestServer::class );
		$GLOBALS['wp_rest_server'] = null;
		$server                    = rest_get_server();
		if ( ! $server instanceof RestServer ) {
			throw new \LogicException( 'Another REST server is there.' );
		}
		$this->server = $server;
		$this->hooks  = $GLOBALS['wp_filter'];
		$this->forget();
	}

	/** @param array<array-key, mixed>|object|null $data Sent as JSON. */
	public function rest( Person $person, string $method, string $address, string $nonce, $data = null ): Answer {
		$json = null === $data ? '' : (string) wp_json_encode( $data );
		return $this->serve( $person, $method, $address, $nonce, [], $json );
	}

	/**
	 * Sends a visitor's form as a script on a page of this site does.
	 *
	 * @param array<string, string> $fields
	 */
	public function send( Person $person, string $address, string $nonce, array $fields ): Answer {
		return $this->serve( $person, 'POST', $address, $nonce, $fields, '' );
	}

	/**
	 * @param array<string, string> $query
	 * @param array<string, string> $posted
	 */
	public function ajax( Person $person, array $query, array $posted = [] ): Answer {
		return $this->answer(
			$person,
			[] === $posted ? 'GET' : 'POST',
			admin_url( 'admin-ajax.php' ),
			$query,
			$posted,
			function (): void {
				add_filter( 'wp_doing_ajax', '__return_true' );
				set_current_screen( 'dashboard' );
				require_once ABSPATH . 'wp-admin/includes/ajax-actions.php';
				$action = (string) $_REQUEST['action'];
				if ( 'rest-nonce' === $action ) {
					// WordPress's callback ends the process after printing the nonce, so it is replaced.
					add_action( 'wp_ajax_rest-nonce', 'wp_ajax_rest_nonce', 1 );
					add_filter( 'nonce_life', static fn () => self::end( 200 ) );
				}
				$hook = ( is_user_logged_in() ? 'wp_ajax_' : 'wp_ajax_nopriv_' ) . $action;
				if ( ! has_action( $hook ) ) {
					wp_die( '0', 400 );
				}
				do_action( $hook );
			}
		);
	}

	/**
	 * Follows a link or sends a form of an admin screen.
	 *
	 * @param array<string, string|list<string>>|null $posted
	 */
	public function press( Person $person, string $address, ?array $posted = null ): Answer {
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		$file = wp_basename( (string) wp_parse_url( $address, PHP_URL_PATH ) );
		$work = 'admin-post.php' === $file ? [ $this, 'give_file' ] : fn () => $this->show_screen( $file );
		return $this->answer( $person, null === $posted ? 'GET' : 'POST', $address, $query, $posted ?? [], $work );
	}

	/**
	 * Opens a page of the site.
	 *
	 * @param array<array-key, mixed>|null $posted
	 */
	public function page( Person $person, string $address, ?array $posted = null ): Answer {
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		$work = static function (): void {
			$GLOBALS['post']         = null;
			$GLOBALS['wp_the_query'] = new WP_Query();
			$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
			$GLOBALS['wp']           = new WP();
			$GLOBALS['wp']->main();
			do_action( 'template_redirect' );
			while ( have_posts() ) {
				the_post();
				the_content();
			}
		};
		return $this->answer( $person, null === $posted ? 'GET' : 'POST', $address, $query, $posted ?? [], $work );
	}

	/** The nonce that a page prints now. */
	public function nonce( Person $person ): string {
		$this->forget();
		$person->enter();
		return wp_create_nonce( 'wp_rest' );
	}

	/**
	 * Prints a page as it was three days ago, with nonces that have expired since.
	 *
	 * @template T
	 * @param callable(): T $print
	 * @return T
	 */
	public function three_days_ago( callable $print ) {
		$tick = ceil( ( time() - 3 * DAY_IN_SECONDS ) / ( DAY_IN_SECONDS / 2 ) );
		// WordPress builds nonces from the number of half lifetimes since 1970.
		$life                      = static fn (): float => 2 * time() / ( $tick - 0.5 );
		$hooks                     = $this->hooks;
		$this->hooks['nonce_life'] = clone ( $this->hooks['nonce_life'] ?? new WP_Hook() );
		$this->hooks['nonce_life']->add_filter( 'nonce_life', $life, PHP_INT_MAX, 1 );
		try {
			return $print();
		} finally {
			$this->hooks = $hooks;
		}
	}

	/** @param array<string, string> $fields */
	private function serve(
		Person $person,
		string $method,
		string $address,
		string $nonce,
		array $fields,
		string $json
	): Answer {
		[ $path, $query ] = explode( '?', $address . '?' );
		wp_parse_str( $query, $named );
		$work  = function () use ( $path, $nonce, $json, $fields ): void {
			if ( '' !== $nonce ) {
				$_SERVER['HTTP_X_WP_NONCE'] = $nonce;
			}
			$_SERVER['CONTENT_TYPE']        = [] === $fields ? 'application/json' : 'multipart/form-data; boundary=x';
			$_SERVER['HTTP_SEC_FETCH_SITE'] = 'same-origin';
			$_SERVER['HTTP_USER_AGENT']     = 'Mozilla/5.0';
			$GLOBALS['HTTP_RAW_POST_DATA']  = $json;
			$this->server->serve_request( $path );
			throw new Answered( $this->server->status );
		};
		$whole = home_url( '/index.php?rest_route=' . $address );
		return $this->answer( $person, $method, $whole, $named, $fields, $work );
	}

	private function give_file(): void {
		set_current_screen( 'dashboard' );
		// WordPress asks for the name of the file after all checks and before any output.
		add_filter( 'sanitize_file_name', static fn () => self::end( 200 ) );
		$hook = ( is_user_logged_in() ? 'admin_post_' : 'admin_post_nopriv_' ) . (string) $_REQUEST['action'];
		if ( ! has_action( $hook ) ) {
			wp_die( '', '', [ 'response' => 400 ] );
		}
		do_action( $hook );
	}

	/** @param string $file Such as admin.php, or the file of the list that a screen stands below. */
	private function show_screen( string $file ): void {
		global $plugin_page, $typenow, $pagenow;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- as wp-admin/admin.php sets them.
		$pagenow     = $file;
		$plugin_page = (string) $_GET['page'];
		$typenow     = (string) ( $_GET['post_type'] ?? '' );
		// phpcs:enable
		auth_redirect();
		set_current_screen( 'dashboard' );
		do_action( 'admin_menu', '' );
		if ( ! user_can_access_admin_page() ) {
			wp_die( '', 403 );
		}
		$parent = '' === $typenow ? $pagenow : "{$pagenow}?post_type={$typenow}";
		$hook   = get_plugin_page_hook( $plugin_page, $parent ) ?? get_plugin_page_hook( $plugin_page, $plugin_page );
		if ( null === $hook ) {
			wp_die( '', 403 );
		}
		$GLOBALS['hook_suffix'] = $hook; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- as above.
		set_current_screen();
		do_action( "load-{$hook}" ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- WordPress's own.
		do_action( $hook );
	}

	/**
	 * @param array<array-key, mixed> $query
	 * @param array<array-key, mixed> $posted
	 * @param callable(): void        $work
	 */
	private function answer(
		Person $person,
		string $method,
		string $address,
		array $query,
		array $posted,
		callable $work
	): Answer {
		$this->forget();
		$home     = home_url();
		$server   = $_SERVER;
		$_SERVER  = [
			'REQUEST_METHOD' => $method,
			'REQUEST_URI'    => substr( $address, strlen( $home ) ),
			'HTTP_HOST'      => substr( $home, strlen( 'http://' ) ),
			'PHP_SELF'       => '/index.php',
		] + $server;
		$_GET     = wp_slash( $query );
		$_POST    = wp_slash( $posted );
		$_REQUEST = array_merge( $_GET, $_POST );
		$level    = ob_get_level();
		ob_start();
		try {
			$person->enter();
			$work();
			$end = new Answered( $this->status );
		} catch ( Answered $answered ) {
			$end = $answered;
		} finally {
			$body = '';
			while ( ob_get_level() > $level ) {
				$body = ob_get_clean() . $body;
			}
			$_SERVER = $server;
			$this->forget();
		}
		return new Answer( $end->status(), $body, $end->location() );
	}

	/** Removes what a request leaves in the process, as the end of a process would. */
	private function forget(): void {
		foreach ( array_keys( array_diff_key( $GLOBALS['wp_filter'], $this->hooks ) ) as $name ) {
			unset( $GLOBALS['wp_filter'][ $name ] );
		}
		foreach ( $this->hooks as $name => $hook ) {
			$GLOBALS['wp_filter'][ $name ] = clone $hook;
		}
		foreach ( self::OF_SCREENS as $name => $value ) {
			$GLOBALS[ $name ] = $value;
		}
		unset( $GLOBALS['current_screen'], $GLOBALS['plugin_page'] );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- a request may have ended inside a hook.
		$GLOBALS['wp_current_filter']          = [];
		[ $_GET, $_POST, $_REQUEST, $_COOKIE ] = [ [], [], [], [] ];
		$this->status                          = 200;
		wp_set_current_user( 0 );
	}

	private function end_where_wordpress_ends(): void {
		$die = fn (): callable => function ( $message, $title, $args ): void {
			$status = is_array( $args ) ? $args['response'] ?? null : null;
			throw new Answered( is_int( $status ) && $status > 0 ? $status : $this->status );
		};
		foreach ( [ 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler' ] as $filter ) {
			add_filter( $filter, $die, PHP_INT_MAX );
		}
		add_filter(
			'wp_redirect',
			static fn ( string $location, int $status ) => self::end( $status, $location ),
			PHP_INT_MAX,
			2
		);
		add_filter( 'status_header', [ $this, 'note_status' ], PHP_INT_MAX, 2 );
	}

	private static function end( int $status, string $location = '' ): void {
		throw new Answered( $status, $location );
	}

	public function note_status( string $header, int $status ): string {
		$this->status = $status;
		// These actions print nothing afterwards, or only an image.
		if ( 204 === $status || doing_action( 'parse_request' ) ) {
			throw new Answered( $status );
		}
		return $header;
	}
}
