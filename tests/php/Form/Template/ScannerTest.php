<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Template;

use Rueda\Form\Template\FormTag;
use Rueda\Form\Template\Scanner;
use Rueda\Tests\Growth;
use Rueda\Tests\TestCase;

/**
 * Tells form-tags from text.
 *
 * @group newest
 */
final class ScannerTest extends TestCase {
	use Growth;

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public function tags(): iterable {
		yield 'type and name' => [
			'[text a]',
			[
				'type'        => 'text',
				'is_required' => false,
				'name'        => 'a',
				'options'     => [],
				'values'      => [],
				'content'     => '',
			],
		];
		yield 'required' => [
			'[email* your-mail]',
			[ 'type' => 'email', 'is_required' => true, 'name' => 'your-mail' ],
		];
		yield 'every character of options' => [
			"[text a -+*=:.!?\t#\$&@_/|%\nid:b]",
			[ 'options' => [ '-+*=:.!?', '#$&@_/|%', 'id:b' ] ],
		];
		yield 'quotes of both kinds' => [
			'[select a b "it\'s" \'say "x"\' ""]',
			[ 'options' => [ 'b' ], 'values' => [ "it's", 'say "x"', '' ] ],
		];
		yield 'values without a space' => [ '[text a"x"\'y\']', [ 'values' => [ 'x', 'y' ] ] ];
		yield 'content' => [
			"[textarea* t]one\ntwo[/textarea*]",
			[ 'type' => 'textarea', 'is_required' => true, 'content' => "one\ntwo" ],
		];
		yield 'content with HTML' => [
			'[acceptance a optional]<a href="/x">x</a>[/acceptance]',
			[ 'options' => [ 'optional' ], 'content' => '<a href="/x">x</a>' ],
		];
		yield 'names with dots and colons' => [ '[text a.b:c_d-1]', [ 'name' => 'a.b:c_d-1' ] ];
		yield 'no name' => [
			'[submit class:x "Send"]',
			[ 'name' => '', 'options' => [ 'class:x' ], 'values' => [ 'Send' ] ],
		];
		yield 'nothing but a type' => [ '[response]', [ 'type' => 'response', 'name' => '' ] ];
		yield 'closed in itself' => [ '[text a "x" /]', [ 'options' => [], 'values' => [ 'x' ] ] ];
	}

	/**
	 * @dataProvider tags
	 * @param array<string, mixed> $expected
	 */
	public function test_reads_a_tag_with_its_name_options_and_values( string $text, array $expected ): void {
		$pieces = Scanner::pieces_of( "before $text after" );

		self::assertCount( 3, $pieces );
		self::assertSame( [ 'before ', ' after' ], [ $pieces[0], $pieces[2] ] );
		$tag = $pieces[1];
		self::assertInstanceOf( FormTag::class, $tag );
		self::assertSame( $text, $tag->source );
		foreach ( $expected as $part => $value ) {
			self::assertSame( $value, $tag->$part, $part );
		}
	}

	/** @return iterable<string, array{string}> */
	public function texts(): iterable {
		$texts = [
			'[foo a]',
			'[textual a]',
			'[Text a]',
			'[text]',
			'[text 1a]',
			'[text a',
			'[text a "x]',
			'[text "a"]',
			'[text a (b)]',
			'[text a "x" b]',
			'[radio* a "x"]',
			'[submit* "x"]',
			'[/textarea]',
			'[text a "[b]"]',
			'[]',
			'[',
			']',
			'[text -a]',
			'[text äb]',
			'[ text a]',
		];
		foreach ( $texts as $text ) {
			yield $text => [ $text ];
		}
	}

	/** @dataProvider texts */
	public function test_leaves_brackets_that_are_no_tag_as_text( string $text ): void {
		self::assertSame( [ "x $text y" ], Scanner::pieces_of( "x $text y" ) );
	}

	public function test_doubled_brackets_show_a_tag(): void {
		self::assertSame( [ 'x &#91;text a "b"&#93; y' ], Scanner::pieces_of( 'x [[text a "b"]] y' ) );
		self::assertSame(
			[ '&#91;textarea a&#93;b&#91;/textarea&#93;' ],
			Scanner::pieces_of( '[[textarea a]b[/textarea]]' )
		);
		// A bracket that is doubled on one side only does not count.
		self::assertSame(
			[ '[', 'a' ],
			[ Scanner::pieces_of( '[[text a]' )[0], self::tag( Scanner::pieces_of( '[[text a]' )[1] )->name ]
		);
		self::assertSame(
			[ 'a', ']' ],
			[ self::tag( Scanner::pieces_of( '[text a]]' )[0] )->name, Scanner::pieces_of( '[text a]]' )[1] ]
		);
	}

	public function test_content_ends_with_the_same_type_and_holds_no_bracket(): void {
		self::assertSame( '', self::tag( Scanner::pieces_of( '[textarea* t]x[/textarea]' )[0] )->content );
		self::assertSame( '', self::tag( Scanner::pieces_of( '[textarea t]x [text a][/textarea]' )[0] )->content );
		self::assertCount( 4, Scanner::pieces_of( '[textarea t]x [text a][/textarea]' ) );
	}

	/** @return iterable<string, array{string}> */
	public function hostile(): iterable {
		foreach ( [
			'[',
			'[[',
			'[text a "',
			'[text a "" "',
			'[text a "\'',
			"[text\n",
			'[text a [',
			'[textarea a]',
			'[x',
			"\x00[",
		] as $part ) {
			yield (string) wp_json_encode( $part ) => [ $part ];
		}
	}

	/** @dataProvider hostile */
	public function test_hostile_text_costs_no_more_than_its_length_and_loses_nothing( string $part ): void {
		$text = str_repeat( $part, intdiv( 120_000, strlen( $part ) ) );
		self::assert_grows_evenly(
			static fn ( int $bytes ): array => Scanner::pieces_of( substr( $text, 0, $bytes ) ),
			120_000
		);
		$found = implode(
			'',
			array_map(
				static fn ( string|FormTag $piece ): string => is_string( $piece ) ? $piece : $piece->source,
				Scanner::pieces_of( $text )
			)
		);

		self::assertSame( md5( $text ), md5( $found ) );
	}

	private static function tag( string|FormTag $piece ): FormTag {
		self::assertInstanceOf( FormTag::class, $piece );
		return $piece;
	}
}
