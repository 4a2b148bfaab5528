<?php

declare( strict_types=1 );

namespace Rueda\Tests\Rights;

use WP_Session_Tokens;

/** A visitor or a user with a role, with a session of its own. */
final class Person {
	public const ROLES = [ 'nobody', 'subscriber', 'contributor', 'author', 'editor', 'administrator' ];

	/** @param array<string, string> $cookies */
	private function __construct( private int $id, private array $cookies ) {}

	public static function create( string $role ): self {
		if ( 'nobody' === $role ) {
			return new self( 0, [] );
		}
		$id = wp_insert_user(
			[
				'user_login' => 'rights-' . $role,
				'user_email' => "rights-{$role}@example.test",
				'user_pass'  => 'a password for tests 8!',
				'role'       => $role,
			]
		);
		if ( ! is_int( $id ) ) {
			throw new \LogicException( $id->get_error_message() );
		}
		$end   = time() + DAY_IN_SECONDS;
		$token = WP_Session_Tokens::get_instance( $id )->create( $end );
		return new self(
			$id,
			[
				AUTH_COOKIE      => wp_generate_auth_cookie( $id, $end, 'auth', $token ),
				LOGGED_IN_COOKIE => wp_generate_auth_cookie( $id, $end, 'logged_in', $token ),
			]
		);
	}

	public function id(): int {
		return $this->id;
	}

	/** WordPress reads from the cookies who this is, as it does for a browser. */
	public function enter(): void {
		$_COOKIE = $this->cookies;
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- a new request has no user yet.
		$GLOBALS['current_user']        = null;
		$GLOBALS['wp_rest_auth_cookie'] = null;
		wp_get_current_user();
	}

	public function leave(): void {
		if ( 0 !== $this->id ) {
			wp_delete_user( $this->id );
		}
	}
}
