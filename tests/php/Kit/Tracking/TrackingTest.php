<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Tracking;

use Rueda\Definitions;
use Rueda\Kit\Tracking\Events;
use Rueda\Kit\Tracking\TrackedRoutes;
use Rueda\Kit\Tracking\Tracker;
use Rueda\Kit\Tracking\TrackingSetting;
use Rueda\Tests\Kit\GeneratedArguments;
use Rueda\Tests\TestCase;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class TrackingTest extends TestCase {
	/** @var list<mixed> */
	private array $told = [];

	protected function setUp(): void {
		parent::setUp();
		add_action(
			'rueda_track',
			function ( $event ): void {
				$this->told[] = $event;
			}
		);
	}

	public function test_is_off_until_an_admin_turns_it_on(): void {
		Tracker::track( 'ie_admin_action', [ 'action_type' => 'Export' ] );
		update_option( TrackingSetting::OPTION, 'everywhere' );
		Tracker::track( 'ie_admin_action', [ 'visitor' => 'Ana' ] );
		self::assertSame( [], $this->told );
		self::assertSame( 'off', get_option( TrackingSetting::OPTION ) );

		update_option( TrackingSetting::OPTION, 'local' );
		Tracker::track( 'kits/ie_admin_action', [ 'action_type' => 'Export' ] );
		self::assertSame(
			[
				[
					'event'       => 'ie_admin_action',
					'placement'   => 'kits',
					'action_type' => 'Export',
				],
			],
			$this->told
		);
	}

	public function test_asks_no_server_and_stores_nothing(): void {
		update_option( TrackingSetting::OPTION, 'local' );
		add_filter( 'pre_http_request', static fn () => self::fail( 'A request was sent.' ) );
		$before = $this->options();
		foreach ( array_keys( Definitions::KIT_EVENTS ) as $name ) {
			Tracker::track( $name, [ 'kit_name' => 'Coach' ] );
		}
		self::assertCount( 9, $this->told );
		self::assertSame( $before, $this->options() );
	}

	public function test_warns_developers_of_what_is_unknown(): void {
		update_option( TrackingSetting::OPTION, 'local' );
		$warnings = [];
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action(
			'doing_it_wrong_run',
			static function ( $name, $sentence ) use ( &$warnings ): void {
				$warnings[] = $sentence;
			},
			10,
			2
		);
		Tracker::track( 'bought_something' );
		Tracker::track( 'ie_admin_action', [ 'visitor' => 'Ana' ] );
		self::assertSame(
			[
				'The event &quot;bought_something&quot; is unknown.',
				'ie_admin_action has no field &quot;visitor&quot;.',
			],
			$warnings
		);
		self::assertSame( [ [ 'event' => 'ie_admin_action' ] ], $this->told );
	}

	public function test_says_only_what_an_event_may_say(): void {
		$events = new Events();
		self::assertCount( 26, array_unique( Definitions::KIT_EVENT_FIELDS ) );
		self::assertSame(
			[
				'event'             => 'kit_import_status',
				'kit_import_status' => false,
				'details'           => [
					'tag'  => str_repeat( 'é', 200 ),
					'step' => 0,
				],
			],
			$events->filter(
				'kit_import_status',
				[
					'kit_import_status' => false,
					'kit_import_error'  => null,
					'tag'               => str_repeat( 'é', 300 ),
					'step'              => 0,
					'item'              => [ 'id' => 1 ],
					'error'             => 'Write to ana@example.org.',
					'kit_name'          => 'https://example.org/kit.zip',
				]
			)
		);
		self::assertCount( 3, $events->warnings() );
		self::assertSame( [ 'event' => 'ie_admin_action' ], $events->filter( '/ie_admin_action', [ 'tag' => null ] ) );
		self::assertSame( [], $events->warnings() );
	}

	public function test_tells_what_routes_have_done(): void {
		$ask = function ( string $method, string $route, array $given, mixed $data ): void {
			$request = new WP_REST_Request( $method, $route );
			$request->set_body_params( $given );
			$answer = $data instanceof WP_Error ? $data : new WP_REST_Response( $data );
			self::assertSame( $answer, TrackedRoutes::listen( $answer, [], $request ) );
		};
		$ask( 'POST', '/rueda/v1/kits/uploads', [], [ 'id' => 'a' ] );
		self::assertSame( [], $this->told );

		update_option( TrackingSetting::OPTION, 'local' );
		$ask( 'POST', '/rueda/v1/kits/uploads', [], new WP_Error( 'kit_damaged', 'Damaged: ana@example.org' ) );
		$ask( 'POST', '/rueda/v1/kits/uploads', [ 'starter' => 'life' ], [ 'id' => 'starter:life' ] );
		$ask( 'POST', '/rueda/v1/kits/export', [ 'settings' => [ 'cta' ], 'media' => true, 'save' => true ], [] );
		$ask( 'POST', '/rueda/v1/kits/runs', [], [ 'state' => 'pending' ] );
		$ask( 'POST', '/rueda/v1/kits/runs/a1/steps', [], [ 'state' => 'in_progress' ] );
		$ask(
			'POST',
			'/rueda/v1/kits/runs/a1/steps',
			[],
			[ 'state' => 'done', 'result' => 'success', 'message' => 'Good.' ]
		);
		$ask(
			'POST',
			'/rueda/v1/kits/runs/a1/steps',
			[],
			[ 'state' => 'done', 'result' => 'success', 'undone' => true ]
		);
		$ask( 'DELETE', '/rueda/v1/kits/runs/a1', [], [ 'state' => 'done' ] );
		$ask( 'DELETE', '/rueda/v1/kits/library', [ 'id' => 'a1' ], [] );
		$ask( 'POST', '/wp/v2/posts', [], [] );
		self::assertSame(
			[
				[
					'event'                         => 'kit_import_upload_file',
					'kit_import_upload_file_status' => 'failure',
					'details'                       => [ 'error' => 'kit_damaged' ],
				],
				[ 'event' => 'kit_cloud_library_apply', 'kit_cloud_id' => 'life' ],
				[
					'event'    => 'export_kit_customization',
					'settings' => 'Partial',
					'media'    => true,
					'details'  => [ 'method' => 'save' ],
				],
				[ 'event' => 'import_kit_customization', 'settings' => 'None' ],
				[ 'event' => 'kit_import_status', 'kit_import_status' => true ],
				[ 'event' => 'ie_admin_action', 'action_type' => 'Revert' ],
				[ 'event' => 'kit_cloud_library_delete' ],
			],
			$this->told
		);
	}

	/**
	 * The test tracking.test.ts reads the same file. To update it after a change of the rules:
	 * RUEDA_WRITE_VERDICTS=1 npm test -- php
	 *
	 * @group newest
	 */
	public function test_says_of_a_thousand_events_what_the_screen_is_tested_with(): void {
		$generated = new GeneratedArguments( 'events' );
		$events    = new Events();
		$cases     = [];
		for ( $left = 1000; $left > 0; $left-- ) {
			$given   = $generated->event();
			$event   = $events->filter( $given['command'], $given['fields'] );
			$cases[] = $given + [ 'event' => $event, 'warnings' => $events->warnings() ];
		}
		GeneratedArguments::assert_written( 'kit-events.jsonl', $cases );
	}

	/** @return list<string> */
	private function options(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT CONCAT( option_name, option_value ) FROM {$wpdb->options} ORDER BY option_id" );
	}
}
