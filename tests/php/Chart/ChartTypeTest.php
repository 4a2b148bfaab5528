<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart;

use Rueda\Chart\ChartType;
use Rueda\Tests\TestCase;

final class ChartTypeTest extends TestCase {
	/**
	 * TypeScript reads the same words: src/frontend/values/chart-type.test.ts.
	 *
	 * @dataProvider words
	 */
	public function test_reads_the_same_types_as_the_script( mixed $word, string $type ): void {
		self::assertSame( $type, ChartType::from_word( $word )->name );
	}

	/** @return list<array{word: mixed, type: string}> */
	public function words(): array {
		return json_decode( (string) file_get_contents( RUEDA_REPOSITORY . 'tests/fixtures/chart-types.json' ), true );
	}
}
