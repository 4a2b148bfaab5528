<?php

declare( strict_types=1 );

namespace Rueda\Tests\Mail;

use Rueda\Mail\MailHealth;
use Rueda\Support\Clock;

final class MailHealthTest extends MailTestCase {
	public function test_is_among_the_tests_of_site_health(): void {
		$tests = apply_filters( 'site_status_tests', [ 'direct' => [ 'other' => [] ] ] );

		self::assertArrayHasKey( 'other', $tests['direct'] );
		self::assertSame( 'good', $tests['direct']['rueda_mail']['test']()['status'] );
	}

	public function test_is_good_when_mails_are_sent(): void {
		$this->outbox()->send( $this->letter() );

		self::assertSame( 'good', $this->status() );
	}

	public function test_mentions_a_mail_that_is_tried_again(): void {
		$this->let_mails_fail( 'SMTP connect() failed. <script>' );
		$this->outbox()->send( $this->letter() );

		self::assertSame( 'recommended', $this->status() );
		self::assertStringContainsString( 'could not be reached', $this->health()->test()['description'] );
		self::assertStringNotContainsString( '<script>', $this->health()->test()['description'] );
	}

	public function test_warns_of_mails_that_failed_and_stops_after_a_week(): void {
		$this->let_mails_fail();
		$this->outbox()->send( $this->letter() );
		foreach ( [ 1, 5, 30, 120 ] as $minutes ) {
			$this->now += 60 * $minutes;
			$this->outbox()->send_due();
		}
		self::assertSame( 'critical', $this->status() );
		self::assertStringContainsString( '1 email could not be sent', $this->health()->test()['description'] );
		self::assertStringContainsString( 'page=rueda-settings&#038;tab=mail"', $this->health()->test()['actions'] );

		$this->now += WEEK_IN_SECONDS + 1;
		self::assertSame( 'good', $this->status() );
	}

	private function health(): MailHealth {
		return new MailHealth( $this->ledger(), new Clock() );
	}

	private function status(): string {
		return $this->health()->test()['status'];
	}
}
