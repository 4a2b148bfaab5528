<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form;

/** Values as people, browsers and attackers send them, the same in every run. */
final class GeneratedValues {

	private const SEEDS = [
		'text'     => [
			'Ana',
			'María José',
			"O'Hara",
			'ab',
			'😀 hola',
			'x',
			'Zoë & Co. <b>',
			'una frase bastante más larga que las otras',
		],
		'email'    => [
			'ana@example.org',
			'a.b+c@sub.example.co',
			'x@y.zz',
			"o'hara@example.org",
			'ana@example',
			'ñ@example.org',
			'a@b@c.de',
			'-@-.--',
			'ana@ex-ample.org',
			'a@1.2',
		],
		'url'      => [
			'https://example.org',
			'http://a.b/c?d=e#f',
			'mailto:a@b.co',
			'example.org',
			'ftp://x:y@h:21/',
			'HTTPS://EXAMPLE.ORG/ñ',
			'javascript:alert(1)',
			'tel:123',
			'//x.y',
			'http://[::1]:8080/x',
			'https://u@h/',
		],
		'tel'      => [
			'600123456',
			'+34 600 123 456',
			'0034-600-123456',
			'(91) 123.45.67',
			'123*4',
			'600123456#22',
			'00',
			'+',
			'1234567890123456',
			'٣٤٥٦٧٨',
		],
		'number'   => [ '0', '7', '-3.25', '.5', '1e3', '5.', '+5', '1,5', '12', '19.999', '-0', '3E-2', '20.0001' ],
		'range'    => [ '0', '50', '100', '100.5', '-1', '33.3', 'x', '1e1' ],
		'date'     => [
			'2026-02-28',
			'2026-02-29',
			'2024-02-29',
			'2026-12-31',
			'1999-01-01',
			'12026-01-01',
			'0000-01-01',
			'2026-06-15',
			'2100-02-29',
			'15/06/2026',
		],
		'time'     => [
			'09:00',
			'08:59',
			'08:59:59',
			'17:30',
			'17:30:30',
			'17:30:31',
			'12:15:00',
			'24:00',
			'9:00',
			'23:59',
			'00:00',
			'12:60',
		],
		'textarea' => [
			"Hola,\r\n\r\ngracias.",
			"una\nlínea",
			'corto',
			'largo largo largo largo largo largo largo largo',
			'😀😀😀',
			"\u{2028}raro\u{FEFF}",
		],
		'select'   => [ 'Sales', 'Help & care', 'Support', 'Two words', 'sales', '', 'Escape "quotes"' ],
		'checkbox' => [ 'Mon', 'Tue', 'Wed', '', 'mon' ],
		'radio'    => [ 'Yes', 'No', 'Perhaps', '', 'yes' ],
		'rating'   => [ '1', '2', '3', '4', '0', '-1', '1.0', '01', '2 ', '' ],
		'file'     => [
			'cv.pdf',
			'photo.PNG',
			'song.mp3',
			'logo.svg',
			'virus.exe',
			'noending',
			'a.pdf.exe',
			'.pdf',
			'año.pdf',
		],
	];

	private const PIECES = [
		'',
		' ',
		'.',
		'@',
		'-',
		'+',
		'0',
		'9',
		'e',
		'E',
		':',
		'/',
		'#',
		'*',
		'ñ',
		'😀',
		"\u{A0}",
		',',
		'%',
		'(',
		"'",
		'"',
		'<',
		'&',
		'_',
		'z',
		'http:',
		'..',
		'00',
	];

	private int $state;

	public function __construct( private string $type ) {
		$this->state = crc32( $type );
	}

	/** @return list<string|list<string>|list<array{name: string, size: int}>> */
	public function take( int $count ): array {
		$seeds  = self::SEEDS[ $this->type ];
		$values = array_merge( [ '' ], array_map( fn ( string $seed ): mixed => $this->shaped( $seed ), $seeds ) );
		for ( $left = $count - count( $values ); $left > 0; $left-- ) {
			$values[] = $this->shaped( $this->mutated( $seeds[ $this->pick( count( $seeds ) ) ] ) );
		}
		return $values;
	}

	/** @return string|list<string>|list<array{name: string, size: int}> */
	private function shaped( string $value ): string|array {
		if ( 'file' === $this->type ) {
			$files = [ [ 'name' => $value, 'size' => $this->pick( 1600 ) ] ];
			return 0 === $this->pick( 4 )
				? [ ...$files, [ 'name' => 'second.pdf', 'size' => $this->pick( 900 ) ] ]
				: $files;
		}
		if ( in_array( $this->type, [ 'checkbox', 'radio', 'select' ], true ) && 0 !== $this->pick( 3 ) ) {
			$seeds = self::SEEDS[ $this->type ];
			return 0 === $this->pick( 3 ) ? [] : [ $value, $seeds[ $this->pick( count( $seeds ) ) ] ];
		}
		return $value;
	}

	private function mutated( string $value ): string {
		$letters = preg_split( '//u', $value, -1, PREG_SPLIT_NO_EMPTY ) ?: [];
		for ( $times = $this->pick( 4 ); $times > 0; $times-- ) {
			$at = $this->pick( count( $letters ) + 1 );
			array_splice( $letters, $at, $this->pick( 2 ), [ self::PIECES[ $this->pick( count( self::PIECES ) ) ] ] );
		}
		return implode( '', $letters );
	}

	/** A number below the given one. Our own generator gives the same sequence in every PHP version. */
	private function pick( int $below ): int {
		$this->state = ( $this->state * 1103515245 + 12345 ) & 0x7FFFFFFF;
		return ( $this->state >> 12 ) % $below;
	}
}
