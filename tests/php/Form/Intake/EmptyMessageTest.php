<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Intake;

use Rueda\Tests\Form\FormTestCase;

/**
 * An empty form is not accepted, but a single ticked box is enough.
 *
 * @group newest
 */
final class EmptyMessageTest extends FormTestCase {

	private const NAME    = [ 'name' => 'your-name' ];
	private const HIDDEN  = [ 'type' => 'hidden', 'name' => 'ref', 'defaultValue' => 'from-us' ];
	private const CONSENT = [ 'type' => 'acceptance', 'name' => 'terms' ];
	private const RADIO   = [
		'type'    => 'radio',
		'name'    => 'size',
		'choices' => [ [ 'label' => 'S', 'isDefault' => true ], [ 'label' => 'L' ] ],
	];
	private const LIST    = [
		'type'    => 'select',
		'name'    => 'topic',
		'choices' => [ [ 'label' => 'Sales' ], [ 'label' => 'Help' ] ],
	];
	private const BOXES   = [
		'type'    => 'checkbox',
		'name'    => 'days',
		'choices' => [ [ 'label' => 'Mon', 'isDefault' => true ], [ 'label' => 'Tue' ] ],
	];
	private const TEXT    = [ 'type' => 'textarea', 'name' => 'text', 'defaultValue' => "Dear all,\nhello" ];
	private const SLIDER  = [ 'type' => 'range', 'name' => 'much', 'min' => '0', 'max' => '10' ];

	/** @return iterable<string, array{list<array<string, mixed>>, array<string, mixed>}> */
	public function empty_messages(): iterable {
		yield 'nothing at all' => [ [ self::NAME ], [] ];
		yield 'spaces' => [ [ self::NAME ], [ 'your-name' => " \n\u{3000}" ] ];
		yield 'what the page says by itself' => [
			[ self::NAME, self::HIDDEN ],
			[ 'your-name' => '', 'ref' => 'changed' ],
		];
		yield 'consent' => [ [ self::NAME, self::CONSENT ], [ 'terms' => '1' ] ];
		yield 'consent that is missing' => [ [ self::NAME, self::CONSENT ], [] ];
		yield 'radios as they were' => [ [ self::NAME, self::RADIO ], [ 'size' => 'S' ] ];
		yield 'a list as it was' => [ [ self::NAME, self::LIST ], [ 'topic' => 'Sales' ] ];
		yield 'a list that begins with nothing' => [ [ [ 'includeBlank' => true ] + self::LIST ], [ 'topic' => '' ] ];
		yield 'boxes as they were' => [ [ self::NAME, self::BOXES ], [ 'days' => [ 'Mon' ] ] ];
		yield 'no box any more' => [ [ self::NAME, self::BOXES ], [] ];
		yield 'a text as it was' => [ [ self::NAME, self::TEXT ], [ 'text' => "Dear all,\r\nhello " ] ];
		yield 'a slider as it was' => [ [ self::NAME, self::SLIDER ], [ 'much' => '5' ] ];
		yield 'no file' => [ [ [ 'type' => 'file', 'name' => 'cv' ] ], [] ];
		yield 'what no message keeps' => [ [ self::NAME ], [ 'your-name' => '', 'captcha-token' => 'x' ] ];
		yield 'what the script adds' => [ [ self::NAME ], [ '_rueda_key' => 'abcdefgh1234' ] ];
	}

	/**
	 * @dataProvider empty_messages
	 * @param list<array<string, mixed>> $fields
	 * @param array<string, mixed>       $sent
	 */
	public function test_an_empty_message_is_refused_in_words( array $fields, array $sent ): void {
		$answer = $this->answer( $this->make_form( $fields ), $sent );

		self::assertSame(
			[ 'validation_failed', 'Please fill in at least one field.', [], '' ],
			[ $answer['status'], $answer['message'], $answer['invalid_fields'], $answer['posted_data_hash'] ]
		);
		self::assertSame( [ [], [] ], [ $this->messages(), $this->mails ] );
	}

	/** @return iterable<string, array{list<array<string, mixed>>, array<string, mixed>}> */
	public function messages_with_something(): iterable {
		yield 'a zero' => [ [ self::NAME ], [ 'your-name' => '0' ] ];
		yield 'another choice' => [ [ self::NAME, self::RADIO ], [ 'size' => 'L' ] ];
		yield 'the first of radios without a preset' => [
			[ self::NAME, [ 'choices' => [ [ 'label' => 'S' ], [ 'label' => 'L' ] ] ] + self::RADIO ],
			[ 'size' => 'S' ],
		];
		yield 'another of a list' => [ [ self::NAME, self::LIST ], [ 'topic' => 'Help' ] ];
		yield 'one more box' => [ [ self::NAME, self::BOXES ], [ 'days' => [ 'Mon', 'Tue' ] ] ];
		yield 'words beside a choice' => [
			[ self::NAME, [ 'hasFreeText' => true ] + self::RADIO ],
			[ 'size' => 'S', '_wpcf7_free_text_size' => 'or M' ],
		];
		yield 'a list that has to be answered' => [
			[ self::NAME, [ 'isRequired' => true ] + self::LIST ],
			[ 'topic' => 'Sales' ],
		];
		yield 'an address that was filled in for somebody, and is asked for' => [
			[
				self::NAME,
				[ 'type' => 'email', 'name' => 'e', 'isRequired' => true, 'defaultValue' => 'ana@example.org' ],
			],
			[ 'e' => 'ana@example.org' ],
		];
		yield 'a control in the form\'s own HTML' => [
			[ self::NAME, '<input name="signature">' ],
			[ 'signature' => 'Ana' ],
		];
		yield 'a form of one button' => [ [], [] ];
		yield 'a form of consent' => [ [ self::CONSENT, self::HIDDEN ], [ 'terms' => '1', 'ref' => 'from-us' ] ];
		yield 'a form of presets' => [
			[ self::RADIO, self::LIST, self::SLIDER, self::TEXT ],
			[ 'size' => 'S', 'topic' => 'Sales', 'much' => '5', 'text' => self::TEXT['defaultValue'] ],
		];
		yield 'a form that may only be read' => [ [ [ 'readonly' => true ] + self::NAME ], [] ];
	}

	/**
	 * @dataProvider messages_with_something
	 * @param list<array<string, mixed>> $fields
	 * @param array<string, mixed>       $sent
	 */
	public function test_a_message_with_an_answer_is_not_empty( array $fields, array $sent ): void {
		self::assertSame( 'mail_sent', $this->answer( $this->make_form( $fields ), $sent )['status'] );
	}

	public function test_a_message_with_only_a_field_of_an_add_on_is_not_empty(): void {
		add_filter( 'rueda_form_posted_names', static fn ( array $names ): array => [ ...$names, 'signature' ] );

		self::assertSame(
			'mail_sent',
			$this->answer( $this->make_form( [ self::NAME ] ), [ 'signature' => 'Ana' ] )['status']
		);
		self::assertStringContainsString( '"signature":"Ana"', $this->messages()[0]['fields'] );
	}

	public function test_values_that_an_add_on_adds_do_not_make_a_message_non_empty(): void {
		add_filter( 'wpcf7_posted_data', static fn ( array $posted ): array => $posted + [ 'source' => 'newsletter' ] );

		self::assertSame( 'validation_failed', $this->answer( $this->make_form( [ self::NAME ] ), [] )['status'] );
	}

	public function test_a_message_with_only_a_file_is_not_empty(): void {
		$file = wp_tempnam( 'cv.txt' );
		file_put_contents( $file, 'I can.' );
		$answer = $this->send(
			$this->make_form( [ [ 'type' => 'file', 'name' => 'cv', 'filetypes' => 'txt' ] ] ),
			[],
			[
				'cv' => [
					'name'     => 'cv.txt',
					'tmp_name' => $file,
					'error'    => UPLOAD_ERR_OK,
					'size'     => 6,
					'type'     => 'text/plain',
				],
			]
		);

		self::assertStringNotContainsString( 'at least one field', $answer->get_data()['message'] );
		wp_delete_file( $file );
	}

	public function test_a_site_may_decide_otherwise_and_say_it_otherwise(): void {
		$id = $this->make_form( [ self::NAME ] );
		add_filter(
			'wpcf7_display_message',
			static fn ( string $text, string $key ): string => 'nothing_filled_in' === $key ? 'Say something.' : $text,
			10,
			2
		);
		self::assertSame( 'Say something.', $this->answer( $id, [] )['message'] );

		add_filter( 'rueda_form_is_empty', '__return_false' );
		self::assertSame( 'mail_sent', $this->answer( $id, [] )['status'] );
	}

	public function test_what_is_wrong_with_a_field_comes_first(): void {
		self::assertSame(
			[ 'your-name' ],
			array_column(
				$this->answer( $this->make_form( [ [ 'isRequired' => true ] + self::NAME ] ), [] )['invalid_fields'],
				'field'
			)
		);
	}
}
