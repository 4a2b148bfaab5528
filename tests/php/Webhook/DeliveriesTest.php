<?php

declare( strict_types=1 );

namespace Rueda\Tests\Webhook;

use Rueda\Mail\MailSchedule;
use Rueda\Mail\Outbox;
use Rueda\Support\Read;
use Rueda\Webhook\Webhook;
use Rueda\Webhook\Webhooks;

final class DeliveriesTest extends WebhookTestCase {
	private const SENT = [ 'your-name' => 'Ana', 'your-email' => 'ana@example.org', 'message' => 'Hello' ];

	public function test_a_message_is_written_down_at_once_and_delivered_by_cron(): void {
		$form = $this->contact_form();
		$this->webhook( $form );
		$answer = $this->answer( $form, self::SENT );

		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertSame( [], $this->asked, 'A visitor must not wait for another service.' );
		self::assertSame( [ 'waiting' ], array_column( $this->rows(), 'state' ) );
		self::assertSame( $this->now, wp_next_scheduled( MailSchedule::SEND ) );

		$this->deliveries()->send_due();
		self::assertSame( [ self::ADDRESS ], array_column( $this->asked, 'url' ) );
		self::assertSame( [ 'sent', '200' ], [ $this->rows()[0]['state'], $this->rows()[0]['last_error'] ] );
	}

	public function test_it_says_what_was_chosen_and_nothing_else(): void {
		$form = $this->contact_form();
		$this->webhook( $form, [ 'your-name' ] );
		$this->answer( $form, self::SENT );
		$this->deliveries()->send_due();
		$body = json_decode( (string) $this->asked[0]['args']['body'], true );

		self::assertSame( 'message.created', $body['event'] );
		self::assertSame( [ 'id' => $form, 'title' => 'Contact' ], $body['form'] );
		self::assertSame( [ 'your-name' => 'Ana' ], $body['message']['fields'] );
		self::assertSame( [ 'your-name' => 'Your name' ], $body['message']['labels'] );
		self::assertStringNotContainsString( 'ana@example.org', (string) $this->asked[0]['args']['body'] );
	}

	public function test_the_signature_covers_time_and_body_and_the_secret_is_not_in_the_request(): void {
		$form    = $this->contact_form();
		$webhook = $this->webhook( $form );
		$secret  = ( new Webhooks() )->secret( $webhook->id );
		$this->answer( $form, self::SENT );
		$this->deliveries()->send_due();
		$args = $this->asked[0]['args'];
		$hash = hash_hmac( 'sha256', $this->now . '.' . $args['body'], $secret );

		self::assertSame( "t={$this->now},v1=$hash", $args['headers']['X-Rueda-Signature'] );
		self::assertStringNotContainsString( $secret, (string) wp_json_encode( $args ) );
		self::assertStringNotContainsString( $secret, (string) wp_json_encode( wp_load_alloptions() ) );
	}

	public function test_each_attempt_has_the_same_key_and_body(): void {
		$form = $this->contact_form();
		$this->webhook( $form );
		$this->answer( $form, self::SENT );
		$this->answer = 500;
		$this->deliveries()->send_due();
		$this->now   += MINUTE_IN_SECONDS;
		$this->answer = 200;
		$this->deliveries()->send_due();
		$this->deliveries()->retry( (int) $this->rows()[0]['id'] );

		$keys = array_column( array_column( array_column( $this->asked, 'args' ), 'headers' ), 'X-Rueda-Delivery' );
		self::assertCount( 3, $keys );
		self::assertCount( 1, array_unique( $keys ) );
		self::assertCount( 1, array_unique( array_column( array_column( $this->asked, 'args' ), 'body' ) ) );
	}

	public function test_a_service_that_answers_500_for_a_day_gets_everything_when_it_is_well(): void {
		$form = $this->contact_form();
		$this->webhook( $form );
		$this->answer( $form, self::SENT );
		$begun        = $this->now;
		$this->answer = 500;
		while ( $this->now < $begun + DAY_IN_SECONDS ) {
			$this->deliveries()->send_due();
			self::assertSame( [ 'waiting', '500' ], [ $this->rows()[0]['state'], $this->rows()[0]['last_error'] ] );
			$this->now = (int) $this->rows()[0]['due'];
		}
		self::assertLessThan( 8, count( $this->asked ) );
		$this->answer = 204;
		$this->deliveries()->send_due();

		self::assertSame( 'sent', $this->rows()[0]['state'] );
	}

	public function test_a_service_that_never_answers_is_given_up_and_site_health_says_so(): void {
		$form = $this->contact_form();
		$this->webhook( $form );
		$this->answer( $form, self::SENT );
		$this->answer = 500;
		for ( $try = 0; $try < 8; $try++ ) {
			$this->deliveries()->send_due();
			$this->now = (int) $this->rows()[0]['due'];
		}
		$this->deliveries()->send_due();

		self::assertCount( 8, $this->asked );
		self::assertSame( 'failed', $this->rows()[0]['state'] );
		$tests = apply_filters( 'site_status_tests', [] );
		self::assertSame( 'recommended', $tests['direct']['rueda_webhooks']['test']()['status'] );
		self::assertSame( 'good', $tests['direct']['rueda_mail']['test']()['status'] );
	}

	public function test_a_service_that_hangs_is_asked_once_and_holds_up_no_other(): void {
		$form  = $this->contact_form();
		$slow  = $this->webhook( $form );
		$quick = $this->webhook( $form, null, Webhook::MESSAGE, 'https://quick.example.com/' );
		$this->answer( $form, self::SENT );
		$this->answer( $form, [ 'message' => 'Again' ] + self::SENT );
		add_filter(
			'pre_http_request',
			function ( $before, array $args, string $url ) {
				$this->answer  = self::ADDRESS === $url ? 'cURL error 28: Operation timed out' : 200;
				$this->seconds = self::ADDRESS === $url ? 10 : 0;
				return $before;
			},
			1,
			3
		);
		$this->deliveries()->send_due();

		self::assertSame( [ 'waiting', 'waiting' ], array_column( $this->rows( $slow->kind() ), 'state' ) );
		self::assertSame( [ 'sent', 'sent' ], array_column( $this->rows( $quick->kind() ), 'state' ) );
		self::assertCount( 1, array_keys( array_column( $this->asked, 'url' ), self::ADDRESS, true ) );
	}

	public function test_a_redirect_is_not_followed(): void {
		$form = $this->contact_form();
		$this->webhook( $form );
		$this->answer( $form, self::SENT );
		$this->answer = 302;
		$this->deliveries()->send_due();

		self::assertSame( 0, $this->asked[0]['args']['redirection'] );
		self::assertCount( 1, $this->asked );
		self::assertSame( [ 'waiting', '302' ], [ $this->rows()[0]['state'], $this->rows()[0]['last_error'] ] );
	}

	public function test_a_name_that_leads_to_a_private_network_by_now_gets_nothing(): void {
		$form = $this->contact_form();
		$this->webhook( $form );
		$this->answer( $form, self::SENT );
		$this->places = [ '93.184.216.34', '169.254.169.254' ];
		$this->deliveries()->send_due();

		self::assertSame( [], $this->asked );
		self::assertSame( 'private-address', $this->rows()[0]['last_error'] );
	}

	public function test_spam_is_passed_on_only_when_somebody_says_that_it_is_none(): void {
		$form = $this->contact_form();
		$this->webhook( $form );
		add_filter( 'wpcf7_spam', '__return_true' );
		$this->answer( $form, self::SENT );
		self::assertSame( [], $this->rows() );

		$message = $this->caught( $form );
		$this->actions()->take_out_of_quarantine( $message );
		self::assertCount( 1, $this->rows() );
	}

	public function test_a_message_that_is_deleted_is_passed_on_no_more(): void {
		$form = $this->contact_form();
		$this->webhook( $form );
		$this->answer( $form, self::SENT );
		$this->actions()->delete( $this->message( (int) $this->messages()[0]['id'] ) );
		$this->deliveries()->send_due();

		self::assertSame( [ [], [] ], [ $this->rows(), $this->asked ] );
	}

	public function test_a_form_that_keeps_no_messages_leaves_none_in_the_ledger(): void {
		$form = $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_settings' => 'do_not_store: true' ] ] );
		$this->webhook( $form );
		$this->answer( $form, self::SENT );
		$this->deliveries()->send_due();

		self::assertCount( 1, $this->asked );
		self::assertSame(
			[ 'sent', '', '' ],
			Read::strings(
				[
					$this->rows()[0]['state'],
					$this->rows()[0]['payload'],
					trim( $this->rows()[0]['people'] ),
				]
			)
		);
	}

	public function test_personal_data_in_deliveries_is_exported_and_erased(): void {
		$form = $this->contact_form();
		$this->webhook( $form );
		$this->answer( $form, self::SENT );
		$export = apply_filters( 'wp_privacy_personal_data_exporters', [] )['rueda-mails']['callback'];
		$erase  = apply_filters( 'wp_privacy_personal_data_erasers', [] )['rueda-mails']['callback'];

		self::assertStringContainsString(
			'message.created',
			(string) wp_json_encode( $export( 'ana@example.org', 1 ) )
		);
		$erase( 'ana@example.org', 1 );
		self::assertSame( [], $this->rows() );
	}

	public function test_a_copy_of_the_site_passes_nothing_on(): void {
		$form = $this->contact_form();
		$this->webhook( $form );
		$this->answer( $form, self::SENT );
		add_filter( Outbox::HOLD, static fn (): string => 'copy' );
		$this->answer( $form, [ 'message' => 'Again' ] + self::SENT );
		$this->deliveries()->send_due();

		self::assertSame( [], $this->asked );
		self::assertSame( [ 'held', 'held' ], array_column( $this->rows(), 'state' ) );
	}

	public function test_a_webhook_that_is_off_or_for_another_form_gets_nothing(): void {
		$form = $this->contact_form();
		$this->webhook( $this->contact_form( 'Another' ) );
		$webhook = $this->webhook( $form );
		( new Webhooks() )->save( new Webhook( $webhook->id, '', self::ADDRESS, 'message', $form, null, false ) );
		$this->answer( $form, self::SENT );

		self::assertSame( [], $this->rows() );
	}
}
