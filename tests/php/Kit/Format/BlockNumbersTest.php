<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Format;

use Rueda\Kit\Format\BlockNumbers;
use Rueda\Kit\Format\DocType;
use Rueda\Tests\TestCase;

final class BlockNumbersTest extends TestCase {
	public function test_a_kit_takes_the_page_along_to_which_a_form_leads(): void {
		$replaced = BlockNumbers::replaced(
			'rueda/form-thanks',
			[ 'then' => 'page', 'pageId' => 7 ],
			static fn ( mixed $value, string $kind ): string => "$kind $value"
		);

		self::assertSame( [ 'then' => 'page', 'pageId' => DocType::PAGE . ' 7' ], $replaced );
	}
}
