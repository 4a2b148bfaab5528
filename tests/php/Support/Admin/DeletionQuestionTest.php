<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Admin;

use Rueda\Support\Admin\DeletionQuestion;
use Rueda\Tests\TestCase;

final class DeletionQuestionTest extends TestCase {
	public function test_names_some_sends_all_and_is_answered_by_its_button(): void {
		$ids  = range( 11, 35 );
		$rows = array_combine( $ids, array_map( static fn ( int $id ): string => "Row <$id>", $ids ) );
		$html = $this->echoed(
			static fn () => DeletionQuestion::print(
				'https://example.org/?a=1&b',
				[ 'Sure?', 'For good.' ],
				$rows,
				'and %s more',
				'row',
				'some-nonce',
				'delete'
			)
		);

		self::assertSame( 21, substr_count( $html, '<li>' ) );
		self::assertStringContainsString( '<li>Row &lt;30&gt;</li><li>and 5 more</li>', $html );
		self::assertSame( 25, substr_count( $html, 'name="row[]"' ) );
		self::assertStringContainsString( 'name="action" value="delete"', $html );

		self::assertFalse( DeletionQuestion::is_answered() );
		preg_match( '/name="confirmed" value="([^"]+)"/', $html, $found );
		$_POST['confirmed'] = $found[1];
		self::assertTrue( DeletionQuestion::is_answered() );
		unset( $_POST['confirmed'] );
	}
}
