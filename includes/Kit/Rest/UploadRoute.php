<?php

declare( strict_types=1 );

namespace Rueda\Kit\Rest;

use Rueda\Kit\Elsewhere\RemoteImage;
use Rueda\Kit\Import\ImportParts;
use Rueda\Kit\Import\KitFiles;
use Rueda\Kit\KitError;
use Rueda\Support\Read;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * POST rueda/v1/kits/uploads             a file, or { library }, { starter }, { upload } → 201 and what is in the kit
 * POST rueda/v1/kits/uploads/{id}/images { image } → 201; the kit has the image from this address now
 */
final class UploadRoute {
	private const IMAGES = '/uploads/(?P<id>[0-9a-f]{32})/images';

	public function __construct( private ImportParts $imports ) {}

	public function register(): void {
		$id   = [ 'type' => 'string', 'default' => '', 'maxLength' => 100 ];
		$args = [ 'library' => $id, 'starter' => $id, 'upload' => $id ];
		KitRoute::add( '/uploads', WP_REST_Server::CREATABLE, [ $this, 'receive' ], $args );
		KitRoute::add( self::IMAGES, WP_REST_Server::CREATABLE, [ $this, 'fetch_image' ], KitRoute::IMAGE );
	}

	/** Fetches one image that the kit lacks. Whoever asks cannot name another address. */
	public function fetch_image( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return KitRoute::answer(
			function () use ( $request ): WP_REST_Response {
				$id = Read::string( $request['id'] );
				KitFiles::fetch_image( $id, Read::string( $request['image'] ), new RemoteImage() );
				return new WP_REST_Response( [ 'id' => $id ], 201 );
			}
		);
	}

	public function receive( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return KitRoute::answer(
			function () use ( $request ): WP_REST_Response {
				$id   = $this->id( $request );
				$told = $this->imports->preview()->describe( KitFiles::open( $id ) );
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
		$upload = Read::string( $request['upload'] );
		return '' === $upload ? KitFiles::keep( self::uploaded( $request ) ) : $upload;
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
