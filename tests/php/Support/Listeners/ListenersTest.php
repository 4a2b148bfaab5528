<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Listeners;

use Rueda\Support\Clock;
use Rueda\Support\Listeners\ListenerFailures;
use Rueda\Support\Listeners\ListenerHealth;
use Rueda\Support\Listeners\Listeners;
use Rueda\Tests\TestCase;
use RuntimeException;

final class ListenersTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__, 2 ) . '/fixtures/old-snippets.php';
		$this->expect_failing_listeners();
	}

	public function test_a_function_that_throws_is_left_out_and_the_others_run(): void {
		add_filter( 'rueda_probe', static fn ( string $text ): string => $text . 'a', 1 );
		add_filter(
			'rueda_probe',
			static function (): string {
				throw new RuntimeException( 'ana@example.org' );
			},
			5
		);
		add_filter( 'rueda_probe', static fn ( string $text, string $more ): string => $text . $more, 9, 2 );

		self::assertSame( 'xab', Listeners::filter( 'rueda_probe', 'x', 'b' ) );
		self::assertSame( 'xab', Listeners::filter( 'rueda_probe', 'x', 'b' ) );
		self::assertFalse( doing_filter( 'rueda_probe' ) );
		self::assertCount( 1, $this->listeners_failed_on( 'rueda_probe' ) );
	}

	public function test_references_stay_references_and_functions_can_be_removed_meanwhile(): void {
		$flag  = false;
		$calls = 0;
		$once  = static function () use ( &$once, &$calls ): void {
			++$calls;
			remove_action( 'rueda_probe', $once, 3 );
		};
		add_action( 'rueda_probe', $once, 3 );
		add_action( 'rueda_probe', [ $this, 'raise' ], 5, 2 );

		Listeners::act( 'rueda_probe', [ 'x', &$flag ] );
		Listeners::act( 'rueda_probe', [ 'x', &$flag ] );

		self::assertTrue( $flag );
		self::assertSame( 1, $calls );
		self::assertSame( 5, has_action( 'rueda_probe', [ $this, 'raise' ] ) );
	}

	public function raise( string $word, bool &$flag ): void {
		$flag = 'x' === $word;
	}

	public function test_nothing_personal_is_kept_and_site_health_names_the_function(): void {
		add_filter( 'rueda_probe', 'rueda_tests_break' );
		$log = (string) tempnam( sys_get_temp_dir(), 'log' );
		// phpcs:ignore WordPress.PHP.IniSet.Risky -- only where this test's line goes.
		$was = ini_set( 'error_log', $log );
		Listeners::filter( 'rueda_probe', 'ana@example.org' );
		ini_set( 'error_log', (string) $was ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- as before.
		$logged = (string) file_get_contents( $log );
		unlink( $log );
		$kept   = (string) wp_json_encode( get_option( ListenerFailures::OPTION ) );
		$health = ( new ListenerHealth( new Clock() ) )->test();

		self::assertStringContainsString( 'rueda_tests_break()', $logged );
		self::assertStringContainsString( 'rueda_probe', $logged );
		self::assertStringNotContainsString( 'ana@example.org', $logged . $kept );
		self::assertSame( 'recommended', $health['status'] );
		self::assertStringContainsString( 'rueda_tests_break() in ', $health['description'] );
		self::assertStringContainsString( 'old-snippets.php:', $health['description'] );
		self::assertArrayHasKey(
			'rueda_listeners',
			apply_filters( 'site_status_tests', [ 'direct' => [], 'async' => [] ] )['direct']
		);
	}

	public function test_site_health_stops_naming_the_function_after_a_week(): void {
		add_filter( 'rueda_probe', 'rueda_tests_break' );
		Listeners::filter( 'rueda_probe', '' );
		add_filter( 'rueda_now', static fn (): int => time() + WEEK_IN_SECONDS + MINUTE_IN_SECONDS );

		self::assertSame( 'good', ( new ListenerHealth( new Clock() ) )->test()['status'] );
	}
}
