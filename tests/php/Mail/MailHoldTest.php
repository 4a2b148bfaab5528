<?php

declare( strict_types=1 );

namespace Rueda\Tests\Mail;

use Rueda\Mail\HeldMails;
use Rueda\Mail\Ledger;
use Rueda\Mail\Letter;
use Rueda\Mail\MailHold;
use Rueda\Mail\MailSchedule;
use Rueda\Mail\Outbox;
use Rueda\Support\Clock;

final class MailHoldTest extends MailTestCase {
	/** @dataProvider environments */
	public function test_a_site_that_says_it_is_no_production_site_holds_its_emails(
		string $environment,
		?bool $configured,
		string $reason
	): void {
		$site = $this->site( 'https://example.org', $environment, $configured );
		$site->accept();

		self::assertSame( $reason, $site->reason() );
	}

	/** @return array<string, array{string, bool|null, string}> */
	public static function environments(): array {
		return [
			'local'                    => [ 'local', null, 'environment' ],
			'development'              => [ 'development', null, 'environment' ],
			'staging'                  => [ 'staging', null, 'environment' ],
			'production'               => [ 'production', null, '' ],
			'staging, told to send'    => [ 'staging', false, '' ],
			'production, told to hold' => [ 'production', true, 'configured' ],
		];
	}

	/** @dataProvider addresses */
	public function test_a_site_that_wakes_up_on_another_host_is_a_copy(
		string $was,
		string $is,
		bool $is_copy
	): void {
		$this->site( $was )->accept();

		self::assertSame( $is_copy ? 'copy' : '', $this->site( $is )->reason() );
	}

	/** @return array<string, array{string, string, bool}> */
	public static function addresses(): array {
		return [
			'another domain'             => [ 'https://example.org', 'https://example.com', true ],
			'a subdomain'                => [ 'https://example.org', 'https://staging.example.org', true ],
			'a folder'                   => [ 'https://example.org', 'https://example.org/staging', true ],
			'another folder'             => [ 'https://example.org/one', 'https://example.org/two', true ],
			'somebody’s computer'        => [ 'https://example.org', 'http://localhost:8881', true ],
			'another port'               => [ 'https://example.org', 'https://example.org:8443', true ],
			'https'                      => [ 'http://example.org', 'https://example.org', false ],
			'with www'                   => [ 'https://example.org', 'https://www.example.org', false ],
			'without www'                => [ 'http://www.example.org/', 'https://Example.org', false ],
			'a port that is understood'  => [ 'https://example.org', 'https://example.org:443', false ],
			'other ports of a computer'  => [ 'http://localhost:8881', 'http://127.0.0.1:8882', false ],
			'the same site of a network' => [ 'https://example.org/one', 'http://www.example.org/one/', false ],
		];
	}

	public function test_tools_that_replace_the_address_in_the_database_do_not_find_the_stored_one(): void {
		$this->site( 'https://example.org' )->accept();

		self::assertStringNotContainsString( 'example.org', (string) get_option( Outbox::ADDRESS ) );
		self::assertSame( 'https://example.org', MailHold::original() );
	}

	public function test_a_new_way_of_writing_the_address_is_remembered_and_that_of_a_copy_is_not(): void {
		$this->site( 'http://example.org' )->accept();
		$this->site( 'https://www.example.org' )->remember();
		self::assertSame( 'https://www.example.org', MailHold::original() );

		$copy = $this->site( 'https://copy.example.org' );
		$copy->remember();
		self::assertSame( 'https://www.example.org', MailHold::original() );

		$copy->accept();
		self::assertFalse( $copy->is_copy() );
	}

	public function test_a_site_whose_address_is_not_known_yet_sends(): void {
		delete_option( Outbox::ADDRESS );

		self::assertSame( '', $this->site( 'https://example.org' )->reason() );
	}

	public function test_a_held_email_is_stored_and_not_sent(): void {
		$this->hold();
		$id = $this->outbox()->send( $this->letter() );

		self::assertSame( [], $this->mails );
		self::assertSame( 'held', $this->outbox()->state( $id ) );
		self::assertStringContainsString( 'is held', $this->outbox()->emails_about( 'report', 7 )[0]['error'] );
		self::assertFalse( wp_next_scheduled( MailSchedule::SEND ) );
		self::assertSame( 1, $this->held()->count() );
	}

	public function test_an_admin_can_still_send_a_test_to_themselves(): void {
		$this->hold();
		$this->outbox()->send( new Letter( Letter::TEST, 1, [ 'admin@example.org' ], 'A test', 'A test' ) );

		self::assertCount( 1, $this->mails );
	}

	public function test_emails_that_waited_on_the_original_site_are_held_on_the_copy(): void {
		$this->let_mails_fail();
		$waiting     = $this->outbox()->send( $this->letter() );
		$interrupted = $this->ledger()->open( $this->letter( 8 ) );
		$this->let_mails_go();
		$this->hold();
		$this->now += HOUR_IN_SECONDS;
		$this->outbox()->send_due();

		self::assertSame( [], $this->mails );
		self::assertSame( 'held', $this->outbox()->state( $waiting ) );
		self::assertSame( 'held', $this->outbox()->state( (int) $interrupted?->id ) );
	}

	public function test_released_emails_are_sent_although_the_site_goes_on_holding_others(): void {
		$this->hold();
		$id = $this->outbox()->send( $this->letter() );
		$this->held()->release();
		self::assertSame( $this->now, wp_next_scheduled( MailSchedule::SEND ) );
		do_action( MailSchedule::SEND );

		self::assertSame( [ [ 'ana@example.org' ] ], array_column( $this->mails, 'to' ) );
		self::assertSame( 'sent', $this->outbox()->state( $id ) );
		self::assertSame( [ [ $id, 'report', 7, 'sent' ] ], $this->settled );
		self::assertSame( 'held', $this->outbox()->state( $this->outbox()->send( $this->letter() ) ) );
	}

	public function test_deleted_emails_are_never_sent_and_say_nothing_any_more(): void {
		$this->hold();
		$id = $this->outbox()->send( $this->letter() );
		$this->held()->delete();
		$this->held()->release();
		do_action( MailSchedule::SEND );

		self::assertSame( [], $this->mails );
		self::assertSame( 0, $this->held()->count() );
		self::assertSame(
			[ 'limited', '', '' ],
			array_values(
				array_intersect_key(
					$this->rows()[0],
					[ 'state' => 1, 'people' => 1, 'payload' => 1 ]
				)
			)
		);
		self::assertSame( [ [ $id, 'report', 7, 'limited' ] ], $this->settled );
	}

	public function test_one_held_email_can_be_sent_alone_and_a_failed_one_is_held_first(): void {
		$this->let_mails_fail();
		$failed = $this->ledger()->open( $this->letter( 9 ) );
		self::assertNotNull( $failed );
		$this->ledger()->settle( $failed, Ledger::FAILED, 'No.' );
		$this->let_mails_go();
		$this->hold();
		$held = $this->outbox()->send( $this->letter() );

		self::assertTrue( $this->outbox()->retry( $held ) );
		self::assertFalse( $this->outbox()->retry( $failed->id ) );
		self::assertSame( 'held', $this->outbox()->state( $failed->id ) );
		self::assertCount( 1, $this->mails );
	}

	public function test_what_a_held_email_says_is_deleted_after_a_month(): void {
		$this->hold();
		$this->outbox()->send( $this->letter() );
		$this->now += 31 * DAY_IN_SECONDS;
		do_action( MailSchedule::TEND );

		self::assertSame( '', $this->rows()[0]['payload'] );
		self::assertSame( 0, $this->held()->count() );
	}

	public function test_site_health_says_that_emails_are_held(): void {
		$this->hold( MailHold::ENVIRONMENT );
		$test = apply_filters( 'site_status_tests', [] )['direct']['rueda_mail']['test']();

		self::assertSame( 'recommended', $test['status'] );
		self::assertStringContainsString( 'RUEDA_HOLD_MAIL', $test['description'] );
	}

	private function hold( string $reason = MailHold::COPY ): void {
		add_filter( Outbox::HOLD, static fn (): string => $reason );
	}

	private function held(): HeldMails {
		return new HeldMails( $this->ledger(), $this->outbox(), new Clock() );
	}

	private function site( string $address, string $environment = 'production', ?bool $configured = null ): MailHold {
		return new MailHold( $environment, $configured, $address );
	}
}
