<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Http;

use Rueda\Tests\TestCase;
use RuntimeException;

final class RestNonceTest extends TestCase {
	public function test_gives_a_visitor_a_nonce_that_rest_accepts(): void {
		self::assertSame( 1, wp_verify_nonce( $this->answer_of( 'wp_ajax_nopriv_rest-nonce' ), 'wp_rest' ) );
	}

	public function test_leaves_the_logged_in_to_wordpress(): void {
		// WordPress adds its own callback in admin-ajax.php, after ours.
		self::assertFalse( has_action( 'wp_ajax_rest-nonce' ) );
	}

	private function answer_of( string $action ): string {
		$die = static function ( $message ): void {
			throw new RuntimeException( (string) $message );
		};
		add_filter( 'wp_die_handler', static fn (): callable => $die );
		try {
			do_action( $action );
		} catch ( RuntimeException $answer ) {
			return $answer->getMessage();
		}
		self::fail( 'The request went on.' );
	}
}
