<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use Rueda\Support\Option;
use Rueda\Tests\TestCase;

/**
 * What the server reads of a thousand values is in tests/fixtures/option-values.jsonl, one kind of option a line:
 * { option, cases: [ stored, given to a page, read ][] }. src/frontend/values/options.test.ts reads the same values.
 * To update it: RUEDA_WRITE_OPTIONS=1 npm test -- mariadb
 *
 * @group newest
 */
final class OptionTest extends TestCase {

	private const FILE = RUEDA_REPOSITORY . 'tests/fixtures/option-values.jsonl';

	private const COUNT = 150;

	private const OPTIONS = [
		[ 'kind' => 'name' ],
		[ 'kind' => 'html' ],
		[ 'kind' => 'color' ],
		[ 'kind' => 'link' ],
		[ 'kind' => 'switch' ],
		[ 'kind' => 'integer' ],
		[ 'kind' => 'integer', 'initial' => 10 ],
		[ 'kind' => 'choice', 'of' => [ 'likert', 'slider' ] ],
		[ 'kind' => 'key', 'initial' => 'polar-chart' ],
	];

	private const VALUES = [
		'name'    => [
			'Health &amp; Fitness',
			'<strong>Money</strong>&nbsp; <em>now</em>',
			'I &lt;3 you',
			"  Año\n nuevo 🎡 ",
			'العائلة',
			'<script>alert(1)</script>Fun',
			'a < b > c',
			'&copy=1',
			'<!-- x -->y',
			'<b',
		],
		'html'    => [
			'<p>How <em>well</em>?</p>',
			'<a href="javascript:alert(1)">x</a>',
			'one & two',
			'<img src=x onerror=alert(1)>',
		],
		'color'   => [
			'#abc',
			'#29d2ec80',
			'rgb(255, 0, 16)',
			'rgba(300,2.5,3,0.5)',
			'rgba(0,0,0,.25)',
			'red',
			'url(x)',
			' #29D2EC ',
			'#12345',
		],
		'link'    => [
			'https://example.test/a?b=1&c=2',
			'example.org',
			'mailto:a@b.co',
			'tel:123',
			'javascript:alert(1)',
			'//x.y',
			'/page',
			'https://',
			'#part',
		],
		'switch'  => [ '1', 'true', 'false', '0', 'on', 'yes', 'TRUE' ],
		'integer' => [
			...[ '5', '-3', '2.5', '-2.5', '1e3', '.5', '5.', '+7' ],
			...[ '1000000', '1000001', '١', '--5', '1,5', 'x' ],
		],
		'choice'  => [ 'likert', 'slider', 'Slider', 'stars' ],
		'key'     => [ 'polar-chart', 'bar', 'Bar Chart', 'radar_chart', '<b>' ],
	];

	private const OTHERS = [ null, true, false, 0, 1, -1, 2.5, -0.4, 1000001, [], [ 'a' ], '' ];

	private const PIECES = [
		...[ ' ', '0', '-', '.', 'e', '#', '(', ',', '&amp;', '&lt;' ],
		...[ '<i>', '"', "'", 'ñ', '🎡', 'f', '%', "\n", ':', '/' ],
	];

	public function test_reads_a_thousand_values_as_the_page_is_tested_with(): void {
		$lines = array_map( [ $this, 'line' ], self::OPTIONS );
		if ( '' !== (string) getenv( 'RUEDA_WRITE_OPTIONS' ) ) {
			file_put_contents( self::FILE, implode( "\n", $lines ) . "\n" );
		}
		foreach ( (array) file( self::FILE, FILE_IGNORE_NEW_LINES ) as $number => $stored ) {
			// Not assertSame(), because it would print all values for one difference.
			self::assertTrue( $lines[ $number ] === $stored, "Option $number is not read as the file says." );
		}
	}

	/** @param array{kind: string} $option */
	private function line( array $option ): string {
		$cases = array_map(
			static fn ( mixed $value ): array => [
				$value,
				Option::for_page( $option, $value ),
				Option::value_of( $option, $value ),
			],
			$this->values( $option['kind'] )
		);
		$sheet = [ 'option' => $option, 'cases' => $cases ];
		return (string) wp_json_encode( $sheet, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/** @return list<mixed> The same in every run. */
	private function values( string $kind ): array {
		mt_srand( crc32( $kind ) );
		$seeds  = self::VALUES[ $kind ];
		$values = [ ...self::OTHERS, ...$seeds ];
		for ( $left = self::COUNT - count( $values ); $left > 0; $left-- ) {
			$letters = (array) preg_split( '//u', $seeds[ array_rand( $seeds ) ], -1, PREG_SPLIT_NO_EMPTY );
			for ( $times = mt_rand( 1, 3 ); $times > 0; $times-- ) {
				$place  = mt_rand( 0, count( $letters ) );
				$length = mt_rand( 0, 2 );
				array_splice( $letters, $place, $length, [ self::PIECES[ array_rand( self::PIECES ) ] ] );
			}
			$values[] = implode( '', $letters );
		}
		mt_srand();
		return $values;
	}
}
