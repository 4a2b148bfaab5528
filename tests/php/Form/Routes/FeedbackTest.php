<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Routes;

use Rueda\Form\Form;
use Rueda\Form\Rules\Validation;
use Rueda\Mail\MailsTable;
use Rueda\Tests\Form\FormTestCase;
use WP_REST_Request;

final class FeedbackTest extends FormTestCase {

	private const FIELDS = [
		[ 'name' => 'your-name', 'isRequired' => true ],
		[ 'type' => 'email', 'name' => 'your-email', 'isRequired' => true, 'htmlId' => 'mail-box' ],
		[ 'type' => 'textarea', 'name' => 'your-message' ],
	];

	private const GOOD = [ 'your-name' => 'Ada', 'your-email' => 'ada@example.org', 'your-message' => 'Hello' ];

	public function test_says_that_a_message_was_sent(): void {
		$id     = $this->make_form( self::FIELDS );
		$answer = $this->answer( $id, self::GOOD );

		self::assertSame( [ 'contact_form_id', 'status', 'message', 'posted_data_hash', 'into', 'invalid_fields' ], array_keys( $answer ) );
		self::assertSame( $id, $answer['contact_form_id'] );
		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertSame( 'Thank you for your message. It has been sent.', $answer['message'] );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $answer['posted_data_hash'] );
		self::assertSame( '#' . self::TAG, $answer['into'] );
		self::assertSame( [], $answer['invalid_fields'] );
		self::assertCount( 1, $this->mails );
		self::assertSame( [ 'sent' ], array_column( $this->messages(), 'status' ) );
	}

	public function test_says_what_is_wrong_with_each_field(): void {
		$answer = $this->answer( $this->make_form( self::FIELDS ), [ 'your-name' => ' ', 'your-email' => 'ada@' ] );

		self::assertSame( 'validation_failed', $answer['status'] );
		self::assertSame( '', $answer['posted_data_hash'] );
		self::assertSame(
			[
				[ 'field' => 'your-name', 'message' => 'Please fill out this field.', 'idref' => null, 'error_id' => self::TAG . '-ve-your-name' ],
				[ 'field' => 'your-email', 'message' => 'Please enter an email address.', 'idref' => 'mail-box', 'error_id' => self::TAG . '-ve-your-email' ],
			],
			$answer['invalid_fields']
		);
		self::assertSame( [], $this->mails );
		self::assertSame( [], $this->messages() );
	}

	/** @return iterable<string, array{string, string, string, int, string}> */
	public function refusals(): iterable {
		yield 'no multipart, whatever else is wrong' => [ '999999', 'application/json', '', 415, 'wpcf7_unsupported_media_type' ];
		yield 'no type' => [ 'FORM', '', self::TAG, 415, 'wpcf7_unsupported_media_type' ];
		yield 'no form, before the tag' => [ '999999', 'multipart/form-data', '', 404, 'wpcf7_not_found' ];
		yield 'no tag' => [ 'FORM', 'Multipart/Form-Data; boundary=x', '', 400, 'wpcf7_unit_tag_not_found' ];
		yield 'nothing left of the tag' => [ 'FORM', 'multipart/form-data', '<>"', 400, 'wpcf7_unit_tag_not_found' ];
		yield 'a hash' => [ 'abcdef1', 'multipart/form-data', self::TAG, 404, 'rest_no_route' ];
	}

	/** @dataProvider refusals */
	public function test_refuses_in_the_order_of_the_protocol( string $id, string $type, string $tag, int $status, string $code ): void {
		$id      = 'FORM' === $id ? (string) $this->make_form( self::FIELDS ) : $id;
		$request = new WP_REST_Request( 'POST', "/contact-form-7/v1/contact-forms/$id/feedback" );
		if ( '' !== $type ) {
			$request->set_header( 'content-type', $type );
		}
		$request->set_body_params( self::GOOD + [ '_wpcf7_unit_tag' => $tag ] );
		$answer = rest_do_request( $request );

		self::assertSame( $status, $answer->get_status() );
		self::assertSame( $code, $answer->get_data()['code'] );
		self::assertSame( [], $this->messages() );
	}

	public function test_other_methods_have_no_route(): void {
		$id = $this->make_form( self::FIELDS );
		foreach ( [ [ 'GET', 'feedback' ], [ 'PUT', 'feedback' ], [ 'POST', 'refill' ], [ 'POST', 'feedback/schema' ] ] as [ $method, $path ] ) {
			$answer = rest_do_request( new WP_REST_Request( $method, "/contact-form-7/v1/contact-forms/$id/$path" ) );
			self::assertSame( [ 404, 'rest_no_route' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
		}
	}

	public function test_a_body_too_large_for_the_server_is_told_in_words(): void {
		$_SERVER['CONTENT_LENGTH'] = '99999999999';
		$request                   = new WP_REST_Request( 'POST', '/contact-form-7/v1/contact-forms/' . $this->make_form( self::FIELDS ) . '/feedback' );
		$request->set_header( 'content-type', 'multipart/form-data' );
		$answer = rest_do_request( $request );

		self::assertSame( 413, $answer->get_status() );
		self::assertStringContainsString( 'too large: this site accepts', $answer->get_data()['message'] );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public function floods(): iterable {
		yield 'as many values as PHP takes, so that some may be missing' => [ array_fill_keys( array_map( static fn ( int $number ): string => "f$number", range( 1, (int) ini_get( 'max_input_vars' ) ) ), 'x' ) ];
		yield 'the same in one field' => [ [ 'your-name' => [ array_fill( 0, (int) ini_get( 'max_input_vars' ), 'x' ) ] ] ];
		yield 'more text than anybody reads' => [ [ 'unknown' => str_repeat( 'x', 1048577 ) ] ];
	}

	/**
	 * @dataProvider floods
	 * @param array<string, mixed> $fields
	 */
	public function test_what_cannot_be_kept_whole_is_not_taken_in( array $fields ): void {
		$answer = $this->send( $this->make_form( self::FIELDS ), $fields + self::GOOD );

		self::assertSame( [ 413, 'rueda_too_large' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
		self::assertStringContainsString( 'Please shorten it', $answer->get_data()['message'] );
		self::assertSame( [], $this->messages() );
	}

	public function test_more_files_than_php_takes_are_told_in_words(): void {
		$most  = (int) ini_get( 'max_file_uploads' );
		$files = [ 'cv' => [ 'name' => array_fill( 0, $most, 'a.txt' ), 'size' => array_fill( 0, $most, 5 ), 'tmp_name' => array_fill( 0, $most, '' ), 'error' => array_fill( 0, $most, UPLOAD_ERR_OK ) ] ];

		$answer = $this->send( $this->make_form( [ [ 'type' => 'file', 'name' => 'cv', 'isMultiple' => true ] ] ), [], $files );

		self::assertSame( 413, $answer->get_status() );
		self::assertStringContainsString( "fewer than $most", $answer->get_data()['message'] );
		self::assertSame( [], $this->messages() );
	}

	public function test_fields_without_a_file_are_not_too_many_files(): void {
		$most   = (int) ini_get( 'max_file_uploads' );
		$names  = array_map( static fn ( int $at ): string => "file-$at", range( 0, $most ) );
		$fields = array_map( static fn ( string $name ): array => [ 'type' => 'file', 'name' => $name ], $names );
		$empty  = [ 'name' => '', 'size' => 0, 'tmp_name' => '', 'error' => UPLOAD_ERR_NO_FILE ];

		$fields[] = [ 'type' => 'text', 'name' => 'word' ];
		$answer   = $this->send(
			$this->make_form( $fields ),
			[ 'word' => 'Hello' ],
			array_fill_keys( $names, $empty )
		);

		self::assertSame( 'mail_sent', $answer->get_data()['status'] );
	}

	public function test_a_page_of_an_impossible_number_is_none(): void {
		$id = $this->make_form( [ [ 'name' => 'your-name' ] ] );

		self::assertSame( 'mail_sent', $this->answer( $id, [ 'your-name' => 'Ada', '_wpcf7_container_post' => '-99999999999999999999' ] )['status'] );
	}

	public function test_answers_are_never_cached(): void {
		$id = $this->make_form( self::FIELDS );

		self::assertStringContainsString( 'no-store', $this->send( $id, self::GOOD )->get_headers()['Cache-Control'] );
		self::assertStringContainsString( 'no-store', rest_do_request( new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/$id/refill" ) )->get_headers()['Cache-Control'] );
	}

	public function test_refill_is_an_empty_list_without_quiz_and_captcha(): void {
		$id = $this->make_form( self::FIELDS );

		self::assertSame( '[]', wp_json_encode( rest_do_request( new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/$id/refill" ) )->get_data() ) );
	}

	public function test_consent_comes_after_the_fields_and_before_spam(): void {
		$id = $this->make_form( [ ...self::FIELDS, [ 'type' => 'acceptance', 'name' => 'terms', 'conditionText' => 'I agree.' ] ] );
		add_filter( 'wpcf7_spam', '__return_true' );

		self::assertSame( 'validation_failed', $this->answer( $id, [] )['status'] );
		$answer = $this->answer( $id, self::GOOD );
		self::assertSame( 'acceptance_missing', $answer['status'] );
		self::assertSame( 'You must accept the terms and conditions before sending your message.', $answer['message'] );
		self::assertSame( [], $answer['invalid_fields'] );
		self::assertSame( 'spam', $this->answer( $id, self::GOOD + [ 'terms' => '1' ] )['status'] );
	}

	public function test_consent_is_a_field_error_where_the_form_says_so(): void {
		$id = $this->make_form( [ [ 'type' => 'acceptance', 'name' => 'terms' ] ], [ 'meta_input' => [ 'rueda_form_settings' => 'acceptance_as_validation: on' ] ] );

		self::assertSame( [ 'terms' ], array_column( $this->answer( $id, [] )['invalid_fields'], 'field' ) );
	}

	public function test_an_inverted_consent_must_be_unchecked_and_an_optional_one_may_be(): void {
		$id = $this->make_form( [ [ 'type' => 'acceptance', 'name' => 'no', 'isInverted' => true ], [ 'type' => 'acceptance', 'name' => 'maybe', 'isOptional' => true, 'conditionText' => 'News' ] ] );

		self::assertSame( 'acceptance_missing', $this->answer( $id, [ 'no' => '1' ] )['status'] );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'maybe' => '1' ] )['status'] );
		self::assertSame( '{"maybe":"News"}', $this->messages()[0]['consents'] );
	}

	public function test_a_failed_mail_is_told_and_the_message_is_there(): void {
		add_filter( 'pre_wp_mail', '__return_false' );
		$answer = $this->answer( $this->make_form( self::FIELDS ), self::GOOD );

		self::assertSame( 'mail_failed', $answer['status'] );
		self::assertSame( 'There was an error trying to send your message. Please try again later.', $answer['message'] );
		self::assertSame( [ 'failed' ], array_column( $this->messages(), 'status' ) );
		self::assertStringContainsString( 'ada@example.org', $this->messages()[0]['fields'] );
	}

	public function test_members_only_answers_without_running_anything(): void {
		$id  = $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_settings' => 'subscribers_only: on' ] ] );
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
		$id     = $this->make_form( self::FIELDS );
		$user   = $this->act_as( 'subscriber' );
		$key    = [ '_rueda_key' => 'k3Zq0sXrB7t1v9w2a4c6' ];
		$nonce  = [ '_wpnonce' => wp_create_nonce( 'wp_rest' ) ];
		$others = 'a client without our key, which sends the nonce of WordPress';
		$this->answer( $id, self::GOOD + $nonce + $key );
		$this->answer( $id, [ 'your-name' => $others ] + self::GOOD );
		$this->answer( $id, [ '_rueda_key' => 'k3Zq0sXrB7t1v9w2a4c7' ] + self::GOOD );

		self::assertSame( [ $user, $user, 0 ], $users );
	}

	public function test_demo_mode_sends_and_stores_nothing(): void {
		$answer = $this->answer( $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_settings' => 'demo_mode: on' ] ] ), self::GOOD );

		self::assertTrue( $answer['demo_mode'] );
		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertSame( [ [], [] ], [ $this->mails, $this->messages() ] );
	}

	public function test_skip_mail_stores_and_says_sent(): void {
		self::assertSame( 'mail_sent', $this->answer( $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_settings' => 'skip_mail: on' ] ] ), self::GOOD )['status'] );
		self::assertSame( [ [], [ 'stored' ] ], [ $this->mails, array_column( $this->messages(), 'status' ) ] );
	}

	public function test_do_not_store_leaves_nothing_of_the_words_once_they_are_mailed(): void {
		$thanks = [ 'rueda_form_settings' => 'do_not_store: on', 'rueda_form_messages' => [ 'mail_sent_ok' => 'Thanks, [your-name].' ] ];
		$answer = $this->answer( $this->make_form( self::FIELDS, [ 'meta_input' => $thanks ] ), self::GOOD );

		self::assertSame( 'Thanks, Ada.', $answer['message'] );
		self::assertCount( 1, $this->mails );
		$kept = wp_json_encode( [ $this->messages(), MailsTable::rows( 'SELECT * FROM ' . MailsTable::full_name() ) ] );
		self::assertStringContainsString( 'Thank you for your message.', (string) $kept );
		self::assertStringNotContainsString( 'Ada', (string) $kept );
	}

	public function test_do_not_store_holds_for_a_message_that_is_not_mailed(): void {
		$this->answer( $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_settings' => "do_not_store: on\nskip_mail: on" ] ] ), self::GOOD );

		self::assertSame( [ [], [ 'stored' ] ], [ $this->mails, array_column( $this->messages(), 'status' ) ] );
		self::assertStringNotContainsString( 'Ada', (string) wp_json_encode( $this->messages() ) );
	}

	public function test_a_message_is_kept_only_with_the_consent_that_was_asked_for(): void {
		$id = $this->make_form( [ ...self::FIELDS, [ 'type' => 'acceptance', 'name' => 'keep', 'isOptional' => true, 'consentFor' => 'storage', 'conditionText' => 'Keep it' ] ] );
		$this->answer( $id, self::GOOD );
		self::assertStringNotContainsString( 'Ada', (string) wp_json_encode( $this->messages() ) );
		$this->answer( $id, [ 'keep' => '1', 'your-message' => 'Again' ] + self::GOOD );

		self::assertCount( 2, $this->mails );
		self::assertStringContainsString( 'Again', $this->messages()[1]['fields'] );
	}

	public function test_posted_data_are_clean_choices_are_lists_and_labels_become_values(): void {
		$seen = [];
		add_filter(
			'wpcf7_posted_data',
			static function ( array $posted ) use ( &$seen ): array {
				$seen = $posted;
				return $posted;
			}
		);
		$id = $this->make_form(
			[
				[ 'name' => 'a' ],
				[ 'type' => 'select', 'name' => 'to', 'choices' => [ [ 'label' => 'Sales', 'value' => 'sales@example.org' ] ] ],
				[ 'type' => 'checkbox', 'name' => 'days', 'hasFreeText' => true, 'choices' => [ [ 'label' => 'Mon' ], [ 'label' => 'Other' ] ] ],
				[ 'type' => 'quiz', 'name' => 'q' ],
			]
		);
		$this->answer( $id, [ 'a' => "\u{A0} <b>x</b>\0 ", 'to' => 'Sales', 'days' => [ 'Mon', 'Other' ], '_wpcf7_free_text_days' => 'Sunday', '_secret' => 'x', 'unknown' => 'kept' ] );

		self::assertSame( [ 'a' => '<b>x</b>', 'to' => [ 'sales@example.org' ], 'days' => [ 'Mon', 'Other Sunday' ], 'unknown' => 'kept' ], $seen );
	}

	public function test_what_counts_as_filled_in_is_mailed_however_deep_it_lies(): void {
		$id = $this->make_form( [ [ 'name' => 'a', 'isRequired' => true ], [ 'type' => 'select', 'name' => 'to', 'isRequired' => true, 'choices' => [ [ 'label' => 'Sales', 'value' => 'the shop' ] ] ] ], [ 'meta_input' => [ 'rueda_form_mail' => [ 'body' => '[a], [to]' ] ] ] );

		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => [ 'x' => [ 'y' => 'deep' ] ], 'to' => [ [ 'Sales' ] ] ] )['status'] );
		self::assertSame( 'deep, the shop', trim( (string) $this->mails[0]['message'] ) );
	}

	public function test_messages_may_say_how_many_fields_are_wrong(): void {
		$id = $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_messages' => [ 'validation_error' => '<i>Mend [_invalid_fields] fields.</i>' ] ] ] );

		self::assertSame( 'Mend 2 fields.', $this->answer( $id, [] )['message'] );
	}

	public function test_what_fields_say_is_plain_and_knows_what_was_sent(): void {
		$id = $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_messages' => [ 'invalid_email' => '<b>[your-name]</b>, “[your-email]” is no address.', 'invalid_required' => 'Needed.' ] ] ] );
		add_filter( 'wpcf7_display_message', static fn ( string $text, string $key ): string => 'invalid_required' === $key ? 'Say <i>who</i>.' : $text, 10, 2 );
		$sent = [ 'your-name' => '[your-email]', 'your-email' => 'ada@' ];

		self::assertSame( [ '[your-email], “ada@” is no address.' ], array_column( $this->answer( $id, $sent )['invalid_fields'], 'message' ) );
		self::assertSame( 'Say who.', $this->answer( $id, [ 'your-email' => 'ada@example.org' ] )['invalid_fields'][0]['message'] );
		// An add-on's message may contain what a visitor typed.
		add_filter(
			'wpcf7_validate',
			static function ( Validation $validation ): Validation {
				$validation->invalidate( 'your-message', 'Not <b>[_site_admin_email]</b>.' );
				return $validation;
			}
		);
		self::assertContains( 'Not [_site_admin_email].', array_column( $this->answer( $id, $sent )['invalid_fields'], 'message' ) );
		$rules = rest_do_request( new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/$id/feedback/schema" ) )->get_data()['rules'];
		self::assertContains( '[your-name], “[your-email]” is no address.', array_column( $rules, 'error' ) );
	}

	public function test_too_many_from_one_address_have_to_wait(): void {
		add_filter( 'rueda_rate_limit', static fn ( int $limit, string $name ): int => 'form' === $name ? 1 : $limit, 10, 2 );
		$id = $this->make_form( self::FIELDS );

		self::assertSame( 200, $this->send( $id, self::GOOD )->get_status() );
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.77';
		$refused                         = $this->send( $id, self::GOOD );
		self::assertSame( 429, $refused->get_status() );
		self::assertGreaterThan( 0, (int) $refused->get_headers()['Retry-After'] );
		self::assertCount( 1, $this->messages() );
	}

	public function test_schema_is_told_in_the_order_of_the_protocol(): void {
		$id     = $this->make_form(
			[
				[ 'name' => 't', 'isRequired' => true ],
				[ 'type' => 'textarea', 'name' => 'ta' ],
				[ 'type' => 'select', 'name' => 's', 'firstAsLabel' => true, 'choices' => [ [ 'label' => 'Pick' ], [ 'label' => 'A &amp; B', 'value' => 'x' ] ] ],
				[ 'type' => 'number', 'name' => 'n', 'min' => '2' ],
				[ 'type' => 'file', 'name' => 'f', 'isRequired' => true ],
				[ 'type' => 'date', 'name' => 'd' ],
				[ 'type' => 'radio', 'name' => 'r', 'choices' => [ [ 'label' => 'Yes' ] ] ],
				[ 'type' => 'checkbox', 'name' => 'free', 'hasFreeText' => true, 'choices' => [ [ 'label' => 'x' ] ] ],
				[ 'type' => 'hidden', 'name' => 'h' ],
			]
		);
		$schema = rest_do_request( new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/$id/feedback/schema" ) )->get_data();

		self::assertSame( [ 'version', 'locale', 'rules' ], array_keys( $schema ) );
		self::assertSame( 'Contact Form 7 SWV Schema 2024-10', $schema['version'] );
		self::assertSame(
			[ 'required r', 'maxitems r', 'date d', 'requiredfile f', 'file f', 'maxfilesize f', 'number n', 'minnumber n', 'required t', 'maxlength t', 'maxlength ta', 'enum r', 'enum s' ],
			array_map( static fn ( array $rule ): string => $rule['rule'] . ' ' . $rule['field'], $schema['rules'] )
		);
		self::assertSame( [ 'A & B' ], $schema['rules'][12]['accept'] );
		self::assertSame( [ '2', 400, 2000, 1048576 ], [ $schema['rules'][7]['threshold'], $schema['rules'][9]['threshold'], $schema['rules'][10]['threshold'], $schema['rules'][5]['threshold'] ] );
	}

	public function test_what_a_list_shows_as_a_choice_can_be_sent(): void {
		$list  = [
			'type'         => 'select',
			'name'         => 's',
			'firstAsLabel' => true,
			'includeBlank' => true,
			'choices'      => [ [ 'label' => 'One' ], [ 'label' => "Two\u{A0}" ] ],
		];
		$radio = [ 'type' => 'radio', 'name' => 'r', 'choices' => [ [ 'label' => 'Three&nbsp;', 'value' => '3' ] ] ];
		$id    = $this->make_form( [ $list, $radio ] );

		foreach ( [ 'One', "Two\u{A0}" ] as $choice ) {
			self::assertSame( 'mail_sent', $this->answer( $id, [ 's' => $choice, 'r' => "Three\u{A0}" ] )['status'] );
		}
		self::assertStringContainsString( "s: Two\nr: 3", str_replace( "\r", '', $this->mails[1]['message'] ) );
	}

	public function test_a_form_speaks_its_own_language_on_the_page_in_the_schema_and_in_answers(): void {
		$this->install_spanish();
		add_filter( 'gettext_rueda', static fn ( string $text, string $original ): string => 'es_ES' === determine_locale() ? "[$original]" : $text, 10, 2 );
		$id = $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_locale' => 'es_ES' ] ] );

		self::assertSame( '[Please fill out this field.]', $this->answer( $id, [] )['invalid_fields'][0]['message'] );
		self::assertSame( '[Please fill out this field.]', rest_do_request( new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/$id/feedback/schema" ) )->get_data()['rules'][0]['error'] );
		self::assertStringContainsString(
			'value="&#91;Send&#93;"',
			do_blocks( '<!-- wp:rueda/contact-form {"formId":' . $id . '} /-->' )
		);
		self::assertSame( 'Please fill out this field.', __( 'Please fill out this field.', 'rueda' ) );
		$meta = [ 'rueda_form_locale' => 'es_ES', 'rueda_form_settings' => 'subscribers_only: on' ];
		$own  = $this->make_form( self::FIELDS, [ 'meta_input' => $meta ] );
		$said = '[This contact form is available only for logged in users.]';
		self::assertSame( $said, $this->answer( $own, [] )['message'] );
		self::assertSame( $said, trim( $this->page( $own )->document->textContent ) );
	}

	public function test_options_describes_the_schema(): void {
		$id     = $this->make_form( self::FIELDS );
		$answer = rest_do_request( new WP_REST_Request( 'OPTIONS', "/contact-form-7/v1/contact-forms/$id/feedback/schema" ) );

		self::assertSame( [ 'version', 'locale', 'rules' ], array_keys( $answer->get_data()['schema']['properties'] ) );
	}

	public function test_add_ons_add_rules_and_both_sides_know_them(): void {
		$id = $this->make_form( self::FIELDS );
		add_action( 'wpcf7_swv_create_schema', static fn ( $schema ) => $schema->add_rule( [ 'rule' => 'minlength', 'field' => 'your-message', 'threshold' => 10, 'error' => 'Say more.' ] ) );

		self::assertSame( [ 'Say more.' ], array_column( $this->answer( $id, self::GOOD )['invalid_fields'], 'message' ) );
	}
}
