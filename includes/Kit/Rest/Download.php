<?php

declare( strict_types=1 );

namespace Rueda\Kit\Rest;

use Rueda\Support\Http\FileBody;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Sends a file that was made for this answer, and deletes it. */
final class Download {
	/** @var array<string, true> Paths of the files of this request. */
	private array $files = [];

	public function register(): void {
		add_filter( 'rest_pre_serve_request', [ $this, 'serve' ], 10, 2 );
	}

	/** @param string $name The name under which the browser saves the file. */
	public function answer( string $path, string $name ): WP_REST_Response {
		$this->files[ $path ] = true;
		// The file is deleted even if the answer is never sent, or the request dies while it is sent.
		register_shutdown_function( [ self::class, 'delete' ], $path );
		$answer = new WP_REST_Response( $path );
		$answer->header( 'Content-Type', 'application/zip' );
		$answer->header( 'Content-Disposition', 'attachment; filename="' . sanitize_file_name( $name ) . '"' );
		$answer->header( 'Content-Length', (string) filesize( $path ) );
		$answer->header( 'Cache-Control', 'no-store, private' );
		$answer->header( 'X-Content-Type-Options', 'nosniff' );
		return $answer;
	}

	/** Sends the file itself, because WordPress would write its path as JSON. */
	public function serve( mixed $is_served, mixed $answer ): mixed {
		$path = $answer instanceof WP_REST_Response ? $answer->get_data() : null;
		if ( true === $is_served || ! is_string( $path ) || ! isset( $this->files[ $path ] ) ) {
			return $is_served;
		}
		try {
			FileBody::print( $path );
		} finally {
			self::delete( $path );
		}
		return true;
	}

	public static function delete( string $path ): void {
		if ( is_file( $path ) ) {
			unlink( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours, at the end of a request.
		}
	}
}
