<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Check;

use Rueda\Form\Check\Finding;
use WP_REST_Request;

/**
 * Each way to lose a mail or a field without a warning, with its code.
 *
 * @group newest
 */
final class ConfigChecksTest extends CheckTestCase {
	public function test_a_new_form_has_no_findings(): void {
		self::assertSame( [], $this->codes( [ self::EMAIL ] ) );
	}

	public function test_a_long_text_of_a_field_that_allows_it_is_no_mistake(): void {
		self::assertArrayNotHasKey(
			'unusable_limit',
			$this->codes( [ self::EMAIL, [ 'type' => 'textarea', 'name' => 'a', 'label' => 'A', 'minlength' => 500 ] ] )
		);
	}

	public function test_a_file_field_whose_types_were_chosen_surprises_nobody(): void {
		$field = [ 'type' => 'file', 'name' => 'a', 'label' => 'A', 'filetypes' => 'image/*' ];

		self::assertArrayNotHasKey( 'no_documents', $this->codes( [ self::EMAIL, $field ] ) );
	}

	/**
	 * @dataProvider wrong_forms
	 * @dataProvider wrong_limits
	 */
	public function test_tells_what_is_wrong_with_a_form( string $code, array $fields ): void {
		self::assertSame( 'form.body', $this->codes( $fields )[ $code ] ?? '' );
	}

	public static function wrong_forms(): array {
		$field = static fn ( array $more ): array => [ $more + [ 'label' => 'A', 'name' => 'a' ], self::EMAIL ];
		return [
			'a name of WordPress’s'           => [ 'unavailable_names', $field( [ 'name' => 'year' ] ) ],
			'a dot in a name'                 => [ 'dots_in_names', $field( [ 'name' => 'a.b' ] ) ],
			'a colon in a name'               => [ 'colons_in_names', $field( [ 'name' => 'a:b' ] ) ],
			'files larger than PHP takes'     => [
				'upload_filesize_overlimit',
				$field( [ 'type' => 'file', 'limit' => '9000mb' ] ),
			],
			'each file larger than PHP takes' => [
				'upload_filesize_overlimit',
				$field( [ 'type' => 'file', 'isMultiple' => true, 'limit' => '9001mb', 'limitEach' => '9000mb' ] ),
			],
			'more files than PHP takes'       => [
				'too_many_files',
				$field( [ 'type' => 'file', 'isMultiple' => true, 'mostFiles' => 20000 ] ),
			],
			'a size of each that is none'     => [
				'unusable_limit',
				$field( [ 'type' => 'file', 'isMultiple' => true, 'limitEach' => 'lots' ] ),
			],
			'nothing to choose from'          => [ 'no_choices', $field( [ 'type' => 'radio' ] ) ],
			'a quiz nobody can answer'        => [
				'quiz_without_answer',
				$field(
					[
						'type'      => 'quiz',
						'questions' => [
							[ 'question' => 'Red?', 'answer' => 'Yes' ],
							[ 'question' => 'Blue?', 'answer' => ' ' ],
						],
					]
				),
			],
		];
	}

	public static function wrong_limits(): array {
		$field = static fn ( array $more ): array => [ $more + [ 'label' => 'A', 'name' => 'a' ], self::EMAIL ];
		return [
			'no number between limits'      => [
				'limits_reversed',
				$field( [ 'type' => 'number', 'min' => '10', 'max' => '9.5' ] ),
			],
			'a slider from 200 to 100'      => [ 'limits_reversed', $field( [ 'type' => 'range', 'min' => '200' ] ) ],
			'types of file nobody knows'    => [
				'no_file_types',
				$field( [ 'type' => 'file', 'filetypes' => 'no/such' ] ),
			],
			'one unknown type among others' => [
				'unknown_file_types',
				$field( [ 'type' => 'file', 'filetypes' => 'pdf|no/such' ] ),
			],
			'a file field that refuses PDF' => [ 'no_documents', $field( [ 'type' => 'file' ] ) ],
			'a size that is no size'        => [ 'unusable_limit', $field( [ 'type' => 'file', 'limit' => 'lots' ] ) ],
			'a day that is no day'          => [
				'unusable_limit',
				$field( [ 'type' => 'date', 'max' => '12/01/2026' ] ),
			],
			'lengths that are reversed'     => [ 'unusable_limit', $field( [ 'minlength' => 10, 'maxlength' => 5 ] ) ],
			'more than the usual length'    => [ 'unusable_limit', $field( [ 'minlength' => 500 ] ) ],
			'a time that cannot be read'    => [ 'unusable_limit', $field( [ 'type' => 'time', 'min' => '9 am' ] ) ],
			'no time between limits'        => [
				'limits_reversed',
				$field( [ 'type' => 'time', 'min' => '18:00', 'max' => '09:00' ] ),
			],
			'no day between limits'         => [
				'limits_reversed',
				$field( [ 'type' => 'date', 'min' => '2027-01-01', 'max' => '2026-12-31' ] ),
			],
			'stars without number'          => [ 'unusable_limit', $field( [ 'type' => 'rating', 'max' => '50' ] ) ],
			'no label'                      => [ 'no_label', [ [ 'name' => 'a' ] ] ],
			'no field'                      => [ 'no_fields', [] ],
			'a form in the form'            => [
				'unavailable_html_elements',
				[ self::EMAIL, '<!-- wp:html --><form action="/x"></form><!-- /wp:html -->' ],
			],
			'two controls in a label'       => [
				'multiple_controls_in_label',
				[ self::EMAIL, '<!-- wp:html --><label><input name="x"><input name="y"></label><!-- /wp:html -->' ],
			],
		];
	}

	public function test_leads_to_the_field_by_the_name_that_its_block_has(): void {
		$found = $this->findings( [ [ 'name' => 'a.b', 'label' => 'A' ], self::EMAIL ] );
		self::assertSame(
			[ [ 'dots_in_names', 'a.b' ] ],
			array_map( static fn ( Finding $one ): array => [ $one->code, $one->to_array()['field'] ], $found )
		);
	}

	public function test_tells_of_a_form_without_a_button(): void {
		self::assertArrayHasKey(
			'no_submit',
			$this->codes( [], [ 'post_content' => '<!-- wp:rueda/form-field {"name":"a","label":"A"} /-->' ] )
		);
	}

	/** @dataProvider buttons */
	public function test_a_button_written_as_html_is_one( string $html, bool $sends ): void {
		$codes = $this->codes(
			[],
			[
				'post_content' => '<!-- wp:rueda/form-field {"name":"a","label":"A"} /--><!-- wp:html -->' . $html
					. '<!-- /wp:html -->',
			]
		);

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
		self::assertSame(
			[ 'html_in_message' => 'messages.spam', 'deprecated_settings' => 'additional_settings.body' ],
			$found
		);
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
		$in_group = static fn (
			string $attributes,
			string $field
		): string => "<!-- wp:group $attributes --><div class=\"wp-block-group\"><!-- wp:rueda/form-field $field /-->"
			. '</div><!-- /wp:group -->';
		$phones   = '{"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}}';
		$needed   = '{"name":"town","label":"Town","isRequired":true}';

		self::assertSame(
			[ 'required_out_of_sight' => 'form.body' ],
			$this->codes( [ self::EMAIL, $in_group( $phones, $needed ) ] )
		);
		self::assertSame( [], $this->codes( [ self::EMAIL, $in_group( $phones, '{"name":"town","label":"Town"}' ) ] ) );
		self::assertSame( [], $this->codes( [ self::EMAIL, $in_group( '{}', $needed ) ] ) );
		self::assertSame(
			[],
			$this->codes( [ self::EMAIL, $in_group( '{"metadata":{"blockVisibility":false}}', $needed ) ] )
		);
	}

	public function test_tells_of_a_form_that_asks_for_nothing(): void {
		$preset = [
			'type'    => 'radio',
			'name'    => 'size',
			'label'   => 'Size',
			'choices' => [ [ 'label' => 'S', 'isDefault' => true ], [ 'label' => 'L' ] ],
		];
		$email  = [ 'isRequired' => false ] + self::EMAIL;

		self::assertSame( [ 'all_optional' => 'form.body' ], $this->codes( [ $email ] ) );
		self::assertSame( [ 'all_optional' => 'form.body' ], $this->codes( [ $email, $preset ] ) );
		self::assertSame( [], $this->codes( [ $email, [ 'choices' => [ [ 'label' => 'S' ] ] ] + $preset ] ) );
		self::assertArrayNotHasKey(
			'all_optional',
			$this->codes( [ [ 'type' => 'acceptance', 'name' => 'yes', 'label' => 'Yes' ] ] ),
			'There is nothing to mark.'
		);
	}
}
