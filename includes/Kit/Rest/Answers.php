<?php

declare( strict_types=1 );

namespace Rueda\Kit\Rest;

use Rueda\Kit\KitError;
use Rueda\Kit\KitErrors;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The namespace, the permission and the error handling that all REST routes of kits share. */
final class Answers {
	public const NAMESPACE = 'rueda/v1';

	/** Users need both capabilities, because a kit can change settings and bring files. */
	public static function may(): bool|WP_Error {
		if ( current_user_can( 'manage_options' ) && current_user_can( 'upload_files' ) ) {
			return true;
		}
		return new WP_Error(
			'kit_forbidden',
			KitErrors::sentence( 'kit_forbidden' ),
			[
				'status' => rest_authorization_required_code(),
				'entry'  => '',
			]
		);
	}

	/** @param callable(): WP_REST_Response $work */
	public static function of( callable $work ): WP_REST_Response|WP_Error {
		try {
			return $work();
		} catch ( KitError $error ) {
			return KitErrors::answer( $error );
		}
	}
}
