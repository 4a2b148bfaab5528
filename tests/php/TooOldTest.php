<?php

declare( strict_types=1 );

namespace Rueda\Tests;

final class TooOldTest extends TestCase {
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		require_once RUEDA_DIR . 'includes/too-old.php';
	}

	public function test_says_what_is_missing_to_those_who_can_help(): void {
		$this->act_as( 'administrator' );
		$notice = $this->notice();

		self::assertStringContainsString( 'PHP 8.0', $notice );
		self::assertStringContainsString( 'WordPress 6.5', $notice );
		self::assertStringContainsString( PHP_VERSION, $notice );
	}

	public function test_says_nothing_to_others(): void {
		$this->act_as( 'editor' );

		self::assertSame( '', $this->notice() );
	}

	public function test_runs_nothing_of_the_plugin_on_an_old_wordpress(): void {
		$command = sprintf(
			'%s %s 2>&1',
			escapeshellarg( PHP_BINARY ),
			escapeshellarg( __DIR__ . '/fixtures/old-wordpress.php' )
		);
		// Plugin.php has to be seen in a process without WordPress.
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.system_calls_exec
		exec( $command, $lines, $status );

		self::assertSame( [ 'admin_notices network_admin_notices, Plugin not loaded' ], $lines );
		self::assertSame( 0, $status );
	}

	private function notice(): string {
		ob_start();
		rueda_tell_too_old();
		return (string) ob_get_clean();
	}
}
