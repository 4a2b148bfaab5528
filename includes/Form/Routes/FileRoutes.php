<?php

declare( strict_types=1 );

namespace Rueda\Form\Routes;

use Rueda\Form\Field\Days;
use Rueda\Form\Form;
use Rueda\Form\Forms;
use Rueda\Form\Guard\Sender;
use Rueda\Form\Intake\OutcomeWriter;
use Rueda\Form\Post\Overflow;
use Rueda\Form\Post\Request;
use Rueda\Form\Rules\Schema;
use Rueda\Form\Upload\UploadStore;
use Rueda\Form\Upload\WaitingFiles;
use Rueda\Form\Value\InLocale;
use Rueda\Form\Value\Upload;
use Rueda\Support\Clock;
use Rueda\Support\Http\RestRoute;
use Rueda\Support\Http\Uncached;
use Rueda\Support\RateLimiter;
use Rueda\Support\Read;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * The route by which a visitor's script uploads files when they are chosen, and deletes those that are removed. If it
 * refuses a file for another reason than the file, the script sends it with the form.
 */
final class FileRoutes {
	private const PATH = '/forms/(?P<id>\d+)/files';

	/**
	 * Takes functions that build its parts, since most calls of these routes are for other ones.
	 *
	 * @param callable(): UploadStore          $store
	 * @param callable(): Days                 $days
	 * @param callable( string, string ): bool $move Moves an upload from PHP's temporary folder into ours.
	 */
	public function __construct(
		private Forms $forms,
		private Clock $clock,
		private RateLimiter $limiter,
		private $store,
		private $days,
		private $move
	) {}

	/** Where the script of a form uploads. */
	public static function address( Form $form ): string {
		return rest_url( RestRoute::OURS . "/forms/{$form->id()}/files" );
	}

	public function register(): void {
		$args = [
			'id'    => [ 'type' => 'integer', 'minimum' => 1 ],
			'field' => [ 'type' => 'string', 'required' => true ],
			'key'   => [ 'type' => 'string', 'required' => true ],
		];
		// Open to visitors on purpose.
		RestRoute::add( self::PATH, WP_REST_Server::CREATABLE, [ $this, 'receive' ], '__return_true', $args );
		$token = [ 'token' => [ 'type' => 'string', 'required' => true ] ];
		RestRoute::add( self::PATH, WP_REST_Server::DELETABLE, [ $this, 'delete' ], '__return_true', $args + $token );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function receive( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = $this->form( $request );
		return null === $form
			? self::refused( 404 )
			: InLocale::run(
				$form->locale(),
				fn (): WP_REST_Response|WP_Error => $this->receive_for( $form, $request )
			);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = $this->form( $request );
		return null !== $form && WaitingFiles::delete(
			$form,
			Read::text( $request->get_params(), 'field' ),
			Read::text( $request->get_params(), 'key' ),
			Read::text( $request->get_params(), 'token' )
		) ? self::answer( [ 'deleted' => true ] ) : self::refused( 404 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function receive_for( Form $form, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$body    = $request->get_body_params();
		$key     = Read::text( $body, 'key' );
		$field   = $form->field( Read::text( $body, 'field' ) );
		$uploads = Upload::all( $request->get_file_params() );
		$sent    = new Request( $body, $uploads, true );
		$file    = $sent->files( 'file' )[0] ?? null;
		if ( Overflow::happened() ) {
			return new WP_Error( 'rueda_too_large', Overflow::words(), [ 'status' => 413 ] );
		}
		if (
			null === $field
			|| ! $field->kind()->holds_files()
			|| ! $field->is_multiple()
			|| ! WaitingFiles::is_key( $key )
		) {
			return self::refused( 400 );
		}
		if ( null === $file || 1 !== count( array_merge( ...array_values( $uploads ) ) ) ) {
			return self::refused( 400 );
		}
		if ( $form->is_for_members() || null !== Sender::refusal_of_other_site( $form, $sent ) ) {
			return self::refused( 403 );
		}
		WaitingFiles::delete_old( $this->clock->now() );
		if ( ! $this->limiter->take() || WaitingFiles::are_too_many() ) {
			return new WP_Error( 'rueda_too_many', OutcomeWriter::too_many(), [ 'status' => 429 ] );
		}
		$rules   = Schema::of_form( $form, ( $this->days )() )->rules();
		$mistake = ( $this->store )()->mistake( $form, $field->name(), $file, $rules );
		if ( null !== $mistake ) {
			return new WP_Error( 'rueda_wrong_file', $mistake, [ 'status' => 422 ] );
		}
		$token = WaitingFiles::keep( $form, $field->name(), $key, $file, $this->move, $this->clock->now() );
		return '' === $token ? self::refused( 500 ) : self::answer( [ 'token' => $token ] );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function form( WP_REST_Request $request ): ?Form {
		return $this->forms->find( (int) Read::text( $request->get_url_params(), 'id' ) );
	}

	/** @param array<string, mixed> $data */
	private static function answer( array $data ): WP_REST_Response {
		$answer = new WP_REST_Response( $data );
		$answer->header( 'Cache-Control', Uncached::CONTROL );
		return $answer;
	}

	private static function refused( int $status ): WP_Error {
		$words = __( 'The file could not be uploaded now. It is sent with the form.', 'rueda' );
		return new WP_Error( 'rueda_not_uploaded', $words, [ 'status' => $status ] );
	}
}
