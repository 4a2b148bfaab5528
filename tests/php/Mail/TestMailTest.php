<?php

declare( strict_types=1 );

namespace Rueda\Tests\Mail;

use Rueda\Mail\Letter;
use Rueda\Mail\TestMail;
use Rueda\Support\Clock;
use WP_Error;
use WP_REST_Response;
use WP_User;

final class TestMailTest extends MailTestCase {
	public function test_tells_at_once_what_became_of_it(): void {
		$user = $this->user();
		self::assertNull( $this->tests()->refusal( $user ) );
		self::assertNull( $this->tests()->error( $this->tests()->send( $this->mail_to( $user ) ), $user ) );

		$this->let_mails_fail( 'SMTP connect() failed.' );
		self::assertNotSame( '', $this->tests()->error( $this->tests()->send( $this->mail_to( $user ) ), $user ) );
		self::assertSame( [], $this->rows(), 'Nobody wants a test hours later.' );
	}

	public function test_ten_tests_of_each_kind_are_sent_in_an_hour(): void {
		$user = $this->user();
		for ( $sent = 0; $sent < 10; $sent++ ) {
			self::assertNull( $this->tests()->refusal( $user ) );
		}
		$refusal = $this->tests()->refusal( $user );
		self::assertInstanceOf( WP_REST_Response::class, $refusal );
		self::assertSame( 429, $refusal->get_status() );
		self::assertSame( '3600', $refusal->get_headers()['Retry-After'] );
		self::assertNull( $this->tests( 'another' )->refusal( $user ) );
	}

	public function test_a_test_needs_an_address_of_the_user(): void {
		$refusal = $this->tests()->refusal( new WP_User( (object) [ 'ID' => 3, 'user_email' => '' ] ) );
		self::assertInstanceOf( WP_Error::class, $refusal );
		self::assertSame( 'rueda_no_address', $refusal->get_error_code() );
	}

	private function tests( string $name = 'some-test' ): TestMail {
		return new TestMail( $this->outbox(), new Clock(), $name );
	}

	private function user(): WP_User {
		return new WP_User( (object) [ 'ID' => 3, 'user_email' => 'boss@example.org' ] );
	}

	private function mail_to( WP_User $user ): Letter {
		return new Letter( Letter::TEST, $user->ID, [ $user->user_email ], 'Try', 'In plain text', '' );
	}
}
