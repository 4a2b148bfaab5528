<?php

declare( strict_types=1 );

namespace Rueda\Kit\Rest;

use Rueda\Kit\KitError;
use Rueda\Kit\KitErrors;
use Rueda\Support\Http\RestRoute;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The permission and the error handling that all REST routes of kits share. */
final class KitRoute {
	/** The schema of the parameter with the address of an image. */
	public const IMAGE = [ 'image' => [ 'type' => 'string', 'required' => true, 'maxLength' => 2000 ] ];

	/** @param array<string, array<string, mixed>> $args Schemas of the parameters. */
	public static function add( string $path, string $methods, callable $callback, array $args = [] ): void {
		RestRoute::add( "/kits$path", $methods, $callback, [ self::class, 'may' ], $args );
	}

	/** Users need both capabilities, because a kit can change settings and bring files. */
	public static function may(): bool|WP_Error {
		if ( current_user_can( 'manage_options' ) && current_user_can( 'upload_files' ) ) {
			return true;
		}
		$about = [ 'status' => rest_authorization_required_code(), 'entry' => '' ];
		return new WP_Error( 'kit_forbidden', KitErrors::sentence( 'kit_forbidden' ), $about );
	}

	/** @param callable(): WP_REST_Response $work */
	public static function answer( callable $work ): WP_REST_Response|WP_Error {
		try {
			return $work();
		} catch ( KitError $error ) {
			return KitErrors::answer( $error );
		}
	}
}
