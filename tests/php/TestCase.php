<?php

declare( strict_types=1 );

namespace Rueda\Tests;

use WP_Hook;

/**
 * A test that leaves WordPress as it found it: rows, options, hooks, the current user and the request.
 */
abstract class TestCase extends \PHPUnit\Framework\TestCase {
	/** @var array<string, int> One user of each role, for all tests. */
	private static array $users = [];

	/** @var array<string, int> Those whom this test has not made the current user yet. */
	private array $others = [];

	/** @var array<string, WP_Hook> */
	private array $hooks = [];

	/** @var array<string, array<array-key, mixed>> */
	private array $request = [];

	/**
	 * The mails of the code under test, as it gave them to wp_mail().
	 *
	 * @var list<array<string, mixed>>
	 */
	protected array $mails = [];

	/** @var list<array{string, string}> Hook and message. */
	private array $failed_listeners = [];

	private bool $listeners_may_fail = false;

	protected function setUp(): void {
		parent::setUp();
		foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
			$this->hooks[ $name ] = clone $hook;
		}
		$this->request = [
			'_GET'     => $_GET,
			'_POST'    => $_POST,
			'_REQUEST' => $_REQUEST,
			'_COOKIE'  => $_COOKIE,
			'_SERVER'  => $_SERVER,
		];
		wp_cache_flush();
		wp_set_current_user( 0 );
		$this->mails  = [];
		$this->others = self::$users;
		// After a test's own filters, so that it can let mails fail, and before the one that browser tests need.
		add_filter( 'pre_wp_mail', [ $this, 'catch_mail' ], 1000, 2 );
		$this->failed_listeners   = [];
		$this->listeners_may_fail = false;
		add_action(
			'rueda_listener_failed',
			function ( string $hook, string $name, \Throwable $error ): void {
				$this->failed_listeners[] = [ $hook, "$name: {$error->getMessage()}" ];
			},
			10,
			3
		);
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
	}

	/** Rueda catches errors of functions on its hooks, also failed assertions, so these are reported here. */
	protected function assertPostConditions(): void {
		parent::assertPostConditions();
		if ( ! $this->listeners_may_fail ) {
			self::assertSame( [], $this->failed_listeners );
		}
	}

	final protected function expect_failing_listeners(): void {
		$this->listeners_may_fail = true;
	}

	/** For tests that end a request in the middle by throwing on a hook. */
	final protected function let_listeners_end_the_request(): void {
		add_action(
			'rueda_listener_failed',
			static function ( string $hook, string $name, \Throwable $error ): void {
				throw $error;
			},
			1,
			3
		);
	}

	/** @return list<string> Their names and errors. */
	final protected function listeners_failed_on( string $hook ): array {
		$found = array_filter( $this->failed_listeners, static fn ( array $one ): bool => $hook === $one[0] );
		return array_values( array_unique( array_column( $found, 1 ) ) );
	}

	protected function tearDown(): void {
		Database::roll_back();
		wp_cache_flush();
		wp_set_current_user( 0 );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- gives back what setUp() took.
		$GLOBALS['wp_filter'] = $this->hooks;
		foreach ( $this->request as $name => $values ) {
			$GLOBALS[ $name ] = $values;
		}
		parent::tearDown();
	}

	/**
	 * @param bool|null            $sent What an earlier filter decided.
	 * @param array<string, mixed> $mail The arguments of wp_mail().
	 */
	final public function catch_mail( ?bool $sent, array $mail ): bool {
		if ( null === $sent ) {
			$this->mails[] = $mail;
		}
		return $sent ?? true;
	}

	/** Runs before the first test and outside its transaction, because a new user takes dozens of statements. */
	final public static function make_users(): void {
		foreach ( [ 'subscriber', 'contributor', 'author', 'editor', 'administrator' ] as $role ) {
			self::$users[ $role ] = self::new_user( $role );
		}
	}

	/** Makes a user with this role the current one. Each call in a test takes another user. */
	final protected function act_as( string $role ): int {
		$id = $this->others[ $role ] ?? self::new_user( $role );
		unset( $this->others[ $role ] );
		wp_set_current_user( $id );
		return $id;
	}

	private static function new_user( string $role ): int {
		$id = wp_insert_user(
			[
				'user_login' => 'test_' . $role . '_' . wp_generate_password( 8, false ),
				'user_pass'  => 'password',
				'role'       => $role,
			]
		);
		self::assertIsInt( $id );
		return $id;
	}

	/** WordPress reads the list of installed languages only once. */
	final protected function install_spanish(): void {
		$languages = new \ReflectionProperty( \WP_Locale_Switcher::class, 'available_languages' );
		if ( PHP_VERSION_ID < 80100 ) {
			$languages->setAccessible( true );
		}
		$languages->setValue( $GLOBALS['wp_locale_switcher'], [ 'en_US', 'es_ES' ] );
	}

	/** @param callable(): void $print */
	final protected function echoed( callable $print ): string {
		ob_start();
		$print();
		return (string) ob_get_clean();
	}
}
