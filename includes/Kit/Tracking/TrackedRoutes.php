<?php

declare( strict_types=1 );

namespace Rueda\Kit\Tracking;

use Rueda\Kit\Format\ManifestReader;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Tracks what the routes of kits have done, after it is done. */
final class TrackedRoutes {
	private const ROUTE = '~^/rueda/v1/kits/(export|uploads|library|runs|runs/\w+(/steps)?)$~D';

	/** Returns the answer of a route unchanged. */
	public static function listen( mixed $answer, mixed $handler, mixed $request ): mixed {
		if ( $request instanceof WP_REST_Request && 1 === preg_match( self::ROUTE, $request->get_route(), $parts ) ) {
			$what = str_starts_with( $parts[1], 'runs/' ) ? 'run' . ( $parts[2] ?? '' ) : $parts[1];
			self::tell( $request->get_method() . ' ' . $what, $request, $answer );
		}
		return $answer;
	}

	private static function tell( string $what, WP_REST_Request $request, mixed $answer ): void {
		$is_good = $answer instanceof WP_REST_Response;
		if ( 'POST uploads' === $what ) {
			self::tell_of_upload( $request, $answer );
		} elseif ( 'POST run/steps' === $what && $is_good ) {
			self::tell_of_end( $answer->get_data() );
		} elseif ( $is_good ) {
			match ( $what ) {
				'POST export'    => Tracker::track(
					'export_kit_customization',
					self::choice( $request ) + [
						'media'  => true === $request['media'],
						'method' => true === $request['save'] ? 'save' : 'download',
					]
				),
				'POST runs'      => Tracker::track( 'import_kit_customization', self::choice( $request ) ),
				'DELETE run'     => Tracker::track( 'ie_admin_action', [ 'action_type' => 'Revert' ] ),
				'DELETE library' => is_string( $request['id'] ) && '' !== $request['id']
					? Tracker::track( 'kit_cloud_library_delete' )
					: null,
				default          => null,
			};
		}
	}

	private static function tell_of_upload( WP_REST_Request $request, mixed $answer ): void {
		foreach ( [ 'library', 'starter' ] as $source ) {
			if ( is_string( $request[ $source ] ) && '' !== $request[ $source ] ) {
				Tracker::track( 'kit_cloud_library_apply', [ 'kit_cloud_id' => $request[ $source ] ] );
				return;
			}
		}
		// Only the error's code is tracked, because its sentence may name a file.
		$is_error = $answer instanceof WP_Error;
		Tracker::track(
			'kit_import_upload_file',
			[
				'kit_import_upload_file_status' => $is_error ? 'failure' : 'success',
				'error'                         => $is_error ? (string) $answer->get_error_code() : null,
			]
		);
	}

	/** @param mixed $run The run as the routes answer it. */
	private static function tell_of_end( mixed $run ): void {
		if ( ! is_array( $run ) || 'done' !== ( $run['state'] ?? '' ) || true === ( $run['undone'] ?? false ) ) {
			return;
		}
		$is_good = 'success' === ( $run['result'] ?? '' );
		Tracker::track(
			'kit_import_status',
			[
				'kit_import_status' => $is_good,
				'kit_import_error'  => $is_good ? null : $run['message'] ?? null,
			]
		);
	}

	/** @return array<string, string> */
	private static function choice( WP_REST_Request $request ): array {
		$chosen = is_array( $request['settings'] ) ? count( $request['settings'] ) : 0;
		return [
			'settings' => match ( true ) {
				0 === $chosen             => 'None',
			$chosen < count( ManifestReader::SETTINGS ) => 'Partial',
			default                   => 'All',
			},
		];
	}
}
