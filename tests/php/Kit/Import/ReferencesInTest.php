<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Import\ReferencesIn;
use Rueda\Tests\TestCase;

final class ReferencesInTest extends TestCase {
	/** @dataProvider addresses */
	public function test_an_address_has_one_question_mark( string $url, string $value, string $html ): void {
		$references = new ReferencesIn( [], static fn (): int => 0, static fn (): string => $url );
		self::assertSame( $value, $references->value( 'rueda-kit:page:about?a=b#c' ) );
		self::assertSame( "<a href=\"$html\">", $references->html( '<a href="rueda-kit:page:about?a=b#c">' ) );
	}

	/** @return iterable<string, array{string, string, string}> */
	public function addresses(): iterable {
		$plain = 'https://a.test/?page_id=7';
		$named = 'https://a.test/about/';
		yield 'plain' => [ $plain, $plain . '&a=b#c', $plain . '&amp;a=b#c' ];
		yield 'named' => [ $named, $named . '?a=b#c', $named . '?a=b#c' ];
	}
}
