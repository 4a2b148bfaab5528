<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Admin;

use Rueda\Support\Admin\Csv;
use Rueda\Tests\TestCase;

final class CsvTest extends TestCase {
	/** @dataProvider formulas */
	public function test_makes_text_of_what_a_spreadsheet_would_carry_out( string $formula ): void {
		self::assertSame( '"\'' . str_replace( '"', '""', $formula ) . "\"\r\n", Csv::row( [ $formula ] ) );
	}

	/** @return iterable<array{string}> */
	public function formulas(): iterable {
		foreach ( [
			'=1',
			'+1',
			'-1',
			'@A1',
			'|cmd',
			'%0A',
			"\t=1",
			"\r=1",
			"\n=1",
			"\t",
			' =1',
			"\u{3000}\u{FF1D}1",
			'=A1&"x"',
		] as $formula ) {
			yield [ $formula ];
		}
	}

	public function test_leaves_numbers_as_numbers_and_words_as_words(): void {
		self::assertSame(
			"100,-5,7.5,\"a \"\"b\"\", c\",\"2 = 2\"\r\n",
			Csv::row( [ 100, -5, 7.5, 'a "b", c', '2 = 2' ] )
		);
	}

	public function test_speaks_as_spreadsheets_do_where_people_write_commas(): void {
		$GLOBALS['wp_locale']->number_format['decimal_point'] = ',';
		try {
			self::assertSame( "7,5;100;\"a\"\r\n", Csv::row( [ 7.5, 100, 'a' ] ) );
		} finally {
			$GLOBALS['wp_locale']->number_format['decimal_point'] = '.';
		}
	}

	public function test_a_download_begins_before_the_first_row_is_read(): void {
		$seen = [];
		$rows = static function () use ( &$seen ): iterable {
			$seen[] = 'reading';
			yield [ 'Ana' ];
		};
		Csv::write(
			[ 'Name' ],
			$rows(),
			static function ( string $piece ) use ( &$seen ): void {
				$seen[] = $piece;
			}
		);
		self::assertSame( [ "\xEF\xBB\xBF\"Name\"\r\n", 'reading', "\"Ana\"\r\n" ], $seen );
	}
}
