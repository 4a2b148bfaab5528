<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Intake;

use ArrayObject;
use Rueda\Form\Store\MessageStore;
use Rueda\Mail\MailTimeout;
use Rueda\Tests\Form\FormTestCase;

final class OnceTest extends FormTestCase {

	private const KEY = [ '_rueda_key' => '3f1c7d0a-2b64-4c1e-9a55-0d8e6f7a1b2c' ];

	public function test_a_form_that_arrives_twice_is_one_message_one_mail_and_one_answer(): void {
		$id    = $this->make_form( [ [ 'name' => 'a' ] ] );
		$first = $this->answer( $id, [ 'a' => 'x' ] + self::KEY );
		$again = $this->answer( $id, [ 'a' => 'x' ] + self::KEY );

		self::assertSame( $first, $again );
		self::assertCount( 1, $this->mails );
		self::assertCount( 1, $this->messages() );
	}

	public function test_keys_of_two_forms_are_two(): void {
		$this->answer( $this->make_form( [ [ 'name' => 'a' ] ] ), [ 'a' => 'x' ] + self::KEY );
		$this->answer( $this->make_form( [ [ 'name' => 'a' ] ] ), [ 'a' => 'x' ] + self::KEY );

		self::assertCount( 2, $this->mails );
	}

	public function test_a_key_is_not_used_up_by_mistakes(): void {
		$id = $this->make_form( [ [ 'name' => 'a', 'isRequired' => true ] ] );

		self::assertSame( 'validation_failed', $this->answer( $id, self::KEY )['status'] );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x' ] + self::KEY )['status'] );
	}

	public function test_a_second_press_after_a_failed_mail_tries_the_same_mail_again(): void {
		$id = $this->make_form( [ [ 'name' => 'a' ] ] );
		add_filter( 'pre_wp_mail', '__return_false' );
		self::assertSame( 'mail_failed', $this->answer( $id, [ 'a' => 'x' ] + self::KEY )['status'] );
		remove_filter( 'pre_wp_mail', '__return_false' );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x' ] + self::KEY )['status'] );

		self::assertCount( 1, $this->mails );
		self::assertSame( [ 'sent' ], array_column( $this->messages(), 'status' ) );
	}

	public function test_a_form_whose_mail_server_hangs_is_received_once(): void {
		$tries = $this->let_mails_hang();
		$id    = $this->make_form( [ [ 'name' => 'a' ] ] );
		$heard = [];
		foreach ( [ 'wpcf7_mail_sent', 'wpcf7_mail_failed' ] as $hook ) {
			add_action(
				$hook,
				static function () use ( $hook, &$heard ): void {
					$heard[] = $hook;
				}
			);
		}
		$first = $this->answer( $id, [ 'a' => 'x' ] + self::KEY );
		$again = $this->answer( $id, [ 'a' => 'x' ] + self::KEY );
		$other = $this->answer( $id, [ 'a' => 'y' ] );

		self::assertSame( [ 'mail_sent', 'Thank you for your message. We have received it.' ], [ $first['status'], $first['message'] ] );
		self::assertSame( $first, $again );
		self::assertSame( $first['message'], $other['message'] );
		self::assertSame( 1, $tries->count() );
		self::assertCount( 2, $this->messages() );
		self::assertSame( [ 'wpcf7_mail_sent', 'wpcf7_mail_sent' ], $heard );
	}

	public function test_an_authors_thanks_stay_where_the_mail_server_hangs(): void {
		$this->let_mails_hang();
		$id = $this->make_form( [ [ 'name' => 'a' ] ], [ 'meta_input' => [ 'rueda_form_messages' => [ 'mail_sent_ok' => 'Thanks, [a]!' ] ] ] );

		self::assertSame( 'Thanks, x!', $this->answer( $id, [ 'a' => 'x' ] )['message'] );
	}

	public function test_both_mails_go_by_cron_when_the_mail_server_is_well_again(): void {
		$this->let_mails_hang();
		$id = $this->make_form( [ [ 'name' => 'a' ] ], [ 'meta_input' => [ 'rueda_form_mail_2' => [ 'active' => true, 'recipient' => 'second@example.org', 'body' => 'x' ] ] ] );
		$this->answer( $id, [ 'a' => 'x' ] );
		self::assertSame( [ 'failed' ], array_column( $this->messages(), 'status' ) );
		remove_all_filters( 'pre_wp_mail', 5 );
		add_filter( 'rueda_now', static fn ( int $now ): int => $now + 5 * MINUTE_IN_SECONDS + 10, 200 );
		wp_unschedule_hook( MailTimeout::RETRY );
		do_action( MailTimeout::RETRY );

		self::assertSame( [ get_option( 'admin_email' ), 'second@example.org' ], array_map( static fn ( array $mail ): string => implode( (array) $mail['to'] ), $this->mails ) );
		self::assertSame( [ 'sent' ], array_column( $this->messages(), 'status' ) );
	}

	public function test_the_same_data_again_from_the_same_page_are_recognised(): void {
		$id    = $this->make_form( [ [ 'name' => 'a' ] ] );
		$first = $this->answer( $id, [ 'a' => 'x' ] );
		$again = $this->answer( $id, [ 'a' => 'x', '_wpcf7_posted_data_hash' => $first['posted_data_hash'] ] );
		$other = $this->answer( $id, [ 'a' => 'y', '_wpcf7_posted_data_hash' => $first['posted_data_hash'] ] );

		self::assertSame( $first, $again );
		self::assertNotSame( $first['posted_data_hash'], $other['posted_data_hash'] );
		self::assertCount( 2, $this->mails );
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

		// The wait for the first request is over at once: it is dead, and nothing of it can be seen.
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x' ] + self::KEY )['status'] );
		self::assertCount( 1, $this->mails );
	}

	public function test_a_mail_that_is_sent_at_last_makes_its_message_sent(): void {
		add_filter( 'pre_wp_mail', '__return_false' );
		$this->answer( $this->make_form( [ [ 'name' => 'a' ] ] ), [ 'a' => 'x' ] );
		self::assertSame( [ 'failed' ], array_column( $this->messages(), 'status' ) );

		do_action( 'rueda_mail_settled', 1, 'message', (int) $this->messages()[0]['id'], 'sent' );
		self::assertSame( [ 'sent' ], array_column( $this->messages(), 'status' ) );
	}

	public function test_address_and_browser_are_not_kept(): void {
		$_SERVER['REMOTE_ADDR'] = '192.0.2.44';
		$this->answer( $this->make_form( [ [ 'name' => 'a' ] ] ), [ 'a' => 'x' ] );

		$stored = (string) wp_json_encode( $this->messages() );
		self::assertStringNotContainsString( '192.0.2.44', $stored );
		self::assertStringNotContainsString( 'Mozilla', $stored );
	}

	public function test_knows_who_wrote_and_how_it_begins(): void {
		$this->answer(
			$this->make_form( [ [ 'name' => 'your-name' ], [ 'type' => 'email', 'name' => 'mail' ], [ 'type' => 'textarea', 'name' => 'text' ] ] ),
			[ 'your-name' => 'Ada L.', 'mail' => 'ADA@example.org', 'text' => "Hello,\nI have a question. " . str_repeat( 'ñ', 300 ) ]
		);
		$row = $this->messages()[0];

		self::assertSame( [ 'Ada L.', 'ada@example.org' ], [ $row['sender_name'], $row['sender_email'] ] );
		self::assertStringStartsWith( 'Hello, I have a question.', $row['excerpt'] );
		self::assertSame( 1, preg_match( '/^.{180}$/u', $row['excerpt'] ) );
	}

	/** A message whose process ended right after it was stored. */
	private function stranded(): int {
		$id  = $this->make_form( [ [ 'name' => 'a' ] ] );
		$die = static function (): void {
			throw new \RuntimeException( 'The server was switched off.' );
		};
		add_action( 'rueda_message_stored', $die );
		try {
			$this->send( $id, [ 'a' => 'x' ] + self::KEY );
			self::fail( 'It should have died.' );
		} catch ( \RuntimeException $error ) {
			remove_action( 'rueda_message_stored', $die );
		}
		return $id;
	}

	/** @return ArrayObject<int, int> The tries. */
	private function let_mails_hang(): ArrayObject {
		$tries = new ArrayObject();
		$late  = 0;
		add_filter(
			'rueda_now',
			static function ( int $now ) use ( &$late ): int {
				return $now + $late;
			}
		);
		add_filter(
			'pre_wp_mail',
			static function () use ( $tries, &$late ): bool {
				$tries->append( 1 );
				$late += 10;
				return false;
			},
			5
		);
		return $tries;
	}
}
