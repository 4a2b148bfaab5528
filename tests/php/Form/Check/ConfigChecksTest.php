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
use Rueda\Form\Upload\UploadFolder;
use Rueda\Support\Clock;
use Rueda\Tests\Form\FormTestCase;
use WP_REST_Request;

/** Each way to lose a mail or a field without a word, by name. */
final class ConfigChecksTest extends FormTestCase {

	private const EMAIL = [ 'type' => 'email', 'name' => 'your-email', 'label' => 'Email', 'isRequired' => true ];

	protected function setUp(): void {
		parent::setUp();
		// A domain, so that senders are compared with it.
		add_filter( 'network_home_url', static fn (): string => 'https://www.example.org' );
	}

	public function test_a_form_as_it_is_begun_has_nothing_wrong(): void {
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
			'the visitor as recipient'             => [ 'unsafe_email_without_protection', 'mail.recipient', [ 'recipient' => '[your-email]' ] ],
			'the visitor in a copy'                => [ 'unsafe_email_without_protection', 'mail.additional_headers', [ 'additional_headers' => 'Cc: [your-email]' ] ],
			'a line that is no header'             => [ 'invalid_mail_header', 'mail.additional_headers', [ 'additional_headers' => 'Reply to me' ] ],
			'an answer to nowhere'                 => [ 'invalid_mailbox_syntax', 'mail.additional_headers', [ 'additional_headers' => 'Reply-To: me' ] ],
			'a file that is not there'             => [ 'file_not_found', 'mail.attachments', [ 'attachments' => 'uploads/none.pdf' ] ],
			'a file outside'                       => [ 'file_not_in_content_dir', 'mail.attachments', [ 'attachments' => ABSPATH . 'wp-load.php' ] ],
			'a file of the plugins folder'         => [ 'file_not_in_content_dir', 'mail.attachments', [ 'attachments' => 'plugins/index.php' ] ],
			'files that are too much'              => [ 'attachments_overweight', 'mail.attachments', [ 'attachments' => '[cv]' ], [ [ 'type' => 'file', 'name' => 'cv', 'label' => 'CV', 'limit' => '26mb' ] ] ],
			'a file that goes nowhere'             => [ 'file_not_attached', 'mail.attachments', [ 'attachments' => '' ], [ [ 'type' => 'file', 'name' => 'cv', 'label' => 'CV', 'isRequired' => true ] ] ],
			'a tag of no field'                    => [ 'unknown_mail_tag', 'mail.body', [ 'body' => 'Hello [nobody]' ] ],
		];
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
			'no day between limits'       => [ 'limits_reversed', $field( [ 'type' => 'date', 'min' => '2027-01-01', 'max' => '2026-12-31' ] ) ],
			'no label'                    => [ 'no_label', [ [ 'name' => 'a' ] ] ],
			'no field'                    => [ 'no_fields', [] ],
			'a form in the form'          => [ 'unavailable_html_elements', [ self::EMAIL, '<!-- wp:html --><form action="/x"></form><!-- /wp:html -->' ] ],
			'two controls in a label'     => [ 'multiple_controls_in_label', [ self::EMAIL, '<!-- wp:html --><label><input name="x"><input name="y"></label><!-- /wp:html -->' ] ],
		];
	}

	public function test_leads_to_the_field_by_the_name_that_its_block_has(): void {
		$found = $this->findings( [ [ 'name' => 'a.b', 'label' => 'A' ], self::EMAIL ] );
		self::assertSame( [ [ 'dots_in_names', 'a.b' ] ], array_map( static fn ( Finding $one ): array => [ $one->code(), $one->to_array()['field'] ], $found ) );
	}

	public function test_tells_of_a_form_without_a_button(): void {
		self::assertArrayHasKey( 'no_submit', $this->codes( [], [ 'post_content' => '<!-- wp:rueda/form-field {"name":"a","label":"A"} /-->' ] ) );
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

	public function test_tells_of_fields_that_are_needed_and_not_to_be_seen_everywhere(): void {
		$in_group = static fn ( string $attributes, string $field ): string => "<!-- wp:group $attributes --><div class=\"wp-block-group\"><!-- wp:rueda/form-field $field /--></div><!-- /wp:group -->";
		$phones   = '{"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}}';
		$needed   = '{"name":"town","label":"Town","isRequired":true}';

		self::assertSame( [ 'required_out_of_sight' => 'form.body' ], $this->codes( [ self::EMAIL, $in_group( $phones, $needed ) ] ) );
		self::assertSame( [], $this->codes( [ self::EMAIL, $in_group( $phones, '{"name":"town","label":"Town"}' ) ] ) );
		self::assertSame( [], $this->codes( [ self::EMAIL, $in_group( '{}', $needed ) ] ) );
		self::assertSame( [], $this->codes( [ self::EMAIL, $in_group( '{"metadata":{"blockVisibility":false}}', $needed ) ] ) );
	}

	/**
	 * @return array<string, string> Sections by code.
	 */
	private function codes( array $fields, array $settings = [] ): array {
		return array_reduce(
			$this->findings( $fields, $settings ),
			static fn ( array $codes, Finding $finding ): array => $codes + [ $finding->code() => $finding->section() ],
			[]
		);
	}

	/** @return list<Finding> */
	private function findings( array $fields, array $settings = [] ): array {
		$tags   = new MailTags( new SpecialTags() );
		$checks = new ConfigChecks( new BodyChecks(), new MailChecks( $tags, new AttachmentChecks( new AuthorFiles( new UploadFolder() ) ), new SampleAnswers( new Clock() ) ) );
		return $checks->of( $this->form( $fields, $settings ) );
	}
}
