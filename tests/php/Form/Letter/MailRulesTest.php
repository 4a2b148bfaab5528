<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Letter;

use Rueda\Form\FormMeta;
use Rueda\Tests\Form\FormTestCase;
use WP_REST_Request;

final class MailRulesTest extends FormTestCase {
	private const FIELDS = [
		[
			'type'    => 'select',
			'name'    => 'reason',
			'label'   => 'Reason',
			'choices' => [ [ 'label' => 'Question' ], [ 'label' => 'Complaint', 'value' => 'secret word' ] ],
		],
		[ 'type' => 'email', 'name' => 'email', 'label' => 'Email' ],
	];

	private const SENT = [ 'reason' => 'Question', 'email' => 'ana@example.org' ];

	public function test_an_email_is_sent_where_its_rules_hold(): void {
		$form = $this->form_with( [ 'recipient' => 'us@example.org', 'send_if' => self::when( 'Complaint' ) ] );

		$this->answer( $form, [ 'reason' => 'Complaint' ] + self::SENT );

		self::assertSame( [ [ 'us@example.org' ] ], array_column( $this->mails, 'to' ) );
		self::assertSame( [ 'sent' ], array_column( $this->messages(), 'status' ) );
	}

	public function test_a_message_without_email_is_stored_says_why_and_its_visitor_is_thanked(): void {
		$form = $this->form_with( [ 'recipient' => 'us@example.org', 'send_if' => self::when( 'Complaint' ) ] );

		$answer = $this->answer( $form, self::SENT );

		self::assertSame( [], $this->mails );
		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertSame( 'Thank you for your message. It has been sent.', $answer['message'] );
		$message = $this->messages()[0];
		self::assertSame( 'stored', $message['status'] );
		self::assertSame( '0', $message['mail_due'] );
		self::assertSame( 'unwanted', json_decode( $message['meta'], true )['meta']['unmailed'] );
		self::assertSame( [ 'Reason', 'Email' ], array_values( json_decode( $message['meta'], true )['labels'] ) );
	}

	public function test_answers_decide_which_of_the_authors_addresses_get_the_email(): void {
		$routing = [
			[ 'recipient' => 'angry@example.org, Boss <boss@example.org>', 'send_if' => self::when( 'Complaint' ) ],
			[ 'recipient' => 'calm@example.org', 'send_if' => self::when( 'Question' ) ],
		];
		$form    = $this->form_with( [ 'recipient' => '', 'routing' => $routing ] );

		$this->answer( $form, self::SENT );
		$this->answer( $form, [ 'reason' => 'Complaint' ] + self::SENT );

		self::assertSame(
			[ [ 'calm@example.org' ], [ 'angry@example.org', 'Boss <boss@example.org>' ] ],
			array_column( $this->mails, 'to' )
		);
	}

	public function test_a_recipient_with_rules_is_never_an_answer_of_a_visitor(): void {
		$routing = [ [ 'recipient' => '[email], [_raw_email], [reason]', 'send_if' => self::when( 'Question' ) ] ];
		$form    = $this->form_with( [ 'recipient' => 'us@example.org', 'routing' => $routing ] );
		$alone   = $this->form_with( [ 'recipient' => '', 'routing' => $routing ] );

		$this->answer( $form, self::SENT );
		$this->answer( $alone, self::SENT );

		self::assertSame( [ [ 'us@example.org' ] ], array_column( $this->mails, 'to' ) );
		self::assertSame( [ 'sent', 'stored' ], array_column( $this->messages(), 'status' ) );
	}

	public function test_addresses_of_rules_are_not_counted_as_typed_by_visitors(): void {
		$routing = [ [ 'recipient' => 'ana@example.org', 'send_if' => self::when( 'Question' ) ] ];
		$form    = $this->form_with( [ 'recipient' => '', 'routing' => $routing ] );

		for ( $count = 0; $count < 7; $count++ ) {
			$this->answer( $form, [ '_rueda_key' => wp_generate_uuid4() ] + self::SENT );
		}

		self::assertCount( 7, $this->mails );
	}

	public function test_a_second_email_has_rules_of_its_own(): void {
		$second = [ 'active' => true, 'recipient' => '[email]', 'send_if' => self::when( 'Question' ) ];
		$form   = $this->form_with(
			[ 'recipient' => 'us@example.org', 'send_if' => self::when( 'Complaint' ) ],
			[ 'rueda_form_mail_2' => $second ]
		);

		$this->answer( $form, self::SENT );
		$this->answer( $form, [ 'reason' => 'Complaint' ] + self::SENT );

		self::assertSame( [ [ 'ana@example.org' ], [ 'us@example.org' ] ], array_column( $this->mails, 'to' ) );
	}

	public function test_cron_obeys_the_rules_where_the_first_request_died(): void {
		$form = $this->form_with( [ 'recipient' => 'us@example.org', 'send_if' => self::when( 'Complaint' ) ] );
		$this->answer( $form, self::SENT );
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}rueda_messages SET mail_due = 1" );

		do_action( 'rueda_send_overdue_messages' );

		self::assertSame( [], $this->mails );
		self::assertSame( [ 'stored' ], array_column( $this->messages(), 'status' ) );
	}

	public function test_a_form_that_keeps_no_messages_keeps_none_without_email_either(): void {
		$form = $this->form_with(
			[ 'recipient' => 'us@example.org', 'send_if' => self::when( 'Complaint' ) ],
			[ 'rueda_form_settings' => 'do_not_store: on' ]
		);

		$this->answer( $form, self::SENT );

		self::assertSame( [ '{}' ], array_column( $this->messages(), 'fields' ) );
	}

	public function test_rules_are_stored_as_they_can_be_read_and_no_others(): void {
		$stored = FormMeta::clean_mail(
			[
				'send_if' => [
					'match' => 'none',
					'rules' => array_fill( 0, 10000, [ 'field' => 'a', 'is' => 'like' ] ),
				],
				'routing' => array_fill( 0, 10000, [ 'recipient' => 'a@example.org', 'more' => 'x' ] ),
			]
		);

		self::assertSame( 'all', $stored['send_if']['match'] );
		self::assertCount( 31, $stored['send_if']['rules'] );
		self::assertCount( 30, $stored['routing'] );
		self::assertSame( [ 'recipient', 'send_if' ], array_keys( $stored['routing'][0] ) );
		self::assertSame( [], FormMeta::clean_mail( [ 'send_if' => [ 'rules' => [] ], 'routing' => [] ] ) );
		self::assertSame( [], FormMeta::clean_mail( [ 'send_if' => '', 'routing' => 'x' ] ) );
	}

	public function test_rules_survive_what_tools_write_into_a_mail(): void {
		$this->act_as( 'administrator' );
		$form    = $this->form_with( [ 'recipient' => 'us@example.org', 'send_if' => self::when( 'Complaint' ) ] );
		$request = new WP_REST_Request( 'POST', "/contact-form-7/v1/contact-forms/{$form}" );
		$request->set_body_params( [ 'mail' => [ 'subject' => 'New' ], 'context' => 'save' ] );

		$answer = rest_do_request( $request )->get_data();
		self::assertSame( 'New', get_post_meta( $form, FormMeta::MAIL, true )['subject'] );
		self::assertSame( self::when( 'Complaint' ), get_post_meta( $form, FormMeta::MAIL, true )['send_if'] );
		self::assertArrayNotHasKey( 'send_if', $answer['properties']['mail'] );
	}

	public function test_the_editor_stores_rules_and_takes_them_away_again(): void {
		$this->act_as( 'administrator' );
		$form  = $this->form_with( [ 'recipient' => 'us@example.org' ] );
		$save  = function ( array $rules ) use ( $form ): array {
			$request = new WP_REST_Request( 'POST', "/wp/v2/rueda_form/{$form}" );
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( (string) wp_json_encode( [ 'meta' => [ 'rueda_form_mail' => $rules ] ] ) );
			return rest_do_request( $request )->get_data()['meta']['rueda_form_mail'];
		};
		$rules = [
			'send_if' => self::when( 'Complaint' ),
			'routing' => [ [ 'recipient' => 'a@example.org', 'send_if' => self::when( 'Question' ) ] ],
		];

		self::assertSame( $rules, $save( $rules ) );
		self::assertSame( [], $save( [ 'send_if' => [ 'match' => 'all', 'rules' => [] ], 'routing' => [] ] ) );
	}

	private static function when( string $reason ): array {
		return [ 'match' => 'all', 'rules' => [ [ 'field' => 'reason', 'is' => 'equal', 'value' => $reason ] ] ];
	}

	/**
	 * @param array<string, mixed> $mail
	 * @param array<string, mixed> $metas
	 */
	private function form_with( array $mail, array $metas = [] ): int {
		return $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_mail' => $mail ] + $metas ] );
	}
}
