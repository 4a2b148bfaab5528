<?php

declare( strict_types=1 );

namespace Rueda\Kit\Rest;

use Rueda\Support\Http\FileBody;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Sends a file that was made for this answer, and deletes it. */
final class Download {
	private ?WP_REST_Response $answer = null;
	private string $path              = '';

	public function register(): void {
		add_filter( 'rest_pre_serve_request', [ $this, 'serve' ], 10, 2 );
	}

	/** @param string $name The name under which the browser saves the file. */
	public function answer( string $path, string $name ): WP_REST_Response {
		// The file is deleted even if the answer is never sent, or the request dies while it is sent.
		register_shutdown_function( [ self::class, 'delete' ], $path );
		// The path is not in the answer: whoever wraps or prints the answer itself would tell it.
		$answer       = new WP_REST_Response();
		$this->answer = $answer;
		$this->path   = $path;
		$answer->header( 'Content-Type', 'application/zip' );
		$answer->header( 'Content-Disposition', 'attachment; filename="' . sanitize_file_name( $name ) . '"' );
		$answer->header( 'Content-Length', (string) filesize( $path ) );
		$answer->header( 'Cache-Control', 'no-store, private' );
		$answer->header( 'X-Content-Type-Options', 'nosniff' );
		return $answer;
	}

	/** Sends the file in place of JSON. */
	public function serve( mixed $is_served, mixed $answer ): mixed {
		if ( true === $is_served || null === $answer || $answer !== $this->answer ) {
			return $is_served;
		}
		try {
			FileBody::print( $this->path );
		} finally {
			self::delete( $this->path );
		}
		return true;
	}

	public static function delete( string $path ): void {
		if ( is_file( $path ) ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours, at the end of a request.
			unlink( $path );
		}
	}
}
