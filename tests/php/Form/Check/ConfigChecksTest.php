<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Check;

use Rueda\Form\Check\AttachmentChecks;
use Rueda\Form\Check\BodyChecks;
use Rueda\Form\Check\ConfigChecks;
use Rueda\Form\Check\Finding;
use Rueda\Form\Check\MailChecks;
use Rueda\Form\Letter\AuthorFiles;
use Rueda\Form\Letter\MailTags;
use Rueda\Form\Letter\SampleAnswers;
use Rueda\Form\Letter\SpecialTags;
use Rueda\Support\Clock;
use Rueda\Tests\Form\FormTestCase;
use WP_REST_Request;

/**
 * Each way to lose a mail or a field without a warning, with its code.
 *
 * @group newest
 */
final class ConfigChecksTest extends FormTestCase {

	private const EMAIL = [ 'type' => 'email', 'name' => 'your-email', 'label' => 'Email', 'isRequired' => true ];

	protected function setUp(): void {
		parent::setUp();
		// Senders are compared with this domain.
		add_filter( 'network_home_url', static fn (): string => 'https://www.example.org' );
	}

	public function test_a_new_form_has_no_findings(): void {
		self::assertSame( [], $this->codes( [ self::EMAIL ] ) );
	}

	/** @dataProvider wrong_mails */
	public function test_tells_what_is_wrong_with_a_mail( string $code, string $section, array $mail, array $fields = [ self::EMAIL ] ): void {
		self::assertSame( $section, $this->codes( $fields, [ 'meta_input' => [ 'rueda_form_mail' => $mail ] ] )[ $code ] ?? '' );
	}

	public static function wrong_mails(): array {
		$optional = [ 'name' => 'topic', 'label' => 'Topic' ];
		return [
			'a subject made of an optional answer' => [ 'maybe_empty', 'mail.subject', [ 'subject' => '[topic]' ], [ $optional ] ],
			'a body made of an optional answer'    => [ 'maybe_empty', 'mail.body', [ 'body' => '[topic]' ], [ $optional ] ],
			'a recipient that is none'             => [ 'invalid_mailbox_syntax', 'mail.recipient', [ 'recipient' => 'ana at example.org' ] ],
			'a recipient out of a list of words'   => [ 'invalid_mailbox_syntax', 'mail.recipient', [ 'recipient' => '[to]' ], [ [ 'type' => 'radio', 'name' => 'to', 'label' => 'To', 'choices' => [ [ 'label' => 'Sales', 'value' => 'sales@example.org' ], [ 'label' => 'Us' ] ] ] ] ],
			'no recipient'                         => [ 'no_recipient', 'mail.recipient', [ 'recipient' => '' ] ],
			'a recipient that visitors may omit'   => [ 'no_recipient', 'mail.recipient', [ 'recipient' => '[e]' ], [ [ 'type' => 'email', 'name' => 'e', 'label' => 'E' ] ] ],
			'a sender that is none'                => [ 'invalid_mailbox_syntax', 'mail.sender', [ 'sender' => 'Us' ] ],
			'a sender elsewhere'                   => [ 'email_not_in_site_domain', 'mail.sender', [ 'sender' => 'a@elsewhere.test' ] ],
			'a sender of two parts'                => [
				'invalid_mailbox_syntax',
				'mail.sender',
				[ 'sender' => 'A, B <x@example.org>' ],
			],
			'the visitor as recipient'             => [ 'unsafe_email_without_protection', 'mail.recipient', [ 'recipient' => '[your-email]' ] ],
			'the visitor in a copy'                => [ 'unsafe_email_without_protection', 'mail.additional_headers', [ 'additional_headers' => 'Cc: [your-email]' ] ],
			'the visitor, in a tag with spaces'    => [
				'unsafe_email_without_protection',
				'mail.recipient',
				[ 'recipient' => '[ your-email ]' ],
			],
			'the visitor, as posted'               => [
				'unsafe_email_without_protection',
				'mail.additional_headers',
				[ 'additional_headers' => 'Bcc: [_raw_your-email]' ],
			],
			'a line that is no header'             => [ 'invalid_mail_header', 'mail.additional_headers', [ 'additional_headers' => 'Reply to me' ] ],
			'an answer to nowhere'                 => [ 'invalid_mailbox_syntax', 'mail.additional_headers', [ 'additional_headers' => 'Reply-To: me' ] ],
			'a file that is not there'             => [ 'file_not_found', 'mail.attachments', [ 'attachments' => 'uploads/none.pdf' ] ],
			'a file outside'                       => [ 'file_not_in_content_dir', 'mail.attachments', [ 'attachments' => ABSPATH . 'wp-load.php' ] ],
			'a file of the plugins folder'         => [ 'file_not_in_content_dir', 'mail.attachments', [ 'attachments' => 'plugins/index.php' ] ],
			'files that are too much'              => [ 'attachments_overweight', 'mail.attachments', [ 'attachments' => '[cv]' ], [ [ 'type' => 'file', 'name' => 'cv', 'label' => 'CV', 'limit' => '26mb' ] ] ],
			'a file that goes nowhere'             => [ 'file_not_attached', 'mail.attachments', [ 'attachments' => '' ], [ [ 'type' => 'file', 'name' => 'cv', 'label' => 'CV', 'isRequired' => true ] ] ],
			'a tag of no field'                    => [ 'unknown_mail_tag', 'mail.body', [ 'body' => 'Hello [nobody]' ] ],
			'a tag of no field, with spaces'       => [
				'unknown_mail_tag',
				'mail.body',
				[ 'body' => 'Hello [ nobody ]' ],
			],
		];
	}

	public function test_a_literal_tag_in_a_mail_is_no_mistake(): void {
		$mail = [ 'body' => 'We answer you as [[your-name]].' ];

		self::assertArrayNotHasKey( 'unknown_mail_tag', $this->codes( [ self::EMAIL ], [ 'meta_input' => [ 'rueda_form_mail' => $mail ] ] ) );
	}

	public function test_a_file_whose_field_was_named_with_a_dot_is_attached(): void {
		$file = [ 'type' => 'file', 'name' => 'your.cv', 'label' => 'CV', 'limit' => '26mb' ];
		$mail = [ 'attachments' => '[your.cv]' ];

		$codes = $this->codes( [ self::EMAIL, $file ], [ 'meta_input' => [ 'rueda_form_mail' => $mail ] ] );
		self::assertArrayNotHasKey( 'file_not_attached', $codes );
		self::assertArrayHasKey( 'attachments_overweight', $codes );
	}

	public function test_a_long_text_of_a_field_that_allows_it_is_no_mistake(): void {
		self::assertArrayNotHasKey(
			'unusable_limit',
			$this->codes( [ self::EMAIL, [ 'type' => 'textarea', 'name' => 'a', 'label' => 'A', 'minlength' => 500 ] ] )
		);
	}

	/** @dataProvider wrong_forms */
	public function test_tells_what_is_wrong_with_a_form( string $code, array $fields ): void {
		self::assertSame( 'form.body', $this->codes( $fields )[ $code ] ?? '' );
	}

	public static function wrong_forms(): array {
		$field = static fn ( array $more ): array => [ $more + [ 'label' => 'A', 'name' => 'a' ], self::EMAIL ];
		return [
			'a name of WordPress’s'       => [ 'unavailable_names', $field( [ 'name' => 'year' ] ) ],
			'a dot in a name'             => [ 'dots_in_names', $field( [ 'name' => 'a.b' ] ) ],
			'a colon in a name'           => [ 'colons_in_names', $field( [ 'name' => 'a:b' ] ) ],
			'files larger than PHP takes' => [ 'upload_filesize_overlimit', $field( [ 'type' => 'file', 'limit' => '9000mb' ] ) ],
			'nothing to choose from'      => [ 'no_choices', $field( [ 'type' => 'radio' ] ) ],
			'a quiz nobody can answer'    => [ 'quiz_without_answer', $field( [ 'type' => 'quiz', 'questions' => [ [ 'question' => 'Red?', 'answer' => 'Yes' ], [ 'question' => 'Blue?', 'answer' => ' ' ] ] ] ) ],
			'no number between limits'    => [ 'limits_reversed', $field( [ 'type' => 'number', 'min' => '10', 'max' => '9.5' ] ) ],
			'a slider from 200 to 100'    => [ 'limits_reversed', $field( [ 'type' => 'range', 'min' => '200' ] ) ],
			'types of file nobody knows'  => [ 'no_file_types', $field( [ 'type' => 'file', 'filetypes' => 'no/such' ] ) ],
			'a size that is no size'      => [ 'unusable_limit', $field( [ 'type' => 'file', 'limit' => 'lots' ] ) ],
			'a day that is no day'        => [
				'unusable_limit',
				$field( [ 'type' => 'date', 'max' => '12/01/2026' ] ),
			],
			'lengths that are reversed'   => [ 'unusable_limit', $field( [ 'minlength' => 10, 'maxlength' => 5 ] ) ],
			'more than the usual length'  => [ 'unusable_limit', $field( [ 'minlength' => 500 ] ) ],
			'a time that cannot be read'  => [ 'unusable_limit', $field( [ 'type' => 'time', 'min' => '9 am' ] ) ],
			'no time between limits'      => [ 'limits_reversed', $field( [ 'type' => 'time', 'min' => '18:00', 'max' => '09:00' ] ) ],
			'no day between limits'       => [ 'limits_reversed', $field( [ 'type' => 'date', 'min' => '2027-01-01', 'max' => '2026-12-31' ] ) ],
			'stars without number'        => [ 'unusable_limit', $field( [ 'type' => 'rating', 'max' => '50' ] ) ],
			'no label'                    => [ 'no_label', [ [ 'name' => 'a' ] ] ],
			'no field'                    => [ 'no_fields', [] ],
			'a form in the form'          => [ 'unavailable_html_elements', [ self::EMAIL, '<!-- wp:html --><form action="/x"></form><!-- /wp:html -->' ] ],
			'two controls in a label'     => [ 'multiple_controls_in_label', [ self::EMAIL, '<!-- wp:html --><label><input name="x"><input name="y"></label><!-- /wp:html -->' ] ],
		];
	}

	public function test_leads_to_the_field_by_the_name_that_its_block_has(): void {
		$found = $this->findings( [ [ 'name' => 'a.b', 'label' => 'A' ], self::EMAIL ] );
		self::assertSame( [ [ 'dots_in_names', 'a.b' ] ], array_map( static fn ( Finding $one ): array => [ $one->code, $one->to_array()['field'] ], $found ) );
	}

	public function test_tells_of_a_form_without_a_button(): void {
		self::assertArrayHasKey( 'no_submit', $this->codes( [], [ 'post_content' => '<!-- wp:rueda/form-field {"name":"a","label":"A"} /-->' ] ) );
	}

	/** @dataProvider buttons */
	public function test_a_button_written_as_html_is_one( string $html, bool $sends ): void {
		$codes = $this->codes( [], [ 'post_content' => '<!-- wp:rueda/form-field {"name":"a","label":"A"} /--><!-- wp:html -->' . $html . '<!-- /wp:html -->' ] );

		self::assertSame( ! $sends, array_key_exists( 'no_submit', $codes ) );
	}

	public static function buttons(): array {
		return [
			'a button'           => [ '<button class="big">Send</button>', true ],
			'one of its type'    => [ '<BUTTON type="Submit">Send</BUTTON>', true ],
			'an input'           => [ '<input type="submit" value="Send">', true ],
			'a picture'          => [ '<input type=image src="/a.png" alt="Send">', true ],
			'one that does more' => [ '<button type="button">Count</button>', false ],
			'one that clears'    => [ '<input type="reset">', false ],
			'a comment'          => [ '<!-- <button>Send</button> -->', false ],
		];
	}

	public function test_tells_of_html_in_texts_and_of_settings_that_do_nothing(): void {
		$found = $this->codes(
			[ self::EMAIL ],
			[
				'meta_input' => [
					'rueda_form_messages' => [ 'spam' => 'No <b>spam</b>' ],
					'rueda_form_settings' => 'on_sent_ok: "x"',
				],
			]
		);
		self::assertSame( [ 'html_in_message' => 'messages.spam', 'deprecated_settings' => 'additional_settings.body' ], $found );
	}

	public function test_leaves_mails_alone_that_are_never_sent(): void {
		foreach ( [ 'demo_mode: on' => [ 'demo_mode' => 'additional_settings.body' ], 'skip_mail: on' => [] ] as $settings => $told ) {
			self::assertSame( $told, $this->codes( [ self::EMAIL ], [ 'meta_input' => [ 'rueda_form_mail' => [ 'recipient' => '' ], 'rueda_form_settings' => $settings ] ] ) );
		}
		self::assertSame( [], $this->codes( [ self::EMAIL ], [ 'meta_input' => [ 'rueda_form_mail_2' => [ 'recipient' => 'x' ] ] ] ), 'A second mail that is off.' );
		self::assertSame( 'mail_2.recipient', $this->codes( [ self::EMAIL ], [ 'meta_input' => [ 'rueda_form_mail_2' => [ 'recipient' => 'x', 'active' => true ] ] ] )['invalid_mailbox_syntax'] );
	}

	public function test_members_may_have_mails_sent_to_themselves(): void {
		self::assertSame( [], $this->codes( [ self::EMAIL ], [ 'meta_input' => [ 'rueda_form_mail' => [ 'recipient' => '[your-email]' ], 'rueda_form_settings' => 'subscribers_only: on' ] ] ) );
	}

	public function test_the_management_route_tells_errors_by_section(): void {
		$this->act_as( 'administrator' );
		$id      = $this->make_form( [ self::EMAIL ] );
		$request = new WP_REST_Request( 'POST', "/contact-form-7/v1/contact-forms/$id" );
		$request->set_body_params( [ 'mail' => [ 'recipient' => 'nobody' ] ] );
		$errors = rest_do_request( $request )->get_data()['config_errors'];
		self::assertSame( [ 'mail.recipient' ], array_keys( $errors ) );
		self::assertSame( [ 'message', 'link' ], array_keys( $errors['mail.recipient'][0] ) );
	}

	public function test_the_management_route_tells_of_mails_to_addresses_that_visitors_type(): void {
		$this->act_as( 'administrator' );
		$id      = $this->make_form( [ self::EMAIL ] );
		$request = new WP_REST_Request( 'POST', "/contact-form-7/v1/contact-forms/$id" );
		$request->set_body_params( [ 'mail' => [ 'recipient' => '[your-email]' ] ] );
		self::assertArrayHasKey( 'mail.recipient', rest_do_request( $request )->get_data()['config_errors'] );
	}

	public function test_tells_of_fields_that_are_needed_and_not_to_be_seen_everywhere(): void {
		$in_group = static fn ( string $attributes, string $field ): string => "<!-- wp:group $attributes --><div class=\"wp-block-group\"><!-- wp:rueda/form-field $field /--></div><!-- /wp:group -->";
		$phones   = '{"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}}';
		$needed   = '{"name":"town","label":"Town","isRequired":true}';

		self::assertSame( [ 'required_out_of_sight' => 'form.body' ], $this->codes( [ self::EMAIL, $in_group( $phones, $needed ) ] ) );
		self::assertSame( [], $this->codes( [ self::EMAIL, $in_group( $phones, '{"name":"town","label":"Town"}' ) ] ) );
		self::assertSame( [], $this->codes( [ self::EMAIL, $in_group( '{}', $needed ) ] ) );
		self::assertSame( [], $this->codes( [ self::EMAIL, $in_group( '{"metadata":{"blockVisibility":false}}', $needed ) ] ) );
	}

	public function test_tells_of_a_form_that_asks_for_nothing(): void {
		$preset = [ 'type' => 'radio', 'name' => 'size', 'label' => 'Size', 'choices' => [ [ 'label' => 'S', 'isDefault' => true ], [ 'label' => 'L' ] ] ];
		$email  = [ 'isRequired' => false ] + self::EMAIL;

		self::assertSame( [ 'all_optional' => 'form.body' ], $this->codes( [ $email ] ) );
		self::assertSame( [ 'all_optional' => 'form.body' ], $this->codes( [ $email, $preset ] ) );
		self::assertSame( [], $this->codes( [ $email, [ 'choices' => [ [ 'label' => 'S' ] ] ] + $preset ] ) );
		self::assertArrayNotHasKey( 'all_optional', $this->codes( [ [ 'type' => 'acceptance', 'name' => 'yes', 'label' => 'Yes' ] ] ), 'There is nothing to mark.' );
	}

	public function test_tells_of_mails_that_cannot_be_answered(): void {
		$name = [ 'name' => 'a', 'label' => 'A', 'isRequired' => true ];
		$with = static fn ( string $headers, string $settings = '' ): array => [ 'meta_input' => [ 'rueda_form_mail' => [ 'additional_headers' => $headers ], 'rueda_form_settings' => $settings ] ];

		self::assertSame( [ 'no_reply_to' => 'mail.additional_headers' ], $this->codes( [ self::EMAIL ], $with( '' ) ) );
		self::assertStringContainsString( 'Reply-To: [your-email]', $this->findings( [ self::EMAIL ], $with( '' ) )[0]->message );
		self::assertSame( [], $this->codes( [ self::EMAIL ], $with( "X-A: b\nreply-to: us@example.org" ) ) );
		self::assertSame( [ 'no_email_field' => 'form.body' ], $this->codes( [ $name ] ) );
		self::assertSame( [], $this->codes( [ $name, [ 'type' => 'tel', 'name' => 'tel', 'label' => 'Telephone' ] ] ) );
		self::assertSame( [], $this->codes( [ $name ], $with( '', 'subscribers_only: on' ) ) );
		self::assertSame( [], $this->codes( [ $name ], $with( '', 'skip_mail: on' ) ) );
	}

	/** The form chooses the headers until an admin edits them. */
	public function test_an_answer_goes_to_the_first_address_of_the_form(): void {
		$form = $this->form( [ [ 'name' => 'a' ], [ 'type' => 'email', 'name' => 'e' ], self::EMAIL ], [ 'meta_input' => [ 'rueda_form_mail' => [ 'subject' => 'Hello' ] ] ] );
		self::assertSame( 'Reply-To: [e]', $form->mail()->part( 'additional_headers' ) );
		self::assertSame( 'Reply-To: [your-email]', $this->form( [ self::EMAIL ] )->mail()->part( 'additional_headers' ) );
		self::assertSame( '', $this->form( [ self::EMAIL ], [ 'meta_input' => [ 'rueda_form_mail' => [ 'additional_headers' => '' ] ] ] )->mail()->part( 'additional_headers' ) );
		self::assertSame( '', $this->form( [ [ 'name' => 'a' ] ] )->mail()->part( 'additional_headers' ) );
	}

	public function test_a_tool_that_writes_another_part_leaves_the_headers_to_the_form(): void {
		$this->act_as( 'administrator' );
		$id      = $this->make_form( [ self::EMAIL ] );
		$request = new WP_REST_Request( 'POST', "/contact-form-7/v1/contact-forms/$id" );
		$request->set_body_params( [ 'context' => 'save', 'mail' => [ 'subject' => 'Hello' ] ] );
		self::assertSame( 'Reply-To: [your-email]', rest_do_request( $request )->get_data()['properties']['mail']['additional_headers'] );
		$mail = get_post_meta( $id, 'rueda_form_mail', true );
		self::assertSame( [ 'Hello', false ], [ $mail['subject'], isset( $mail['additional_headers'] ) ] );
	}

	/**
	 * @return array<string, string> Sections by code.
	 */
	private function codes( array $fields, array $settings = [] ): array {
		return array_reduce(
			$this->findings( $fields, $settings ),
			static fn ( array $codes, Finding $finding ): array => $codes + [ $finding->code => $finding->section ],
			[]
		);
	}

	/** @return list<Finding> */
	private function findings( array $fields, array $settings = [] ): array {
		$tags   = new MailTags( new SpecialTags() );
		$checks = new ConfigChecks(
			new BodyChecks(),
			new MailChecks( $tags, new AttachmentChecks( new AuthorFiles() ), new SampleAnswers( new Clock() ) )
		);
		return $checks->of( $this->form( $fields, $settings ) );
	}
}
