<?php

declare( strict_types=1 );

namespace Rueda\Form\Routes;

use Rueda\Compat\ContactForm7;
use Rueda\Support\Read;
use WP;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Leaves out what WordPress prepares for every request and calls of visitors' forms do not need: its own REST routes,
 * which take a fifth of the time of a message, and for a message the styles of its blocks, which take a tenth.
 */
final class Unneeded {
	private const OF_VISITORS = '~^/*contact-form-7/v1/contact-forms/\d+/(feedback(/schema)?|refill)/*$~iD';

	/**
	 * Runs on `init`, before WordPress registers the styles of its own blocks. It skips that for REST calls, but at
	 * this time it does not know yet that this is one.
	 */
	public static function leave_out_styles(): void {
		if ( self::is_of_visitors( self::asked_route() ) && ! ContactForm7::is_active() ) {
			add_filter( 'should_load_separate_core_block_assets', '__return_false', PHP_INT_MAX );
		}
	}

	/** The route that WordPress will find in the address. */
	private static function asked_route(): string {
		// phpcs:disable WordPress.Security -- only compared with our routes.
		$given = $_GET['rest_route'] ?? null;
		$path  = wp_parse_url( Read::string( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH );
		// phpcs:enable
		$begin = '/' . rest_get_url_prefix() . '/';
		$found = strstr( Read::string( $path ), $begin );
		return is_string( $given ) ? $given : substr( Read::string( $found ), strlen( $begin ) - 1 );
	}

	/**
	 * Runs on `rest_api_init`, before WordPress registers its own routes. They are registered when some code asks for
	 * one.
	 */
	public function leave_out_routes(): void {
		global $wp;
		$route = $wp instanceof WP ? $wp->query_vars['rest_route'] ?? null : null;
		if ( ! self::is_of_visitors( $route ) || is_user_logged_in() || ContactForm7::is_active() ) {
			return;
		}
		if ( remove_action( 'rest_api_init', 'create_initial_rest_routes', 99 ) ) {
			add_filter( 'rest_pre_dispatch', [ $this, 'bring_back' ], PHP_INT_MIN, 3 );
		}
	}

	/** Registers WordPress's routes after all if code makes a REST call of its own while a message is handled. */
	public function bring_back( mixed $answer, mixed $server, mixed $request ): mixed {
		if ( $request instanceof WP_REST_Request && ! self::is_of_visitors( $request->get_route() ) ) {
			remove_filter( 'rest_pre_dispatch', [ $this, 'bring_back' ], PHP_INT_MIN );
			// The action is restored too, for REST servers that are created later in this request.
			add_action( 'rest_api_init', 'create_initial_rest_routes', 99 );
			create_initial_rest_routes();
		}
		return $answer;
	}

	private static function is_of_visitors( mixed $route ): bool {
		return is_string( $route ) && 1 === preg_match( self::OF_VISITORS, $route );
	}
}
