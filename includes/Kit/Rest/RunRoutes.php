<?php

declare( strict_types=1 );

namespace Rueda\Kit\Rest;

use Rueda\Definitions;
use Rueda\Kit\Elsewhere\RemoteImage;
use Rueda\Kit\Format\ManifestReader;
use Rueda\Kit\Import\FetchedImages;
use Rueda\Kit\Import\ImportChoice;
use Rueda\Kit\Import\Importer;
use Rueda\Kit\Import\ImportReport;
use Rueda\Kit\Import\Run;
use Rueda\Kit\Import\RunStore;
use Rueda\Kit\KitError;
use Rueda\Support\Read;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an address; escaped where shown.

/**
 * POST   rueda/v1/kits/runs            { upload, items, settings, answers, trust, publish, front } → 201 and the run;
 *                                        409 while another is on
 * POST   rueda/v1/kits/runs/{id}/steps → the run, after the next part of it
 * GET    rueda/v1/kits/runs/{id}       → the run
 * POST   rueda/v1/kits/runs/{id}/images { image } → the run; what it has made shows the image from this address now
 * DELETE rueda/v1/kits/runs/{id}       → the run; it is cancelled if it is still on, and undone if it is done. While
 *                                        its state is "in_progress", further steps continue the undoing
 */
final class RunRoutes {
	private const ONE        = '/runs/(?P<id>[0-9a-f]{32})';
	private const MOST_ITEMS = 2000;

	/** @param \Closure(): Importer $importer */
	public function __construct( private \Closure $importer, private RunStore $store, private ImportReport $report ) {}

	public function register(): void {
		KitRoute::add( '/runs', WP_REST_Server::CREATABLE, [ $this, 'start' ], self::arguments() );
		KitRoute::add( self::ONE . '/steps', WP_REST_Server::CREATABLE, [ $this, 'step' ] );
		KitRoute::add( self::ONE, WP_REST_Server::READABLE, [ $this, 'read' ] );
		KitRoute::add( self::ONE . '/images', WP_REST_Server::CREATABLE, [ $this, 'fetch_image' ], KitRoute::IMAGE );
		KitRoute::add( self::ONE, WP_REST_Server::DELETABLE, [ $this, 'end' ] );
	}

	public function start( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$choice = new ImportChoice(
			Read::strings( $request->get_param( 'items' ) ),
			Read::strings( $request->get_param( 'settings' ) ),
			self::answers( $request->get_param( 'answers' ) ),
			true === $request->get_param( 'trust' ),
			true === $request->get_param( 'publish' ),
			true === $request->get_param( 'front' )
		);
		$upload = Read::string( $request->get_param( 'upload' ) );
		return $this->answer( fn (): Run => ( $this->importer )()->start( $upload, $choice ), 201 );
	}

	public function step( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer( fn (): Run => ( $this->importer )()->step( self::id( $request ) ) );
	}

	public function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer( fn (): Run => $this->find( $request ) );
	}

	/** Fetches one image that the import lacks. Whoever asks cannot name another address. */
	public function fetch_image( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			function () use ( $request ): Run {
				$url = Read::string( $request->get_param( 'image' ) );
				$run = $this->find( $request );
				if ( ! $this->store->can_undo( $run ) || ! isset( FetchedImages::missing( $run )[ $url ] ) ) {
					throw new KitError( 'kit_bad_choice', $url );
				}
				return ( $this->importer )()->add_image( $run->id, $url, ( new RemoteImage() )->fetch( $url ) );
			}
		);
	}

	public function end( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			fn (): Run => $this->find( $request )->is_on()
				? ( $this->importer )()->cancel( self::id( $request ) )
				: ( $this->importer )()->undo( self::id( $request ) )
		);
	}

	/** @param callable(): Run $work */
	private function answer( callable $work, int $status = 200 ): WP_REST_Response|WP_Error {
		return KitRoute::answer(
			fn (): WP_REST_Response => new WP_REST_Response( $this->report->describe( $work() ), $status )
		);
	}

	private function find( WP_REST_Request $request ): Run {
		$run = $this->store->find( self::id( $request ) );
		if ( null === $run ) {
			throw new KitError( 'kit_gone' );
		}
		return $run;
	}

	private static function id( WP_REST_Request $request ): string {
		return Read::string( $request->get_param( 'id' ) );
	}

	/** @return array<string, string> */
	private static function answers( mixed $given ): array {
		$answers = [];
		foreach ( is_array( $given ) ? $given : [] as $key => $answer ) {
			$answers[ (string) $key ] = is_string( $answer ) ? $answer : '';
		}
		return $answers;
	}

	/** @return array<string, array<string, mixed>> */
	private static function arguments(): array {
		$keys = [
			'type'     => 'array',
			'items'    => [ 'type' => 'string', 'maxLength' => 250 ],
			'maxItems' => self::MOST_ITEMS,
			'default'  => [],
		];
		return [
			'upload'   => [ 'type' => 'string', 'required' => true, 'minLength' => 1, 'maxLength' => 100 ],
			'items'    => $keys,
			'settings' => [ 'items' => [ 'type' => 'string', 'enum' => ManifestReader::SETTINGS ] ] + $keys,
			'trust'    => [ 'type' => 'boolean', 'default' => false ],
			'publish'  => [ 'type' => 'boolean', 'default' => false ],
			'front'    => [ 'type' => 'boolean', 'default' => false ],
			'answers'  => [
				'type'                 => 'object',
				'additionalProperties' => [ 'type' => 'string', 'enum' => Definitions::KIT_ANSWERS ],
				'default'              => [],
			],
		];
	}
}
