<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Guard;

use Rueda\Form\Form;
use Rueda\Form\Store\MessageStore;
use Rueda\Mail\MailSchedule;
use Rueda\Tests\Form\FormTestCase;

/** Repeats of requests that died. */
final class DiedRequestTest extends FormTestCase {
	private const KEY = [ '_rueda_key' => '3f1c7d0a-2b64-4c1e-9a55-0d8e6f7a1b2c' ];

	protected function setUp(): void {
		parent::setUp();
		$_SERVER['REMOTE_ADDR'] = '192.0.2.44';
	}

	public function test_a_mail_whose_process_died_is_sent_by_cron(): void {
		$this->stranded();
		self::assertSame( [], $this->mails );

		do_action( 'rueda_send_overdue_messages' );
		self::assertSame( [], $this->mails, 'It is not given up so soon.' );
		add_filter( 'rueda_now', static fn (): int => time() + MessageStore::PATIENCE + 1 );
		do_action( 'rueda_send_overdue_messages' );
		do_action( 'rueda_send_overdue_messages' );

		self::assertCount( 1, $this->mails );
		self::assertStringContainsString( 'x', $this->mails[0]['message'] );
		self::assertSame( [ 'sent' ], array_column( $this->messages(), 'status' ) );
	}

	public function test_a_repeat_goes_on_where_the_first_request_died(): void {
		$id = $this->stranded();
		add_filter( 'rueda_now', static fn (): int => time() + MessageStore::PATIENCE + 1 );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}rueda_messages SET mail_due = 1" );

		// The wait for the first request ends at once, because it is dead and has left nothing.
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x' ] + self::KEY )['status'] );
		self::assertCount( 1, $this->mails );
	}

	public function test_a_repeat_of_a_request_that_died_hears_that_it_was_received_and_later_how_it_went(): void {
		$id = $this->stranded();
		$this->let_time_pass();
		$answer = $this->answer( $id, [ 'a' => 'x' ] + self::KEY );
		self::assertSame(
			[ 'mail_sent', 'Thank you for your message. It has been received.' ],
			[ $answer['status'], $answer['message'] ]
		);
		self::assertSame( [], $this->mails, 'Cron sends it, unless the first request is still at it.' );

		add_filter( 'rueda_now', static fn ( int $now ): int => $now + MessageStore::PATIENCE + 1, 20 );
		do_action( 'rueda_send_overdue_messages' );
		$answer = $this->answer( $id, [ 'a' => 'x' ] + self::KEY );
		self::assertSame(
			[ 'mail_sent', 'Thank you for your message. It has been sent.' ],
			[ $answer['status'], $answer['message'] ]
		);
		self::assertCount( 1, $this->mails );
		self::assertCount( 1, $this->messages() );
	}

	public function test_a_failure_is_told_as_long_as_it_is_one(): void {
		$id = $this->stranded();
		add_filter( 'pre_wp_mail', '__return_false' );
		add_filter( 'rueda_now', static fn (): int => time() + MessageStore::PATIENCE + 1 );
		do_action( 'rueda_send_overdue_messages' );
		self::assertSame( [ 'failed' ], array_column( $this->messages(), 'status' ) );
		self::assertSame( 'mail_failed', $this->answer( $id, [ 'a' => 'x' ] + self::KEY )['status'] );

		remove_filter( 'pre_wp_mail', '__return_false' );
		add_filter( 'rueda_now', static fn (): int => time() + HOUR_IN_SECONDS, 20 );
		do_action( MailSchedule::SEND );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x' ] + self::KEY )['status'] );
		self::assertCount( 1, $this->mails );
	}

	/** @return iterable<string, array{string}> */
	public function ends_after_the_mail(): iterable {
		yield 'before its message was noted as sent' => [ 'rueda_mail_settled' ];
		yield 'before its answer was noted' => [ 'wpcf7_mail_sent' ];
	}

	/** @dataProvider ends_after_the_mail */
	public function test_a_repeat_of_a_request_that_died_after_its_mail_hears_that_it_was_sent( string $hook ): void {
		$id = $this->stranded( $hook );
		$this->let_time_pass();
		$answer = $this->answer( $id, [ 'a' => 'x' ] + self::KEY );
		self::assertSame(
			[ 'mail_sent', 'Thank you for your message. It has been sent.' ],
			[ $answer['status'], $answer['message'] ]
		);

		add_filter( 'rueda_now', static fn ( int $now ): int => $now + MessageStore::PATIENCE + 1, 20 );
		do_action( 'rueda_send_overdue_messages' );
		self::assertCount( 1, $this->mails );
		self::assertSame( [ 'sent' ], array_column( $this->messages(), 'status' ) );
	}

	public function test_a_request_that_died_after_its_second_mail_sends_none_again(): void {
		$second = [ 'active' => true, 'recipient' => 'second@example.org', 'body' => 'x' ];
		$id     = $this->make_form( [ [ 'name' => 'a' ] ], [ 'meta_input' => [ 'rueda_form_mail_2' => $second ] ] );
		$this->die_once(
			'rueda_mail_settled',
			$id,
			static fn ( int $mail, string $kind = '' ): bool => 'message-2' === $kind
		);
		self::assertCount( 2, $this->mails );

		add_filter( 'rueda_now', static fn (): int => time() + MessageStore::PATIENCE + 1 );
		do_action( 'rueda_send_overdue_messages' );
		self::assertCount( 2, $this->mails );
		self::assertSame( [ 'sent' ], array_column( $this->messages(), 'status' ) );
	}

	public function test_a_repeat_of_a_request_that_died_while_it_talked_to_the_mail_server_hears_no_failure(): void {
		global $wpdb;
		$id = $this->stranded( 'wpcf7_mail_sent' );
		$wpdb->query( "UPDATE {$wpdb->prefix}rueda_mails SET state = 'sending', settled = 0" );
		$wpdb->query( "UPDATE {$wpdb->prefix}rueda_messages SET status = 'stored', mail_due = 1, result = ''" );

		self::assertStringContainsString( 'received', $this->answer( $id, [ 'a' => 'x' ] + self::KEY )['message'] );
		self::assertCount( 1, $this->mails, 'The outbox waits for it, and sends it itself.' );
	}

	/** Each look at the clock takes a second, so that no test has to wait. */
	private function let_time_pass(): void {
		$now = time();
		add_filter(
			'rueda_now',
			static function () use ( &$now ): int {
				return ++$now;
			}
		);
	}

	/** A message whose process ended right after storing it, or at another hook. */
	private function stranded( string $hook = 'rueda_message_stored' ): int {
		$id = $this->make_form( [ [ 'name' => 'a' ] ] );
		$this->die_once( $hook, $id, '__return_true' );
		return $id;
	}

	/** @param callable $when Whether it is over now; gets what the hook gives. */
	private function die_once( string $hook, int $id, callable $when ): void {
		$die = static function ( mixed ...$given ) use ( $when ): void {
			if ( $when( ...$given ) ) {
				throw new \RuntimeException( 'The server was switched off.' );
			}
		};
		$this->let_listeners_end_the_request();
		add_action( $hook, $die, 10, 2 );
		try {
			$this->send( $id, [ 'a' => 'x' ] + self::KEY );
			self::fail( 'It should have died.' );
		} catch ( \RuntimeException $error ) {
			remove_action( $hook, $die );
		}
	}
}
