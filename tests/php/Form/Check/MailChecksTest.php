<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Check;

use Rueda\Form\Check\Finding;
use WP_REST_Request;

final class MailChecksTest extends CheckTestCase {
	private const IF_ANA = [ 'rules' => [ [ 'field' => 'your-email', 'is' => 'contains', 'value' => 'ana' ] ] ];

	public function test_recipients_by_rules_are_enough_if_one_always_gets_the_email(): void {
		$always = [ 'recipient' => 'a@example.org' ];
		$mail   = [ 'recipient' => '', 'routing' => [ $always, [ 'send_if' => self::IF_ANA ] + $always ] ];

		self::assertSame( [], $this->codes( [ self::EMAIL ], [ 'meta_input' => [ 'rueda_form_mail' => $mail ] ] ) );
	}

	public function test_an_email_that_only_rules_send_is_an_error_where_messages_are_not_kept(): void {
		$metas = [
			'rueda_form_mail'     => [ 'send_if' => self::IF_ANA ],
			'rueda_form_settings' => 'do_not_store: on',
		];
		$found = $this->findings( [ self::EMAIL ], [ 'meta_input' => $metas ] );

		self::assertSame( [ true ], array_map( static fn ( Finding $one ): bool => $one->is_error(), $found ) );
	}

	/**
	 * @dataProvider wrong_mails
	 * @dataProvider wrong_senders_and_headers
	 * @dataProvider wrong_files_and_tags
	 * @dataProvider wrong_conditions
	 */
	public function test_tells_what_is_wrong_with_a_mail(
		string $code,
		string $section,
		array $mail,
		array $fields = [ self::EMAIL ]
	): void {
		self::assertSame(
			$section,
			$this->codes( $fields, [ 'meta_input' => [ 'rueda_form_mail' => $mail ] ] )[ $code ] ?? ''
		);
	}

	public static function wrong_mails(): array {
		$optional = [ 'name' => 'topic', 'label' => 'Topic' ];
		return [
			'a subject made of an optional answer' => [
				'maybe_empty',
				'mail.subject',
				[ 'subject' => '[topic]' ],
				[ $optional ],
			],
			'a body made of an optional answer'    => [
				'maybe_empty',
				'mail.body',
				[ 'body' => '[topic]' ],
				[ $optional ],
			],
			'a recipient that is none'             => [
				'invalid_mailbox_syntax',
				'mail.recipient',
				[ 'recipient' => 'ana at example.org' ],
			],
			'a recipient out of a list of words'   => [
				'invalid_mailbox_syntax',
				'mail.recipient',
				[ 'recipient' => '[to]' ],
				[
					[
						'type'    => 'radio',
						'name'    => 'to',
						'label'   => 'To',
						'choices' => [ [ 'label' => 'Sales', 'value' => 'sales@example.org' ], [ 'label' => 'Us' ] ],
					],
				],
			],
			'no recipient'                         => [ 'no_recipient', 'mail.recipient', [ 'recipient' => '' ] ],
			'a recipient that visitors may omit'   => [
				'no_recipient',
				'mail.recipient',
				[ 'recipient' => '[e]' ],
				[ [ 'type' => 'email', 'name' => 'e', 'label' => 'E' ] ],
			],
		];
	}

	public static function wrong_senders_and_headers(): array {
		return [
			'a sender that is none'             => [ 'invalid_mailbox_syntax', 'mail.sender', [ 'sender' => 'Us' ] ],
			'a sender elsewhere'                => [
				'email_not_in_site_domain',
				'mail.sender',
				[ 'sender' => 'a@elsewhere.test' ],
			],
			'a sender of two parts'             => [
				'invalid_mailbox_syntax',
				'mail.sender',
				[ 'sender' => 'A, B <x@example.org>' ],
			],
			'the visitor as recipient'          => [
				'unsafe_email_without_protection',
				'mail.recipient',
				[ 'recipient' => '[your-email]' ],
			],
			'the visitor in a copy'             => [
				'unsafe_email_without_protection',
				'mail.additional_headers',
				[ 'additional_headers' => 'Cc: [your-email]' ],
			],
			'the visitor, in a tag with spaces' => [
				'unsafe_email_without_protection',
				'mail.recipient',
				[ 'recipient' => '[ your-email ]' ],
			],
			'the visitor, as posted'            => [
				'unsafe_email_without_protection',
				'mail.additional_headers',
				[ 'additional_headers' => 'Bcc: [_raw_your-email]' ],
			],
			'a line that is no header'          => [
				'invalid_mail_header',
				'mail.additional_headers',
				[ 'additional_headers' => 'Reply to me' ],
			],
			'an answer to nowhere'              => [
				'invalid_mailbox_syntax',
				'mail.additional_headers',
				[ 'additional_headers' => 'Reply-To: me' ],
			],
		];
	}

	public static function wrong_files_and_tags(): array {
		return [
			'a file that is not there'       => [
				'file_not_found',
				'mail.attachments',
				[ 'attachments' => 'uploads/none.pdf' ],
			],
			'a file outside'                 => [
				'file_not_in_content_dir',
				'mail.attachments',
				[ 'attachments' => ABSPATH . 'wp-load.php' ],
			],
			'a file of the plugins folder'   => [
				'file_not_in_content_dir',
				'mail.attachments',
				[ 'attachments' => 'plugins/index.php' ],
			],
			'files that are too much'        => [
				'attachments_overweight',
				'mail.attachments',
				[ 'attachments' => '[cv]' ],
				[ [ 'type' => 'file', 'name' => 'cv', 'label' => 'CV', 'limit' => '26mb' ] ],
			],
			'a file that goes nowhere'       => [
				'file_not_attached',
				'mail.attachments',
				[ 'attachments' => '' ],
				[ [ 'type' => 'file', 'name' => 'cv', 'label' => 'CV', 'isRequired' => true ] ],
			],
			'a tag of no field'              => [
				'unknown_mail_tag',
				'mail.body',
				[ 'body' => 'Hello [nobody]' ],
			],
			'a tag of no field, with spaces' => [
				'unknown_mail_tag',
				'mail.body',
				[ 'body' => 'Hello [ nobody ]' ],
			],
		];
	}

	public static function wrong_conditions(): array {
		return [
			'a condition without an end'     => [
				'unreadable_condition',
				'mail.subject',
				[ 'subject' => 'Hello [if your-email]you' ],
			],
			'an end without a condition'     => [
				'unreadable_condition',
				'mail.body',
				[ 'body' => 'Hello[/if]' ],
			],
			'an email that only rules send'  => [
				'mail_only_by_rules',
				'mail.send_if',
				[ 'send_if' => self::IF_ANA ],
			],
			'recipients by rules alone'      => [
				'mail_only_by_rules',
				'mail.recipient',
				[ 'recipient' => '', 'routing' => [ [ 'recipient' => 'a@example.org', 'send_if' => self::IF_ANA ] ] ],
			],
			'a recipient that a visitor has' => [
				'recipient_by_answer',
				'mail.routing',
				[ 'routing' => [ [ 'recipient' => '[your-email]', 'send_if' => self::IF_ANA ] ] ],
			],
			'a recipient without an address' => [
				'invalid_mailbox_syntax',
				'mail.routing',
				[ 'routing' => [ [ 'recipient' => 'ana', 'send_if' => self::IF_ANA ] ] ],
			],
			'a rule on no field'             => [
				'condition_without_field',
				'mail.send_if',
				[ 'send_if' => [ 'rules' => [ [ 'field' => 'gone', 'is' => 'empty' ] ] ] ],
			],
			'a condition on no field'        => [
				'condition_without_field',
				'mail.body',
				[ 'body' => 'Hello [if nobody equal "x"]you[/if]' ],
			],
		];
	}

	public function test_a_literal_tag_in_a_mail_is_no_mistake(): void {
		$mail = [ 'body' => 'We answer you as [[your-name]].' ];

		self::assertArrayNotHasKey(
			'unknown_mail_tag',
			$this->codes( [ self::EMAIL ], [ 'meta_input' => [ 'rueda_form_mail' => $mail ] ] )
		);
	}

	public function test_a_file_whose_field_was_named_with_a_dot_is_attached(): void {
		$file = [ 'type' => 'file', 'name' => 'your.cv', 'label' => 'CV', 'limit' => '26mb' ];
		$mail = [ 'attachments' => '[your.cv]' ];

		$codes = $this->codes( [ self::EMAIL, $file ], [ 'meta_input' => [ 'rueda_form_mail' => $mail ] ] );
		self::assertArrayNotHasKey( 'file_not_attached', $codes );
		self::assertArrayHasKey( 'attachments_overweight', $codes );
	}

	public function test_leaves_mails_alone_that_are_never_sent(): void {
		foreach ( [
			'demo_mode: on' => [ 'demo_mode' => 'additional_settings.body' ],
			'skip_mail: on' => [],
		] as $settings => $told ) {
			self::assertSame(
				$told,
				$this->codes(
					[ self::EMAIL ],
					[
						'meta_input' => [
							'rueda_form_mail'     => [ 'recipient' => '' ],
							'rueda_form_settings' => $settings,
						],
					]
				)
			);
		}
		self::assertSame(
			[],
			$this->codes( [ self::EMAIL ], [ 'meta_input' => [ 'rueda_form_mail_2' => [ 'recipient' => 'x' ] ] ] ),
			'A second mail that is off.'
		);
		self::assertSame(
			'mail_2.recipient',
			$this->codes(
				[ self::EMAIL ],
				[ 'meta_input' => [ 'rueda_form_mail_2' => [ 'recipient' => 'x', 'active' => true ] ] ]
			)['invalid_mailbox_syntax']
		);
	}

	public function test_members_may_have_mails_sent_to_themselves(): void {
		self::assertSame(
			[],
			$this->codes(
				[ self::EMAIL ],
				[
					'meta_input' => [
						'rueda_form_mail'     => [ 'recipient' => '[your-email]' ],
						'rueda_form_settings' => 'subscribers_only: on',
					],
				]
			)
		);
	}

	public function test_the_management_route_tells_of_mails_to_addresses_that_visitors_type(): void {
		$this->act_as( 'administrator' );
		$id      = $this->make_form( [ self::EMAIL ] );
		$request = new WP_REST_Request( 'POST', "/contact-form-7/v1/contact-forms/$id" );
		$request->set_body_params( [ 'mail' => [ 'recipient' => '[your-email]' ] ] );
		self::assertArrayHasKey( 'mail.recipient', rest_do_request( $request )->get_data()['config_errors'] );
	}

	public function test_tells_of_mails_that_cannot_be_answered(): void {
		$name = [ 'name' => 'a', 'label' => 'A', 'isRequired' => true ];
		$with = static fn ( string $headers, string $settings = '' ): array => [
			'meta_input' => [
				'rueda_form_mail'     => [ 'additional_headers' => $headers ],
				'rueda_form_settings' => $settings,
			],
		];

		self::assertSame(
			[ 'no_reply_to' => 'mail.additional_headers' ],
			$this->codes( [ self::EMAIL ], $with( '' ) )
		);
		self::assertStringContainsString(
			'Reply-To: [your-email]',
			$this->findings( [ self::EMAIL ], $with( '' ) )[0]->message
		);
		self::assertSame( [], $this->codes( [ self::EMAIL ], $with( "X-A: b\nreply-to: us@example.org" ) ) );
		self::assertSame( [ 'no_email_field' => 'form.body' ], $this->codes( [ $name ] ) );
		self::assertSame( [], $this->codes( [ $name, [ 'type' => 'tel', 'name' => 'tel', 'label' => 'Telephone' ] ] ) );
		self::assertSame( [], $this->codes( [ $name ], $with( '', 'subscribers_only: on' ) ) );
		self::assertSame( [], $this->codes( [ $name ], $with( '', 'skip_mail: on' ) ) );
	}

	/** The form chooses the headers until an admin edits them. */
	public function test_an_answer_goes_to_the_first_address_of_the_form(): void {
		$form = $this->form(
			[ [ 'name' => 'a' ], [ 'type' => 'email', 'name' => 'e' ], self::EMAIL ],
			[ 'meta_input' => [ 'rueda_form_mail' => [ 'subject' => 'Hello' ] ] ]
		);
		self::assertSame( 'Reply-To: [e]', $form->mail()->part( 'additional_headers' ) );
		self::assertSame(
			'Reply-To: [your-email]',
			$this->form( [ self::EMAIL ] )->mail()->part( 'additional_headers' )
		);
		self::assertSame(
			'',
			$this->form(
				[ self::EMAIL ],
				[ 'meta_input' => [ 'rueda_form_mail' => [ 'additional_headers' => '' ] ] ]
			)->mail()->part( 'additional_headers' )
		);
		self::assertSame( '', $this->form( [ [ 'name' => 'a' ] ] )->mail()->part( 'additional_headers' ) );
	}

	public function test_a_tool_that_writes_another_part_leaves_the_headers_to_the_form(): void {
		$this->act_as( 'administrator' );
		$id      = $this->make_form( [ self::EMAIL ] );
		$request = new WP_REST_Request( 'POST', "/contact-form-7/v1/contact-forms/$id" );
		$request->set_body_params( [ 'context' => 'save', 'mail' => [ 'subject' => 'Hello' ] ] );
		self::assertSame(
			'Reply-To: [your-email]',
			rest_do_request( $request )->get_data()['properties']['mail']['additional_headers']
		);
		$mail = get_post_meta( $id, 'rueda_form_mail', true );
		self::assertSame( [ 'Hello', false ], [ $mail['subject'], isset( $mail['additional_headers'] ) ] );
	}
}
