<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Routes;

use Rueda\Form\Form;
use Rueda\Mail\MailsTable;

/** Consent, and what the settings of a form change. */
final class FeedbackSettingsTest extends FeedbackTestCase {
	public function test_consent_comes_after_the_fields_and_before_spam(): void {
		$id = $this->make_form(
			[ ...self::FIELDS, [ 'type' => 'acceptance', 'name' => 'terms', 'conditionText' => 'I agree.' ] ]
		);
		add_filter( 'wpcf7_spam', '__return_true' );

		self::assertSame( 'validation_failed', $this->answer( $id, [] )['status'] );
		$answer = $this->answer( $id, self::GOOD );
		self::assertSame( 'acceptance_missing', $answer['status'] );
		self::assertSame( 'You must accept the terms and conditions before sending your message.', $answer['message'] );
		self::assertSame( [], $answer['invalid_fields'] );
		self::assertSame( 'spam', $this->answer( $id, self::GOOD + [ 'terms' => '1' ] )['status'] );
	}

	public function test_consent_is_a_field_error_where_the_form_says_so(): void {
		$id = $this->make_form(
			[ [ 'type' => 'acceptance', 'name' => 'terms' ] ],
			[ 'meta_input' => [ 'rueda_form_settings' => 'acceptance_as_validation: on' ] ]
		);

		self::assertSame( [ 'terms' ], array_column( $this->answer( $id, [] )['invalid_fields'], 'field' ) );
	}

	public function test_an_inverted_consent_must_be_unchecked_and_an_optional_one_may_be(): void {
		$id = $this->make_form(
			[
				[ 'type' => 'acceptance', 'name' => 'no', 'isInverted' => true ],
				[ 'type' => 'acceptance', 'name' => 'maybe', 'isOptional' => true, 'conditionText' => 'News' ],
			]
		);

		self::assertSame( 'acceptance_missing', $this->answer( $id, [ 'no' => '1' ] )['status'] );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'maybe' => '1' ] )['status'] );
		self::assertSame( '{"maybe":"News"}', $this->messages()[0]['consents'] );
	}

	public function test_a_failed_mail_is_told_and_the_message_is_there(): void {
		add_filter( 'pre_wp_mail', '__return_false' );
		$answer = $this->answer( $this->make_form( self::FIELDS ), self::GOOD );

		self::assertSame( 'mail_failed', $answer['status'] );
		self::assertSame(
			'There was an error trying to send your message. Please try again later.',
			$answer['message']
		);
		self::assertSame( [ 'failed' ], array_column( $this->messages(), 'status' ) );
		self::assertStringContainsString( 'ada@example.org', $this->messages()[0]['fields'] );
	}

	public function test_members_only_answers_without_running_anything(): void {
		$id  = $this->make_form(
			self::FIELDS,
			[ 'meta_input' => [ 'rueda_form_settings' => 'subscribers_only: on' ] ]
		);
		$ran = did_action( 'wpcf7_submit' );

		$answer = $this->answer( $id, self::GOOD );
		self::assertSame( 'error', $answer['status'] );
		self::assertSame( 'This contact form is available only for logged in users.', $answer['message'] );
		self::assertArrayNotHasKey( 'posted_data_hash', $answer );
		self::assertSame( $ran, did_action( 'wpcf7_submit' ) );

		$this->act_as( 'subscriber' );
		self::assertSame( 'mail_sent', $this->answer( $id, self::GOOD )['status'] );
	}

	public function test_a_message_has_a_user_only_if_its_form_printed_a_nonce(): void {
		$users = [];
		add_action(
			'wpcf7_submit',
			static function () use ( &$users ): void {
				$users[] = get_current_user_id();
			}
		);
		$id    = $this->make_form( self::FIELDS );
		$user  = $this->act_as( 'subscriber' );
		$nonce = wp_create_nonce( 'wp_rest' );
		$key   = static fn ( int $number ): array => [ '_rueda_key' => "k3Zq0sXrB7t1v9w2a4c$number" ];

		$this->send( $id, self::GOOD + $key( 1 ) + [ '_wpnonce' => $nonce ], [], $nonce );
		// A client without our key, and a program of the site's own with a password and without a nonce.
		$this->send( $id, [ 'your-name' => 'Another' ] + self::GOOD, [], $nonce );
		$this->send( $id, self::GOOD + $key( 2 ) );
		$this->send( $id, self::GOOD + $key( 3 ), [], $nonce );

		self::assertSame( [ $user, $user, $user, 0 ], $users );
	}

	public function test_demo_mode_sends_and_stores_nothing(): void {
		$answer = $this->answer(
			$this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_settings' => 'demo_mode: on' ] ] ),
			self::GOOD
		);

		self::assertTrue( $answer['demo_mode'] );
		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertSame( [ [], [] ], [ $this->mails, $this->messages() ] );
	}

	public function test_skip_mail_stores_and_says_sent(): void {
		self::assertSame(
			'mail_sent',
			$this->answer(
				$this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_settings' => 'skip_mail: on' ] ] ),
				self::GOOD
			)['status']
		);
		self::assertSame( [ [], [ 'stored' ] ], [ $this->mails, array_column( $this->messages(), 'status' ) ] );
	}

	public function test_do_not_store_leaves_nothing_of_the_words_once_they_are_mailed(): void {
		$thanks = [
			'rueda_form_settings' => 'do_not_store: on',
			'rueda_form_messages' => [ 'mail_sent_ok' => 'Thanks, [your-name].' ],
		];
		$answer = $this->answer( $this->make_form( self::FIELDS, [ 'meta_input' => $thanks ] ), self::GOOD );

		self::assertSame( 'Thanks, Ada.', $answer['message'] );
		self::assertCount( 1, $this->mails );
		$kept = wp_json_encode( [ $this->messages(), MailsTable::rows( 'SELECT * FROM ' . MailsTable::full_name() ) ] );
		self::assertStringContainsString( 'Thank you for your message.', (string) $kept );
		self::assertStringNotContainsString( 'Ada', (string) $kept );
	}

	public function test_do_not_store_holds_for_a_message_that_is_not_mailed(): void {
		$this->answer(
			$this->make_form(
				self::FIELDS,
				[ 'meta_input' => [ 'rueda_form_settings' => "do_not_store: on\nskip_mail: on" ] ]
			),
			self::GOOD
		);

		self::assertSame( [ [], [ 'stored' ] ], [ $this->mails, array_column( $this->messages(), 'status' ) ] );
		self::assertStringNotContainsString( 'Ada', (string) wp_json_encode( $this->messages() ) );
	}

	public function test_a_message_is_kept_only_with_the_consent_that_was_asked_for(): void {
		$id = $this->make_form(
			[
				...self::FIELDS,
				[
					'type'          => 'acceptance',
					'name'          => 'keep',
					'isOptional'    => true,
					'consentFor'    => 'storage',
					'conditionText' => 'Keep it',
				],
			]
		);
		$this->answer( $id, self::GOOD );
		self::assertStringNotContainsString( 'Ada', (string) wp_json_encode( $this->messages() ) );
		$this->answer( $id, [ 'keep' => '1', 'your-message' => 'Again' ] + self::GOOD );

		self::assertCount( 2, $this->mails );
		self::assertStringContainsString( 'Again', $this->messages()[1]['fields'] );
	}
}
