<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use RuntimeException;
use Rueda\Support\Clock;
use Rueda\Support\Lock;
use Rueda\Support\Upgrades;
use Rueda\Tests\TestCase;

final class UpgradesTest extends TestCase {
	/** @var list<string> */
	private array $taken = [];

	public function test_takes_every_step_on_a_fresh_site_in_order_and_once(): void {
		delete_option( Upgrades::OPTION );
		$upgrades = $this->upgrades( [ '0.0.10', '0.0.2', '0.0.1' ] );

		$upgrades->run();
		$upgrades->run();

		self::assertSame( [ '0.0.1', '0.0.2', '0.0.10' ], $this->taken );
		self::assertSame( RUEDA_VERSION, get_option( Upgrades::OPTION ) );
	}

	public function test_takes_only_the_steps_that_an_older_site_lacks(): void {
		update_option( Upgrades::OPTION, '0.0.2' );
		$this->upgrades( [ '0.0.1', '0.0.2', '0.0.3' ] )->run();

		self::assertSame( [ '0.0.3' ], $this->taken );
	}

	public function test_does_nothing_when_a_newer_version_was_here(): void {
		update_option( Upgrades::OPTION, '99.0.0' );
		$this->upgrades( [ '0.0.1' ] )->run();

		self::assertSame( [], $this->taken );
		self::assertSame( '99.0.0', get_option( Upgrades::OPTION ) );
	}

	public function test_does_nothing_while_another_request_is_upgrading(): void {
		delete_option( Upgrades::OPTION );
		( new Lock( new Clock() ) )->take( 'upgrade', 60 );
		$this->upgrades( [ '0.0.1' ] )->run();

		self::assertSame( [], $this->taken );
	}

	public function test_leaves_a_site_alone_at_requests_made_while_it_is_installed(): void {
		delete_option( Upgrades::OPTION );
		wp_installing( true );
		try {
			$this->upgrades( [ '0.0.1' ] )->run_at_request();
		} finally {
			wp_installing( false );
		}
		self::assertSame( [], $this->taken );

		$this->upgrades( [ '0.0.1' ] )->run_at_request();
		self::assertSame( [ '0.0.1' ], $this->taken );
	}

	public function test_does_nothing_when_another_request_has_just_finished(): void {
		update_option( Upgrades::OPTION, RUEDA_VERSION );
		// The value that this request had read before it got the lock.
		add_filter( 'option_' . Upgrades::OPTION, static fn (): string => '' );
		$this->upgrades( [ '0.0.1' ] )->run();

		self::assertSame( [], $this->taken );
	}

	public function test_lets_the_page_go_on_when_a_step_fails_and_resumes_there_later(): void {
		delete_option( Upgrades::OPTION );
		$fails = true;
		$steps = [
			'0.0.1' => [ $this->step( '0.0.1' ) ],
			'0.0.2' => [
				static function () use ( &$fails ): void {
					if ( $fails ) {
						throw new RuntimeException( 'No room on the disk.' );
					}
				},
			],
		];
		$told  = '';
		// PHPUnit's own would stop the run.
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler
		set_error_handler(
			static function ( int $level, string $message ) use ( &$told ): bool {
				$told .= $message;
				return true;
			},
			E_USER_WARNING
		);
		$upgrades = new Upgrades( new Lock( new Clock() ), $steps );

		$upgrades->run();
		restore_error_handler();
		self::assertSame( '0.0.1', get_option( Upgrades::OPTION ) );
		self::assertSame( WP_DEBUG, str_contains( $told, 'No room on the disk.' ) );

		// The lock holds for an hour, and then it can be taken over.
		$fails = false;
		$upgrades->run();
		self::assertSame( '0.0.1', get_option( Upgrades::OPTION ) );
		add_filter( 'rueda_now', static fn ( int $now ): int => $now + HOUR_IN_SECONDS );
		$upgrades->run();
		self::assertSame( RUEDA_VERSION, get_option( Upgrades::OPTION ) );
		self::assertSame( [ '0.0.1' ], $this->taken );
	}

	public function test_makes_wordpress_write_its_rewrite_rules_anew(): void {
		delete_option( Upgrades::OPTION );
		update_option( 'rewrite_rules', [ 'old' => 'rule' ] );
		$this->upgrades( [ '0.0.1' ] )->run();

		self::assertFalse( get_option( 'rewrite_rules' ) );
	}

	/** @param list<string> $versions */
	private function upgrades( array $versions ): Upgrades {
		$steps = [];
		foreach ( $versions as $version ) {
			$steps[ $version ] = [ $this->step( $version ) ];
		}
		return new Upgrades( new Lock( new Clock() ), $steps );
	}

	/** @return callable(): void */
	private function step( string $version ): callable {
		return function () use ( $version ): void {
			$this->taken[] = $version;
		};
	}
}
