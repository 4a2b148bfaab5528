<?php

declare( strict_types=1 );

namespace Rueda\Tests\Mail;

use Rueda\Mail\Ledger;
use Rueda\Mail\Letter;
use Rueda\Mail\MailsTable;
use Rueda\Mail\MailSchedule;
use Rueda\Support\Clock;
use RuntimeException;

final class OutboxTest extends MailTestCase {
	public function test_stores_a_mail_before_it_is_sent(): void {
		$before = [];
		add_filter(
			'pre_wp_mail',
			function ( ?bool $sent ) use ( &$before ): ?bool {
				$before = $this->rows();
				return $sent;
			}
		);
		$id = $this->outbox()->send( $this->letter() );

		self::assertCount( 1, $before );
		self::assertSame(
			[ (string) $id, 'sending', '1' ],
			[ (string) $before[0]['id'], $before[0]['state'], (string) $before[0]['tries'] ]
		);
		self::assertStringContainsString( 'In plain text', $before[0]['payload'] );
	}

	public function test_sends_at_once_and_says_so(): void {
		$id = $this->outbox()->send( $this->letter() );

		self::assertSame( [ [ 'ana@example.org' ] ], array_column( $this->mails, 'to' ) );
		self::assertSame( 'sent', $this->outbox()->state( $id ) );
		self::assertSame( [ [ $id, 'report', 7, 'sent' ] ], $this->settled );
		self::assertFalse( wp_next_scheduled( MailSchedule::SEND ) );
	}

	public function test_tries_again_after_1_5_30_and_120_minutes_and_then_gives_up(): void {
		$this->let_mails_fail();
		$tries = 0;
		add_filter(
			'pre_wp_mail',
			static function ( ?bool $sent ) use ( &$tries ): ?bool {
				++$tries;
				return $sent;
			}
		);
		$id = $this->outbox()->send( $this->letter() );
		foreach ( [ 1, 5, 30, 120 ] as $step => $minutes ) {
			self::assertSame( 'waiting', $this->outbox()->state( $id ) );
			self::assertSame( $this->now + 60 * $minutes, wp_next_scheduled( MailSchedule::SEND ) );

			$this->now += 60 * $minutes - 1;
			do_action( MailSchedule::SEND );
			self::assertSame( $step + 1, $tries, 'A second too early.' );

			++$this->now;
			// WP-Cron removes an event before it calls it.
			wp_unschedule_hook( MailSchedule::SEND );
			do_action( MailSchedule::SEND );
			self::assertSame( $step + 2, $tries );
		}

		self::assertSame( 'failed', $this->outbox()->state( $id ) );
		self::assertSame( [ [ $id, 'report', 7, 'failed' ] ], $this->settled );
		self::assertFalse( wp_next_scheduled( MailSchedule::SEND ) );
		$this->now += DAY_IN_SECONDS;
		do_action( MailSchedule::TEND );
		self::assertSame( 5, $tries );
	}

	public function test_sends_what_failed_when_the_mailer_is_well_again(): void {
		$this->let_mails_fail();
		$id = $this->outbox()->send( $this->letter() );
		$this->let_mails_go();
		$this->now += 60;
		do_action( MailSchedule::SEND );

		self::assertSame( 'sent', $this->outbox()->state( $id ) );
		self::assertCount( 1, $this->mails );
		self::assertSame( '<p>In HTML</p>', $this->mails[0]['message'] );
		self::assertSame(
			[ '', '' ],
			[ $this->outbox()->emails_about( 'report', 7 )[0]['error'], $this->rows()[0]['last_error'] ]
		);
	}

	public function test_says_why_it_failed(): void {
		$this->let_mails_fail( 'SMTP Error: Could not authenticate. password=hunter22 for ana@example.org' );
		$this->outbox()->send( $this->letter() );

		$told = $this->outbox()->emails_about( 'report', 7 )[0];
		self::assertStringStartsWith( 'The mail server did not accept this site’s username', $told['error'] );
		self::assertSame(
			[ 'waiting', [ 'ana@example.org' ], $this->now + 60 ],
			[ $told['state'], $told['to'], $told['next'] ]
		);
		self::assertStringNotContainsString( 'hunter22', $this->rows()[0]['last_error'] );
		self::assertStringNotContainsString( 'ana@', $this->rows()[0]['last_error'] );
	}

	public function test_takes_a_mailer_that_throws_for_a_failure(): void {
		add_filter(
			'pre_wp_mail',
			static function (): bool {
				throw new RuntimeException( 'Out of stamps.' );
			}
		);
		$id = $this->outbox()->send( $this->letter() );

		self::assertSame( 'waiting', $this->outbox()->state( $id ) );
		self::assertSame( 'Out of stamps.', $this->rows()[0]['last_error'] );
	}

	public function test_sends_again_when_told_to(): void {
		$id = $this->failed_for_good();
		self::assertFalse( $this->outbox()->retry( $id ) );
		self::assertSame( 'waiting', $this->outbox()->state( $id ), 'The whole ladder is before it again.' );
		self::assertSame( $this->now + 60, $this->outbox()->emails_about( 'report', 7 )[0]['next'] );

		$this->let_mails_go();
		self::assertTrue( $this->outbox()->retry( $id ) );
		self::assertSame( 'sent', $this->outbox()->state( $id ) );
		self::assertCount( 1, $this->mails );
	}

	public function test_a_failed_try_by_hand_does_not_change_the_next_try_of_the_schedule(): void {
		$this->let_mails_fail();
		$id         = $this->outbox()->send( $this->letter() );
		$this->now += 60;
		do_action( MailSchedule::SEND );
		$this->outbox()->retry( $id );

		self::assertSame( $this->now + 300, $this->outbox()->emails_about( 'report', 7 )[0]['next'] );
		self::assertSame( 2, $this->outbox()->emails_about( 'report', 7 )[0]['tries'] );
	}

	public function test_does_not_send_again_what_is_sent_or_unknown(): void {
		$id = $this->outbox()->send( $this->letter() );

		self::assertFalse( $this->outbox()->retry( $id ) );
		self::assertFalse( $this->outbox()->retry( $id + 1 ) );
		self::assertCount( 1, $this->mails );
		self::assertSame( 'failed', $this->outbox()->state( $id + 1 ) );
	}

	public function test_takes_over_from_a_process_that_died(): void {
		$row = $this->ledger()->open( $this->letter() );
		self::assertNotNull( $row );
		$this->now += 10 * MINUTE_IN_SECONDS - 1;
		do_action( MailSchedule::TEND );
		self::assertSame( [], $this->mails, 'It may still be at work.' );

		++$this->now;
		do_action( MailSchedule::TEND );
		self::assertCount( 1, $this->mails );
		self::assertSame( 'sent', $this->outbox()->state( $row->id ) );
	}

	public function test_gives_up_a_mail_on_which_processes_keep_dying(): void {
		$row = $this->ledger()->open( $this->letter() );
		self::assertNotNull( $row );
		for ( $i = 0; $i < 4; $i++ ) {
			$row = $this->ledger()->claim( $row, $row->tries + 1 );
			self::assertNotNull( $row );
		}
		$this->now += 10 * MINUTE_IN_SECONDS;
		do_action( MailSchedule::TEND );

		self::assertSame( [], $this->mails );
		self::assertSame( 'failed', $this->outbox()->state( $row->id ) );
		self::assertStringContainsString( 'stopped', $this->outbox()->emails_about( 'report', 7 )[0]['error'] );
	}

	public function test_gives_a_mail_to_one_worker_alone(): void {
		$this->let_mails_fail();
		$id = $this->outbox()->send( $this->letter() );
		$this->let_mails_go();
		$this->now += 60;

		$seen_by_one   = $this->ledger()->due( 10 );
		$seen_by_other = $this->ledger()->due( 10 );
		self::assertNotNull( $this->ledger()->claim( $seen_by_one[0], 2 ) );
		self::assertNull( $this->ledger()->claim( $seen_by_other[0], 2 ) );
		do_action( MailSchedule::SEND );
		self::assertSame( [], $this->mails );
		self::assertSame( 'waiting', $this->outbox()->state( $id ) );
	}

	public function test_plans_its_cron_event_again_when_it_was_lost(): void {
		$this->let_mails_fail();
		$this->outbox()->send( $this->letter() );
		wp_unschedule_hook( MailSchedule::SEND );
		wp_unschedule_hook( MailSchedule::TEND );
		set_current_screen( 'dashboard' );
		( new MailSchedule( new Clock() ) )->job()->schedule();
		unset( $GLOBALS['current_screen'] );
		self::assertSame( $this->now + HOUR_IN_SECONDS, wp_next_scheduled( MailSchedule::TEND ) );

		do_action( MailSchedule::TEND );
		self::assertSame( $this->now + 60, wp_next_scheduled( MailSchedule::SEND ) );
	}

	public function test_waits_for_the_earliest_mail_with_one_event(): void {
		$this->let_mails_fail();
		$this->outbox()->send( $this->letter( 1 ) );
		$this->now += 60;
		wp_unschedule_hook( MailSchedule::SEND );
		do_action( MailSchedule::SEND );
		$this->now += 30;
		$this->outbox()->send( $this->letter( 2 ) );

		self::assertSame( $this->now + 60, wp_next_scheduled( MailSchedule::SEND ) );
		$events = array_filter(
			_get_cron_array(),
			static fn ( array $hooks ): bool => isset( $hooks[ MailSchedule::SEND ] )
		);
		self::assertCount( 1, $events );
	}

	public function test_never_mentions_a_mail_that_was_forgotten_under_way(): void {
		add_filter(
			'pre_wp_mail',
			function ( ?bool $sent ): ?bool {
				$this->outbox()->forget( 'report', 7 );
				return $sent;
			}
		);
		$this->outbox()->send( $this->letter() );

		self::assertSame( [], $this->settled );
		self::assertSame( [], $this->rows() );
	}

	public function test_forgets_the_mails_of_one_thing_alone(): void {
		$this->let_mails_fail();
		$this->outbox()->send( $this->letter( 1 ) );
		$this->outbox()->send( $this->letter( 2 ) );
		$this->outbox()->send( new Letter( Letter::MESSAGE, 1, [ 'ana@example.org' ], 'Subject', 'Text' ) );
		$this->outbox()->forget( 'report', 1 );

		self::assertSame(
			[ [ 'report', 2 ], [ 'message', 1 ] ],
			array_map( static fn ( array $row ): array => [ $row['kind'], (int) $row['subject_id'] ], $this->rows() )
		);
		$this->let_mails_go();
		$this->now += 60;
		do_action( MailSchedule::SEND );
		self::assertCount( 2, $this->mails );
	}

	public function test_deletes_texts_and_addresses_once_they_are_not_needed(): void {
		$this->outbox()->send( $this->letter() );
		$this->now += DAY_IN_SECONDS;
		do_action( MailSchedule::TEND );
		self::assertNotSame( '', $this->rows()[0]['payload'] );

		++$this->now;
		do_action( MailSchedule::TEND );
		self::assertSame(
			[ '', '', 'sent' ],
			[ $this->rows()[0]['payload'], $this->rows()[0]['people'], $this->rows()[0]['state'] ]
		);
		self::assertStringNotContainsString( 'example.org', (string) wp_json_encode( $this->rows() ) );

		$this->now += 90 * DAY_IN_SECONDS;
		do_action( MailSchedule::TEND );
		self::assertSame( [], $this->rows() );
	}

	public function test_keeps_what_failed_for_a_month_so_that_it_can_be_sent_again(): void {
		$id         = $this->failed_for_good();
		$this->now += 30 * DAY_IN_SECONDS;
		do_action( MailSchedule::TEND );
		self::assertNotSame( '', $this->rows()[0]['payload'] );

		++$this->now;
		do_action( MailSchedule::TEND );
		$this->let_mails_go();
		self::assertFalse( $this->outbox()->retry( $id ) );
		self::assertSame( [ '', 'failed' ], [ $this->rows()[0]['payload'], $this->outbox()->state( $id ) ] );
	}

	public function test_makes_its_table_when_it_is_gone(): void {
		global $wpdb;
		$wpdb->query( 'DROP TABLE ' . MailsTable::full_name() );
		$id = $this->outbox()->send( $this->letter() );

		self::assertSame( 'sent', $this->outbox()->state( $id ) );
		self::assertCount( 1, $this->mails );
	}

	private function failed_for_good(): int {
		$this->let_mails_fail();
		$id = $this->outbox()->send( $this->letter() );
		foreach ( [ 1, 5, 30, 120 ] as $minutes ) {
			$this->now += 60 * $minutes;
			$this->outbox()->send_due();
		}
		self::assertSame( Ledger::FAILED, $this->outbox()->state( $id ) );
		return $id;
	}
}
