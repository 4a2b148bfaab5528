<?php

declare( strict_types=1 );

namespace Rueda\Kit\Rest;

use Rueda\Kit\Import\ImportParts;
use Rueda\Kit\Import\KitFiles;
use Rueda\Kit\KitError;
use Rueda\Support\Read;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** REST route that receives a kit, checks it and tells what is in it. */
final class UploadRoute {
	public function __construct( private ImportParts $imports ) {}

	public function register(): void {
		$id   = [ 'type' => 'string', 'default' => '', 'maxLength' => 100 ];
		$args = [ 'library' => $id, 'starter' => $id ];
		KitRoute::add( '/uploads', WP_REST_Server::CREATABLE, [ $this, 'receive' ], $args );
	}

	public function receive( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return KitRoute::answer(
			function () use ( $request ): WP_REST_Response {
				$id   = $this->id( $request );
				$told = $this->imports->preview()->of( KitFiles::open( $id ) );
				return new WP_REST_Response( [ 'id' => $id ] + $told, 201 );
			}
		);
	}

	private function id( WP_REST_Request $request ): string {
		foreach ( [ 'library', 'starter' ] as $source ) {
			$id = Read::string( $request[ $source ] );
			if ( '' !== $id ) {
				return "$source:$id";
			}
		}
		return KitFiles::keep( self::uploaded( $request ) );
	}

	private static function uploaded( WP_REST_Request $request ): string {
		$file  = $request->get_file_params()['file'] ?? null;
		$error = is_array( $file ) ? $file['error'] ?? UPLOAD_ERR_NO_FILE : UPLOAD_ERR_NO_FILE;
		$path  = is_array( $file ) ? $file['tmp_name'] ?? '' : '';
		if ( UPLOAD_ERR_OK === $error && is_string( $path ) && is_file( $path ) ) {
			return $path;
		}
		// PHP drops everything that was sent when it is more than the server accepts.
		$length = (int) $request->get_header( 'content_length' );
		$is_cut = UPLOAD_ERR_NO_FILE === $error && $length > wp_max_upload_size();
		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- one of the codes below.
		throw new KitError(
			match ( true ) {
				$is_cut, UPLOAD_ERR_INI_SIZE === $error, UPLOAD_ERR_FORM_SIZE === $error => 'kit_too_large',
				UPLOAD_ERR_NO_TMP_DIR === $error                                         => 'no-write-permissions',
				UPLOAD_ERR_CANT_WRITE === $error                                         => 'kit_disk_full',
				UPLOAD_ERR_PARTIAL === $error                                            => 'invalid-zip-file',
				default                                                                  => 'kit_bad_choice',
			}
		);
	}
}
