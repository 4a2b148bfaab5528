<?php

declare( strict_types=1 );

namespace Rueda\Tests\Qa;

use Rueda\Tests\TestCase;
use WP_REST_Request;

final class GuardTest extends TestCase {
	private const HERE = [ 'REMOTE_ADDR' => '127.0.0.1', 'HTTP_HOST' => 'localhost:8881' ];

	protected function tearDown(): void {
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	/** @dataProvider sites */
	public function test_on_a_production_site_the_plugin_does_nothing_but_say_so( string $site, string $hooks ): void {
		$command = sprintf(
			'%s %s %s 2>&1',
			escapeshellarg( PHP_BINARY ),
			escapeshellarg( RUEDA_REPOSITORY . 'tests/php/fixtures/qa-plugin.php' ),
			$site
		);
		// The plugin has to be seen in a process that has not loaded it.
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.system_calls_exec
		exec( $command, $lines, $status );

		self::assertSame( 0, $status, implode( "\n", $lines ) );
		self::assertMatchesRegularExpression( $hooks, implode( "\n", $lines ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function sites(): iterable {
		yield 'production' => [ 'production', '/^admin_notices$/D' ];
		yield 'production, a constant that is not true' => [ 'production 1', '/^admin_notices$/D' ];
		yield 'production, with the constant' => [ 'production true', '/rest_api_init/' ];
		yield 'staging' => [ 'staging', '/rest_api_init/' ];
		yield 'local' => [ 'local', '/rest_api_init/' ];
	}

	public function test_the_notice_is_for_administrators(): void {
		$this->act_as( 'editor' );
		self::assertSame( '', self::notice() );

		$this->act_as( 'administrator' );
		self::assertStringContainsString( 'define( \'RUEDA_QA\', true );', self::notice() );
	}

	public function test_only_a_program_of_this_machine_on_a_local_site_is_local(): void {
		$home = 'http://localhost:8881';
		self::assertTrue( rueda_qa_is_local( self::HERE, 'local', $home ) );
		$page = [ 'HTTP_ORIGIN' => $home, 'HTTP_SEC_FETCH_SITE' => 'same-origin' ];
		self::assertTrue( rueda_qa_is_local( $page + self::HERE, 'local', $home ) );

		foreach ( [ 'production', 'staging', 'development' ] as $environment ) {
			self::assertFalse( rueda_qa_is_local( self::HERE, $environment, $home ), $environment );
		}
		self::assertFalse( rueda_qa_is_local( self::HERE, 'local', 'https://example.org' ) );
		self::assertFalse( rueda_qa_is_local( self::HERE, 'local', 'http://localhost.example.org' ) );
		foreach (
			[
				[ 'REMOTE_ADDR' => '192.0.2.1' ],
				[ 'REMOTE_ADDR' => null ],
				[ 'HTTP_HOST' => 'example.org' ],
				[ 'HTTP_HOST' => 'localhost.example.org' ],
				[ 'HTTP_HOST' => '127.0.0.1.example.org' ],
				[ 'HTTP_HOST' => "localhost\n" ],
				[ 'HTTP_X_FORWARDED_FOR' => '127.0.0.1' ],
				[ 'HTTP_FORWARDED' => 'for=127.0.0.1' ],
				[ 'HTTP_X_REAL_IP' => '' ],
				[ 'HTTP_ORIGIN' => 'https://example.org' ],
				[ 'HTTP_ORIGIN' => 'null' ],
				[ 'HTTP_SEC_FETCH_SITE' => 'cross-site' ],
			] as $changed
		) {
			$words = (string) wp_json_encode( $changed );
			self::assertFalse( rueda_qa_is_local( $changed + self::HERE, 'local', $home ), $words );
		}
	}

	public function test_the_routes_are_for_administrators_and_this_machine(): void {
		$routes = [
			[ 'GET', 'switches' ],
			[ 'POST', 'switches' ],
			[ 'DELETE', 'switches' ],
			[ 'POST', 'seeds' ],
			[ 'DELETE', 'seeds' ],
			[ 'GET', 'mails' ],
			[ 'DELETE', 'mails' ],
			[ 'POST', 'cron' ],
			[ 'POST', 'commands/left' ],
		];
		foreach ( $routes as [ $method, $route ] ) {
			wp_set_current_user( 0 );
			self::assertSame( 401, self::ask( $method, $route ), "$method $route" );
			$this->act_as( 'editor' );
			self::assertSame( 403, self::ask( $method, $route ), "$method $route" );
		}
		$this->act_as( 'administrator' );
		self::assertSame( 200, self::ask( 'GET', 'switches' ) );
		self::assertSame( 403, self::ask( 'POST', 'commands/left' ) );

		wp_set_current_user( 0 );
		add_filter( 'home_url', static fn (): string => 'http://127.0.0.1:1' );
		$_SERVER['HTTP_HOST'] = '127.0.0.1:1';
		self::assertSame( 200, self::ask( 'GET', 'switches' ) );
		self::assertSame( 404, self::ask( 'POST', 'commands/none' ) );
	}

	public function test_a_header_from_elsewhere_changes_nothing(): void {
		$_SERVER['HTTP_X_RUEDA_PRETEND'] = '{"clock":86400,"mail":"fails"}';
		self::assertSame( [ '', 'caught' ], [ rueda_qa_value( 'clock' ), rueda_qa_value( 'mail' ) ] );

		add_filter( 'home_url', static fn (): string => 'http://127.0.0.1:1' );
		$_SERVER['HTTP_HOST'] = '127.0.0.1:1';
		self::assertSame( [ '86400', 'fails' ], [ rueda_qa_value( 'clock' ), rueda_qa_value( 'mail' ) ] );
		$_SERVER['HTTP_X_RUEDA_PRETEND'] = wp_slash( $_SERVER['HTTP_X_RUEDA_PRETEND'] );
		self::assertSame( '86400', rueda_qa_value( 'clock' ) );
	}

	private static function ask( string $method, string $route ): int {
		return rest_do_request( new WP_REST_Request( $method, "/rueda-qa/v1/{$route}" ) )->get_status();
	}

	private static function notice(): string {
		ob_start();
		rueda_qa_tell_that_it_is_off();
		return html_entity_decode( (string) ob_get_clean(), ENT_QUOTES );
	}
}
