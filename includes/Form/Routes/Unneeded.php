<?php

declare( strict_types=1 );

namespace Rueda\Form\Routes;

use Rueda\Compat\ContactForm7;
use WP;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Leaves out WordPress's own REST routes on calls of visitors' forms. Registering them takes a fifth of the time of a
 * message, which needs none of them. They are registered when some code asks for one.
 */
final class Unneeded {
	private const OF_VISITORS = '~^/*contact-form-7/v1/contact-forms/\d+/(feedback(/schema)?|refill)/*$~iD';

	/** Runs on `rest_api_init`, before WordPress registers its own routes. */
	public function leave_out(): void {
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
