<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use Rueda\Support\Label;
use Rueda\Tests\TestCase;

/** Names of areas, and names that are shown to admins. */
final class LabelTest extends TestCase {
	/** @dataProvider labels */
	public function test_only_tags_are_removed_from_a_label( string $html, string $text ): void {
		self::assertSame( $text, Label::plain( $html ) );
	}

	/** @return iterable<array{string, string}> As in src/frontend/values/plain-text.test.ts. */
	public function labels(): iterable {
		yield [ 'I <3 WordPress', 'I <3 WordPress' ];
		yield [ 'I &lt;3 you', 'I <3 you' ];
		yield [ '1 < 2 > 0', '1 < 2 > 0' ];
		yield [ 'a<b', 'a<b' ];
		yield [ 'love </3 <br>or not', 'love </3 or not' ];
		yield [ '<strong>Health</strong> and <em class="a">Fun</em>', 'Health and Fun' ];
		yield [ '&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>' ];
		yield [ 'a<script>alert( 1 )</script>b<!-- c -->', 'ab' ];
		yield [ '<a href="x">Work</a><br />life', 'Worklife' ];
		yield [ "  two \n\t words ", 'two words' ];
	}

	public function test_equal_names_get_their_numbers(): void {
		self::assertSame(
			[ 3 => 'Contact (#3)', 5 => 'Questions', 8 => 'Contact (#8)' ],
			Label::told_apart( [ 3 => 'Contact', 5 => 'Questions', 8 => 'Contact' ] )
		);
	}
}
