<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Routes;

use Rueda\Form\Form;
use Rueda\Form\Rules\Validation;
use WP_REST_Request;

final class FeedbackTest extends FeedbackTestCase {
	public function test_says_that_a_message_was_sent(): void {
		$id     = $this->make_form( self::FIELDS );
		$answer = $this->answer( $id, self::GOOD );

		self::assertSame(
			[ 'contact_form_id', 'status', 'message', 'posted_data_hash', 'into', 'invalid_fields' ],
			array_keys( $answer )
		);
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
				[
					'field'    => 'your-name',
					'message'  => 'Please fill out this field.',
					'idref'    => null,
					'error_id' => self::TAG . '-ve-your-name',
				],
				[
					'field'    => 'your-email',
					'message'  => 'Please enter an email address.',
					'idref'    => 'mail-box',
					'error_id' => self::TAG . '-ve-your-email',
				],
			],
			$answer['invalid_fields']
		);
		self::assertSame( [], $this->mails );
		self::assertSame( [], $this->messages() );
	}

	/** @return iterable<string, array{string, string, string, int, string}> */
	public function refusals(): iterable {
		yield 'no multipart, whatever else is wrong' => [
			'999999',
			'application/json',
			'',
			415,
			'wpcf7_unsupported_media_type',
		];
		yield 'no type' => [ 'FORM', '', self::TAG, 415, 'wpcf7_unsupported_media_type' ];
		yield 'no form, before the tag' => [ '999999', 'multipart/form-data', '', 404, 'wpcf7_not_found' ];
		yield 'no tag' => [ 'FORM', 'Multipart/Form-Data; boundary=x', '', 400, 'wpcf7_unit_tag_not_found' ];
		yield 'nothing left of the tag' => [ 'FORM', 'multipart/form-data', '<>"', 400, 'wpcf7_unit_tag_not_found' ];
		yield 'a hash' => [ 'abcdef1', 'multipart/form-data', self::TAG, 404, 'rest_no_route' ];
	}

	/** @dataProvider refusals */
	public function test_refuses_in_the_order_of_the_protocol(
		string $id,
		string $type,
		string $tag,
		int $status,
		string $code
	): void {
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
		foreach ( [
			[ 'GET', 'feedback' ],
			[ 'PUT', 'feedback' ],
			[ 'POST', 'refill' ],
			[ 'POST', 'feedback/schema' ],
		] as [ $method, $path ] ) {
			$answer = rest_do_request( new WP_REST_Request( $method, "/contact-form-7/v1/contact-forms/$id/$path" ) );
			self::assertSame( [ 404, 'rest_no_route' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
		}
	}

	public function test_a_body_too_large_for_the_server_is_told_in_words(): void {
		$_SERVER['CONTENT_LENGTH'] = '99999999999';
		$request                   = new WP_REST_Request(
			'POST',
			'/contact-form-7/v1/contact-forms/' . $this->make_form( self::FIELDS ) . '/feedback'
		);
		$request->set_header( 'content-type', 'multipart/form-data' );
		$answer = rest_do_request( $request );

		self::assertSame( 413, $answer->get_status() );
		self::assertStringContainsString( 'too large: this site accepts', $answer->get_data()['message'] );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public function floods(): iterable {
		yield 'as many values as PHP takes, so that some may be missing' => [
			array_fill_keys(
				array_map(
					static fn ( int $number ): string => "f$number",
					range( 1, (int) ini_get( 'max_input_vars' ) )
				),
				'x'
			),
		];
		yield 'the same in one field' => [
			[ 'your-name' => [ array_fill( 0, (int) ini_get( 'max_input_vars' ), 'x' ) ] ],
		];
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
		$files = [
			'cv' => [
				'name'     => array_fill( 0, $most, 'a.txt' ),
				'size'     => array_fill( 0, $most, 5 ),
				'tmp_name' => array_fill( 0, $most, '' ),
				'error'    => array_fill( 0, $most, UPLOAD_ERR_OK ),
			],
		];

		$answer = $this->send(
			$this->make_form( [ [ 'type' => 'file', 'name' => 'cv', 'isMultiple' => true ] ] ),
			[],
			$files
		);

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

		self::assertSame(
			'mail_sent',
			$this->answer( $id, [ 'your-name' => 'Ada', '_wpcf7_container_post' => '-99999999999999999999' ] )['status']
		);
	}

	public function test_answers_are_never_cached(): void {
		$id = $this->make_form( self::FIELDS );

		self::assertStringContainsString( 'no-store', $this->send( $id, self::GOOD )->get_headers()['Cache-Control'] );
		self::assertStringContainsString(
			'no-store',
			rest_do_request(
				new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/$id/refill" )
			)->get_headers()['Cache-Control']
		);
	}

	public function test_refill_is_an_empty_list_without_quiz_and_captcha(): void {
		$id = $this->make_form( self::FIELDS );

		self::assertSame(
			'[]',
			wp_json_encode(
				rest_do_request(
					new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/$id/refill" )
				)->get_data()
			)
		);
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
				[
					'type'    => 'select',
					'name'    => 'to',
					'choices' => [ [ 'label' => 'Sales', 'value' => 'sales@example.org' ] ],
				],
				[
					'type'        => 'checkbox',
					'name'        => 'days',
					'hasFreeText' => true,
					'choices'     => [ [ 'label' => 'Mon' ], [ 'label' => 'Other' ] ],
				],
				[ 'type' => 'quiz', 'name' => 'q' ],
			]
		);
		$this->answer(
			$id,
			[
				'a'                     => "\u{A0} <b>x</b>\0 ",
				'to'                    => 'Sales',
				'days'                  => [ 'Mon', 'Other' ],
				'_wpcf7_free_text_days' => 'Sunday',
				'_secret'               => 'x',
				'unknown'               => 'kept',
			]
		);

		self::assertSame(
			[
				'a'       => '<b>x</b>',
				'to'      => [ 'sales@example.org' ],
				'days'    => [ 'Mon', 'Other Sunday' ],
				'unknown' => 'kept',
			],
			$seen
		);
	}

	public function test_what_counts_as_filled_in_is_mailed_however_deep_it_lies(): void {
		$id = $this->make_form(
			[
				[ 'name' => 'a', 'isRequired' => true ],
				[
					'type'       => 'select',
					'name'       => 'to',
					'isRequired' => true,
					'choices'    => [ [ 'label' => 'Sales', 'value' => 'the shop' ] ],
				],
			],
			[ 'meta_input' => [ 'rueda_form_mail' => [ 'body' => '[a], [to]' ] ] ]
		);

		self::assertSame(
			'mail_sent',
			$this->answer( $id, [ 'a' => [ 'x' => [ 'y' => 'deep' ] ], 'to' => [ [ 'Sales' ] ] ] )['status']
		);
		self::assertSame( 'deep, the shop', trim( (string) $this->mails[0]['message'] ) );
	}

	public function test_messages_may_say_how_many_fields_are_wrong(): void {
		$id = $this->make_form(
			self::FIELDS,
			[
				'meta_input' => [
					'rueda_form_messages' => [ 'validation_error' => '<i>Mend [_invalid_fields] fields.</i>' ],
				],
			]
		);

		self::assertSame( 'Mend 2 fields.', $this->answer( $id, [] )['message'] );
	}

	public function test_what_fields_say_is_plain_and_knows_what_was_sent(): void {
		$id = $this->make_form(
			self::FIELDS,
			[
				'meta_input' => [
					'rueda_form_messages' => [
						'invalid_email'    => '<b>[your-name]</b>, “[your-email]” is no address.',
						'invalid_required' => 'Needed.',
					],
				],
			]
		);
		add_filter(
			'wpcf7_display_message',
			static fn ( string $text, string $key ): string => 'invalid_required' === $key ? 'Say <i>who</i>.' : $text,
			10,
			2
		);
		$sent = [ 'your-name' => '[your-email]', 'your-email' => 'ada@' ];

		self::assertSame(
			[ '[your-email], “ada@” is no address.' ],
			array_column( $this->answer( $id, $sent )['invalid_fields'], 'message' )
		);
		self::assertSame(
			'Say who.',
			$this->answer( $id, [ 'your-email' => 'ada@example.org' ] )['invalid_fields'][0]['message']
		);
		// An add-on's message may contain what a visitor typed.
		add_filter(
			'wpcf7_validate',
			static function ( Validation $validation ): Validation {
				$validation->invalidate( 'your-message', 'Not <b>[_site_admin_email]</b>.' );
				return $validation;
			}
		);
		self::assertContains(
			'Not [_site_admin_email].',
			array_column( $this->answer( $id, $sent )['invalid_fields'], 'message' )
		);
		$rules = rest_do_request(
			new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/$id/feedback/schema" )
		)->get_data()['rules'];
		self::assertContains( '[your-name], “[your-email]” is no address.', array_column( $rules, 'error' ) );
	}

	public function test_too_many_from_one_address_have_to_wait(): void {
		add_filter(
			'rueda_rate_limit',
			static fn ( int $limit, string $name ): int => 'form' === $name ? 1 : $limit,
			10,
			2
		);
		$id = $this->make_form( self::FIELDS );

		self::assertSame( 200, $this->send( $id, self::GOOD )->get_status() );
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.77';
		$refused                         = $this->send( $id, self::GOOD );
		self::assertSame( 429, $refused->get_status() );
		self::assertGreaterThan( 0, (int) $refused->get_headers()['Retry-After'] );
		self::assertCount( 1, $this->messages() );
	}
}
