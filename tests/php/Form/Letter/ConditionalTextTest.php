<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Letter;

use Rueda\Form\Letter\ConditionalText;

final class ConditionalTextTest extends LetterTestCase {
	private const ANSWERS = [
		'reason' => [ 'Complaint' ],
		'age'    => [ '18' ],
		'town'   => [],
		'days'   => [ 'Mon', 'Tue' ],
	];

	/** @return array<string, array{string, bool}> */
	public static function conditions(): array {
		return [
			'a field that was filled in'        => [ 'reason', true ],
			'a field that is empty'             => [ 'town', false ],
			'an empty field that is meant so'   => [ 'town empty', true ],
			'an answer in any case'             => [ 'reason equal "complaint "', true ],
			'an answer in single quotes'        => [ "reason equal 'Question'", false ],
			'a number'                          => [ 'age greater "17"', true ],
			'one of several answers'            => [ 'days one-of "Sun" "Tue"', true ],
			'two conditions, of which one does' => [ 'reason equal "Complaint" and town', false ],
			'one of two conditions'             => [ 'town or age less "20"', true ],
			'and binds more closely than or'    => [ 'reason or age and town', true ],
			'words in quotes are no conditions' => [ 'reason equal "this or that"', false ],
			'a field that is not there'         => [ 'gone empty', false ],
		];
	}

	/** @dataProvider conditions */
	public function test_a_part_stays_where_its_conditions_hold( string $conditions, bool $stays ): void {
		self::assertSame( $stays ? 'a x b' : 'a  b', $this->shown( "a [if {$conditions}]x[/if] b" ) );
		self::assertSame( [], ConditionalText::unreadable( "a [if {$conditions}]x[/if] b" ) );
	}

	public function test_a_tag_that_is_alone_on_its_line_leaves_no_empty_line(): void {
		self::assertSame( "a\nx\nb", $this->shown( "a\r\n [if age]\r\nx\r\n[/if] \r\nb" ) );
		self::assertSame( "a\nb", $this->shown( "a\n[if town]\nx\n[/if]\nb" ) );
		self::assertSame( "a\n", $this->shown( "a\n[if town]\nx\n[/if]" ) );
	}

	public function test_parts_lie_inside_others(): void {
		$text = 'a[if %s]b[if %s]c[/if]d[/if]e';

		self::assertSame( 'abcde', $this->shown( sprintf( $text, 'age', 'age' ) ) );
		self::assertSame( 'abde', $this->shown( sprintf( $text, 'age', 'town' ) ) );
		self::assertSame( 'ae', $this->shown( sprintf( $text, 'town', 'age' ) ) );
	}

	public function test_what_cannot_be_read_stays_as_it_is_written_and_is_told(): void {
		$texts = [
			'a [if age]x'                       => [ '[if age]' ],
			'a x[/if]'                          => [ '[/if]' ],
			'a [if age like "x"]x[/if]'         => [ '[if age like "x"]' ],
			'a [if age equal]x[/if]'            => [ '[if age equal]' ],
			'a [if age equal "1" "2"]x[/if]'    => [ '[if age equal "1" "2"]' ],
			'a [if age empty "1"]x[/if]'        => [ '[if age empty "1"]' ],
			'a [if age and]x[/if]'              => [ '[if age and]' ],
			'[if town][if age like]x[/if][/if]' => [ '[if age like]' ],
		];
		foreach ( $texts as $text => $tags ) {
			self::assertSame( $tags, ConditionalText::unreadable( $text ), $text );
			self::assertSame( str_starts_with( $text, '[if town]' ) ? '' : $text, $this->shown( $text ) );
		}
		self::assertSame( 'a [if age]x[/if]', $this->shown( 'a [[if age]]x[[/if]]' ) );
		self::assertSame( [], ConditionalText::unreadable( 'a [[if age]]x[[/if]]' ) );
	}

	public function test_ten_thousand_parts_in_each_other_are_read(): void {
		$deep = str_repeat( '[if age]', 10000 ) . 'x' . str_repeat( '[/if]', 10000 );

		self::assertSame( 'x', $this->shown( $deep ) );
		self::assertSame( '', $this->shown( '[if town]' . $deep . '[/if]' ) );
		$wrong = str_repeat( '[if "', 10000 ) . str_repeat( '[/if]', 10000 );
		self::assertCount( 10000, ConditionalText::unreadable( $wrong ) );
	}

	public function test_an_email_says_what_was_asked_for_by_the_answers(): void {
		$body = "Dear [your-name],\n[if to equal \"Sales\"]\nWe sell.\n[/if]\n"
			. '[if ref]Ref: [ref][/if][if cv]File.[/if]Bye';

		self::assertStringContainsString( "Dear Ada,\nWe sell.\nBye", $this->mail( [ 'body' => $body ] )['message'] );
		$other = $this->mail( [ 'body' => $body ], [ 'to' => 'Support', 'ref' => '7' ] );
		self::assertStringContainsString( "Dear Ada,\nRef: 7Bye", $other['message'] );
	}

	public function test_a_subject_and_an_html_email_have_conditions_too(): void {
		$mail = $this->mail(
			[
				'subject'  => 'Contact[if days one-of "Tue" "Wed"] (soon)[/if]',
				'body'     => '<p>[if days equal "Sun"]Closed.[/if][if terms]Agreed.[/if]</p>',
				'use_html' => true,
			]
		);

		self::assertSame( 'Contact (soon)', $mail['subject'] );
		self::assertStringContainsString( '<p>Agreed.</p>', $mail['message'] );
	}

	public function test_what_visitors_write_is_never_taken_for_a_condition(): void {
		$mail = $this->mail(
			[ 'body' => '[if your-name]Name: [your-name][/if], text: [text]' ],
			[ 'your-name' => '[/if][if ref]', 'text' => '[if ref]all[/if]' ]
		);

		self::assertStringContainsString( 'Name: [/if][if ref], text: [if ref]all[/if]', $mail['message'] );
	}

	public function test_a_hidden_field_is_empty_for_the_email_now_and_later(): void {
		$rule = [ 'match' => 'all', 'rules' => [ [ 'field' => 'a', 'is' => 'equal', 'value' => 'yes' ] ] ];
		$form = $this->make_form(
			[ [ 'name' => 'a' ], [ 'name' => 'b', 'showIf' => $rule ] ],
			[ 'meta_input' => [ 'rueda_form_mail' => [ 'body' => '[if b empty]No b.[/if][if b]B: [b][/if]' ] ] ]
		);
		$this->answer( $form, [ 'a' => 'no', 'b' => 'typed before' ] );
		self::assertStringContainsString( 'No b.', $this->mails[0]['message'] );
		self::assertStringNotContainsString( 'B:', $this->mails[0]['message'] );
	}

	private function shown( string $text ): string {
		return ConditionalText::shown( $text, static fn ( string $name ): ?array => self::ANSWERS[ $name ] ?? null );
	}
}
