<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Routes;

use Rueda\Tests\Form\FormTestCase;

/** What is read, refused and kept of a posted form. */
final class PostedValuesTest extends FormTestCase {

	private const FIELDS = [
		[ 'name' => 'your-name', 'isRequired' => true ],
		[ 'type' => 'email', 'name' => 'your-email', 'isRequired' => true, 'htmlId' => 'mail-box' ],
		[ 'type' => 'textarea', 'name' => 'your-message' ],
	];

	private const GOOD = [ 'your-name' => 'Ada', 'your-email' => 'ada@example.org', 'your-message' => 'Hello' ];

	private const ALL_KINDS = [
		[ 'name' => 'your-name' ],
		[ 'type' => 'checkbox', 'name' => 'days', 'hasFreeText' => true, 'choices' => [ [ 'label' => 'Sí' ] ] ],
		[ 'type' => 'hidden', 'name' => 'ref' ],
		[ 'type' => 'acceptance', 'name' => 'news', 'isOptional' => true ],
		[ 'type' => 'number', 'name' => 'count' ],
		[ 'type' => 'quiz', 'name' => 'quiz' ],
	];

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public function unreadable(): iterable {
		yield 'words' => [ 'your-name', [ 'your-name' => "\xFF\xFEAna" ] ];
		yield 'words that were cut' => [ 'your-name', [ 'your-name' => "Ana Mar\xC3" ] ];
		yield 'words deep in a list' => [ 'your-name', [ 'your-name' => [ [ 'Ana' ], [ 'x' => "\x80\x81" ] ] ] ];
		yield 'a choice' => [ 'days', [ 'days' => [ "\xF5" ] ] ];
		yield 'words beside a choice' => [
			'days',
			[ 'days' => [ 'Sí' ], '_wpcf7_free_text_days' => "\xCF\xF0\xE8\xE2\xE5\xF2" ],
		];
		yield 'a hidden value' => [ 'ref', [ 'ref' => "\xC3\x28" ] ];
		yield 'a consent' => [ 'news', [ 'news' => "1\xFF" ] ];
	}

	/**
	 * @dataProvider unreadable
	 * @param array<string, mixed> $fields
	 */
	public function test_what_is_no_text_is_refused_in_words( string $field, array $fields ): void {
		$answer = $this->answer( $this->make_form( self::ALL_KINDS ), $fields + [ 'quiz' => '2' ] );

		self::assertSame(
			'This field contains characters that cannot be read. Please type it again.',
			array_column( $answer['invalid_fields'], 'message', 'field' )[ $field ] ?? null
		);
		self::assertSame( [], $this->messages() );
	}

	public function test_latin_1_is_understood(): void {
		$id = $this->make_form(
			[
				[ 'name' => 'your-name' ],
				[ 'type' => 'select', 'name' => 'days', 'choices' => [ [ 'label' => 'Sí' ] ] ],
			],
			[ 'meta_input' => [ 'rueda_form_mail' => [ 'body' => '[your-name]: [days]' ] ] ]
		);
		$this->answer( $id, [ 'your-name' => "\xBFC\xF3mo est\xE1, Se\xF1or?", 'days' => "S\xED" ] );

		self::assertSame( '¿Cómo está, Señor?: Sí', trim( (string) $this->mails[0]['message'] ) );
		self::assertStringContainsString( '¿Cómo está, Señor?', $this->messages()[0]['fields'] );
	}

	public function test_a_browser_whose_name_is_no_text_is_still_one(): void {
		$_SERVER['HTTP_USER_AGENT'] = "Mozilla/5.0 \x80";

		self::assertSame( 'mail_sent', $this->answer( $this->make_form( self::FIELDS ), self::GOOD )['status'] );
	}

	public function test_control_characters_are_not_kept(): void {
		$this->answer(
			$this->make_form( self::FIELDS ),
			[ 'your-name' => "A\x01d\x1Ba\x7F", 'your-message' => "One\x0Btwo\tthree\r\nfour\0" ] + self::GOOD
		);

		self::assertSame(
			[ 'your-name' => 'Ada', 'your-message' => "One two\tthree\r\nfour", 'your-email' => 'ada@example.org' ],
			json_decode( $this->messages()[0]['fields'], true )['posted']
		);
	}

	public function test_only_what_belongs_to_the_form_is_kept(): void {
		$html = '<!-- wp:html --><input name="utm.source"><select name="sizes[]"></select><!-- /wp:html -->';
		$id   = $this->make_form(
			[ [ 'name' => 'a' ], $html ],
			[
				'meta_input' => [
					'rueda_form_mail'   => [ 'body' => '[a] [in-mail]' ],
					'rueda_form_mail_2' => [ 'body' => '[_raw_second]' ],
				],
			]
		);
		add_filter( 'rueda_form_posted_names', static fn ( array $names ): array => [ ...$names, 'declared' ] );
		add_filter(
			'wpcf7_posted_data',
			static fn ( array $posted ): array => [
				'stranger' => strtoupper( $posted['stranger'] ),
				'added'    => 'by an add-on',
			] + $posted
		);
		$of_the_form = [
			'a'          => 'x',
			'utm_source' => 'letter',
			'sizes'      => [ 'S' ],
			'in-mail'    => 'y',
			'second'     => 'z',
			'declared'   => [ 'k' => 'v' ],
		];
		$this->answer( $id, $of_the_form + [ 'stranger' => 'known', 'unknown' => str_repeat( "\x01", 900000 ) ] );
		$posted = json_decode( $this->messages()[0]['fields'], true )['posted'];

		self::assertEquals( $of_the_form + [ 'stranger' => 'KNOWN', 'added' => 'by an add-on' ], $posted );
		self::assertStringContainsString( 'x y', (string) $this->mails[0]['message'] );
	}

	public function test_what_an_add_on_removes_is_not_kept(): void {
		add_filter(
			'wpcf7_posted_data',
			static fn ( array $posted ): array => array_diff_key( $posted, [ 'your-email' => '' ] )
		);
		$this->answer( $this->make_form( self::FIELDS ), self::GOOD );

		self::assertStringNotContainsString( 'ada@example.org', $this->messages()[0]['fields'] );
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public function too_long(): iterable {
		yield 'a hidden value' => [ 'ref', [ 'ref' => str_repeat( 'x', 10001 ) ] ];
		yield 'words beside a choice' => [
			'days',
			[ 'days' => [ 'Sí' ], '_wpcf7_free_text_days' => str_repeat( 'x', 10001 ) ],
		];
		yield 'a number' => [ 'count', [ 'count' => str_repeat( '0', 400 ) . '1' ] ];
		yield 'an answer' => [ 'quiz', [ 'quiz' => str_repeat( '2', 401 ) ] ];
		yield 'what no field knows' => [ 'declared', [ 'declared' => [ str_repeat( 'k', 10000 ) => 'v' ] ] ];
	}

	/**
	 * @dataProvider too_long
	 * @param array<string, mixed> $fields
	 */
	public function test_what_is_longer_than_anybody_types_is_refused_in_words( string $field, array $fields ): void {
		add_filter( 'rueda_form_posted_names', static fn (): array => [ 'declared' ] );
		$answer = $this->answer( $this->make_form( self::ALL_KINDS ), $fields + [ 'quiz' => '2' ] );

		self::assertSame(
			'This field has a too long input.',
			array_column( $answer['invalid_fields'], 'message', 'field' )[ $field ] ?? null
		);
		self::assertSame( [], $this->messages() );
	}

	public function test_all_choices_of_a_long_list_may_be_taken(): void {
		$labels = array_map(
			static fn ( int $number ): string => str_repeat( 'word ', 20 ) . $number,
			range( 1, 150 )
		);
		$id     = $this->make_form(
			[
				[
					'type'    => 'checkbox',
					'name'    => 'all',
					'choices' => array_map( static fn ( string $label ): array => [ 'label' => $label ], $labels ),
				],
			]
		);

		self::assertSame( 'mail_sent', $this->answer( $id, [ 'all' => $labels ] )['status'] );
	}
}
