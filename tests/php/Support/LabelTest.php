<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use Rueda\Support\Label;
use Rueda\Tests\TestCase;

/** Names that are shown to admins. */
final class LabelTest extends TestCase {
	public function test_equal_names_get_their_numbers(): void {
		self::assertSame(
			[ 3 => 'Contact (#3)', 5 => 'Questions', 8 => 'Contact (#8)' ],
			Label::told_apart( [ 3 => 'Contact', 5 => 'Questions', 8 => 'Contact' ] )
		);
	}
}
