<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Support\Http\RestRoute;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** Tells authors whether a link to a page of this site works for visitors. */
final class LinkRoute {
	private const LONGEST = 2000;
	private const SECONDS = 3;

	public function register_route(): void {
		RestRoute::add(
			'/link',
			WP_REST_Server::READABLE,
			[ $this, 'answer' ],
			// The answer reveals that a draft exists.
			static fn(): bool => current_user_can( 'edit_posts' ),
			[ 'url' => [ 'type' => 'string', 'required' => true, 'minLength' => 1, 'maxLength' => self::LONGEST ] ]
		);
	}

	public function answer( WP_REST_Request $request ): WP_REST_Response {
		$url = $request->get_param( 'url' );
		return new WP_REST_Response( [ 'isDead' => is_string( $url ) && $this->is_dead( $url ) ] );
	}

	/** False also if that cannot be known: for an address of another site, or if the server cannot reach itself. */
	private function is_dead( string $url ): bool {
		$address = str_starts_with( $url, '/' ) && ! str_starts_with( $url, '//' )
			? $this->origin( home_url() ) . $url
			: $url;
		if ( '' === $this->origin( $address ) || $this->origin( $address ) !== $this->origin( home_url() ) ) {
			return false;
		}
		$post = url_to_postid( $address );
		return 0 === $post ? $this->is_missing( $address ) : ! is_post_publicly_viewable( $post );
	}

	/** Only a request, as a visitor makes it, shows whether there are archives, files and other plugins' pages. */
	private function is_missing( string $address ): bool {
		$response = wp_remote_head(
			$address,
			[
				'timeout'     => self::SECONDS,
				// Redirects are not followed, because they may lead to other sites.
				'redirection' => 0,
			]
		);
		return in_array( wp_remote_retrieve_response_code( $response ), [ 404, 410 ], true );
	}

	/** Scheme, host and port, or nothing. */
	private function origin( string $url ): string {
		$parts = wp_parse_url( $url );
		if (
			! is_array( $parts )
			|| ! isset( $parts['host'] )
			|| isset( $parts['user'] )
			|| ! in_array( $parts['scheme'] ?? '', [ 'http', 'https' ], true )
		) {
			return '';
		}
		return strtolower( $parts['scheme'] . '://' . $parts['host'] )
			. ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}
}
