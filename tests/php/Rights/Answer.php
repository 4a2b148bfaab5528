<?php

declare( strict_types=1 );

namespace Rueda\Tests\Rights;

/** The answer to a request. */
final class Answer {
	public function __construct( private int $status, private string $body, private string $location = '' ) {}

	public function body(): string {
		return $this->body;
	}

	/** The status, with "!" in front if an action reports a failure, or "login" if the visitor has to log in. */
	public function outcome(): string {
		if ( str_contains( $this->location, 'wp-login.php' ) ) {
			return 'login';
		}
		$is_failure = 200 === $this->status && str_starts_with( $this->body, '{"success":false' );
		return $this->status . ( $is_failure ? '!' : '' );
	}
}
