<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Rest;

use Rueda\Kit\Import\ImportReport;
use Rueda\Kit\KitErrors;
use Rueda\Kit\Rest\RunRoutes;
use Rueda\Tests\Kit\Import\ImportTestCase;
use WP_REST_Request;
use WP_REST_Response;

final class RunRoutesTest extends ImportTestCase {
	private const KEYS = [
		'id',
		'title',
		'state',
		'undoing',
		'undone',
		'result',
		'message',
		'done',
		'total',
		'current',
		'report',
		'started',
		'can_undo',
		'undo_until',
		'kept',
	];

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_rest_server'] = null;
		add_action(
			'rest_api_init',
			function (): void {
				$report = new ImportReport(
					$this->store,
					static fn ( string $code, string $about ): string => KitErrors::sentence( $code, $about )
				);
				( new RunRoutes( fn () => $this->importer(), $this->store, $report ) )->register();
			},
			// Runs after the plugin's own routes, which open kits from files.
			99
		);
		add_filter(
			'rest_endpoints',
			static function ( array $routes ): array {
				foreach ( $routes as $route => $handlers ) {
					if ( str_starts_with( $route, '/rueda/v1/kits/runs' ) ) {
						$routes[ $route ] = array_reverse( $handlers );
					}
				}
				return $routes;
			}
		);
	}

	protected function tearDown(): void {
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	public function test_a_run_is_started_goes_on_ends_and_is_undone(): void {
		$this->fill_kit();
		$answer = $this->call(
			'POST',
			'',
			[
				'upload'  => self::UPLOAD,
				'items'   => array_keys( $this->kit->items ),
				'answers' => [ 'page:contact' => 'replace' ],
			]
		);
		$run    = $answer->get_data();
		self::assertSame( 201, $answer->get_status() );
		self::assertSame( self::KEYS, array_keys( $run ) );
		self::assertSame( [ 'pending', null, 0 ], [ $run['state'], $run['result'], $run['done'] ] );
		self::assertSame( 409, $this->call( 'POST', '', [ 'upload' => self::UPLOAD ] )->get_status() );

		for ( $step = 0; $step < 50 && 'done' !== $run['state']; $step++ ) {
			$before = $run['done'];
			$run    = $this->call( 'POST', "/{$run['id']}/steps" )->get_data();
			// One step does at most twenty tasks.
			self::assertLessThanOrEqual( 20, $run['done'] - $before );
		}
		self::assertSame( [ 'done', 'success', true ], [ $run['state'], $run['result'], $run['can_undo'] ] );
		self::assertSame( $run['total'], $run['done'] );
		self::assertSame(
			[ 'created' ],
			array_values( array_unique( array_column( $run['report']['items'], 'outcome' ) ) )
		);
		self::assertSame( $run, $this->call( 'GET', "/{$run['id']}" )->get_data() );

		$undone = $this->call( 'DELETE', "/{$run['id']}" )->get_data();
		for ( $step = 0; $step < 50 && 'done' !== $undone['state']; $step++ ) {
			$undone = $this->call( 'POST', "/{$run['id']}/steps" )->get_data();
		}
		self::assertSame(
			[ 'done', true, false, [] ],
			[ $undone['state'], $undone['undone'], $undone['can_undo'], $undone['kept'] ]
		);
	}

	public function test_pages_are_published_where_the_request_says_so(): void {
		foreach ( [ 'draft' => false, 'publish' => true ] as $status => $publish ) {
			$this->kit->add( "page:a-$status", [] );
			$body = [ 'upload' => self::UPLOAD, 'items' => [ "page:a-$status" ], 'publish' => $publish ];
			$run  = $this->store->find( $this->call( 'POST', '', $body )->get_data()['id'] );
			self::assertNotNull( $run );
			$this->finish( $run );
			self::assertSame( $status, get_page_by_path( "a-$status" )?->post_status );
		}
		$body['publish'] = 'perhaps';
		self::assertSame( 400, $this->call( 'POST', '', $body )->get_status() );
	}

	public function test_a_run_that_is_on_says_what_it_does_and_can_be_cancelled(): void {
		$this->fill_kit();
		$run = $this->start();
		self::assertSame( 'Image', $this->call( 'GET', "/$run->id" )->get_data()['current'] );
		$told = $this->call( 'DELETE', "/$run->id" )->get_data();
		self::assertSame( [ 'done', 'failure' ], [ $told['state'], $told['result'] ] );
		self::assertSame( KitErrors::sentence( 'kit_cancelled' ), $told['message'] );
	}

	public function test_who_may_not_change_settings_and_bring_files_is_refused(): void {
		$this->fill_kit();
		$run = $this->start();
		foreach ( [ 'editor', 'subscriber' ] as $role ) {
			$this->act_as( $role );
			$this->assert_all_refused( $run->id, 403 );
		}
		wp_set_current_user( 0 );
		$this->assert_all_refused( $run->id, 401 );
		$this->act_as( 'administrator' );
		add_filter( 'user_has_cap', static fn ( array $caps ): array => [ 'upload_files' => false ] + $caps );
		$this->assert_all_refused( $run->id, 403 );
		self::assertSame( 0, $this->store->find( $run->id )->position );
	}

	public function test_a_nonce_of_another_site_is_refused(): void {
		$this->fill_kit();
		$run                            = $this->start();
		$_SERVER['HTTP_X_WP_NONCE']     = 'of-another-site';
		$GLOBALS['wp_rest_auth_cookie'] = true;
		$answer                         = rest_cookie_check_errors( null );
		self::assertWPError( $answer );
		unset( $_SERVER['HTTP_X_WP_NONCE'] );
		// Without a nonce, WordPress treats the request as a visitor's.
		rest_cookie_check_errors( null );
		self::assertSame( 0, get_current_user_id() );
		$this->assert_all_refused( $run->id, 401 );
	}

	public function test_an_unknown_run_is_404_and_an_invalid_request_is_400(): void {
		self::assertSame( 404, $this->call( 'GET', '/' . self::UPLOAD )->get_status() );
		self::assertSame( 404, $this->call( 'POST', '/' . self::UPLOAD . '/steps' )->get_status() );
		self::assertSame( 400, $this->call( 'POST', '', [] )->get_status() );
		self::assertSame(
			400,
			$this->call( 'POST', '', [ 'upload' => 'x', 'answers' => [ 'page:one' => 'delete' ] ] )->get_status()
		);
		self::assertSame(
			400,
			$this->call( 'POST', '', [ 'upload' => 'x', 'settings' => [ 'users' ] ] )->get_status()
		);
	}

	private static function assertWPError( mixed $value ): void {
		self::assertInstanceOf( \WP_Error::class, $value );
	}

	private function assert_all_refused( string $id, int $status ): void {
		$calls = [
			[ 'POST', '', [ 'upload' => self::UPLOAD ] ],
			[ 'POST', "/$id/steps", [] ],
			[ 'GET', "/$id", [] ],
			[ 'DELETE', "/$id", [] ],
		];
		foreach ( $calls as [ $method, $path, $body ] ) {
			$answer = $this->call( $method, $path, $body );
			self::assertSame(
				[ $status, 'kit_forbidden' ],
				[ $answer->get_status(), $answer->get_data()['code'] ],
				"$method $path"
			);
		}
	}

	private function call( string $method, string $path, array $body = [] ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/rueda/v1/kits/runs' . $path );
		$request->set_body_params( $body );
		return rest_do_request( $request );
	}
}
