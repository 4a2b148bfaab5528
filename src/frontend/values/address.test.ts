import { safeUrl, webUrl } from './address';

describe( 'addresses', () => {
	test.each( [
		[
			'https://example.test/a?b=1&c=2#d',
			'https://example.test/a?b=1&c=2#d',
		],
		[
			'https://example.test/?a=1&#038;b=2',
			'https://example.test/?a=1&b=2',
		],
		[ ' HTTP://example.test ', 'HTTP://example.test' ],
		[ 'mailto:a@example.test', 'mailto:a@example.test' ],
		[ 'tel:+34123', 'tel:+34123' ],
		[ '/about/', '/about/' ],
		[ '//example.test/x', '//example.test/x' ],
		[ '#part', '#part' ],
		[ '?p=3', '?p=3' ],
		[ './x:y', './x:y' ],
		[ '/x?t=12:30', '/x?t=12:30' ],
		[ 'index.php?p=3', 'index.php?p=3' ],
		[ 'www.example.test/x', 'http://www.example.test/x' ],
	] )( '%p leads to %p', ( value, url ) =>
		expect( safeUrl( value ) ).toBe( url )
	);

	test.each( [
		'javascript:alert(1)',
		'JaVaScRiPt:alert(1)',
		' java\nscript:alert(1)',
		'\u0001javascript:alert(1)',
		'java&#115;cript:alert(1)',
		'javascript&#58;alert(1)',
		'data:text/html,x',
		'vbscript:x',
		'file:///etc',
		'blob:x',
		'https://',
		'HTTP:',
		'mailto:',
		'tel:/',
		'',
		'  ',
		null,
		undefined,
		7,
		[ 'https://example.test' ],
	] )( '%p leads nowhere', ( value ) =>
		expect( safeUrl( value ) ).toBeNull()
	);

	test( 'only a whole address is one of the web', () => {
		expect( webUrl( 'https://example.test/a.png' ) ).toBe(
			'https://example.test/a.png'
		);
		expect( webUrl( 'example.test/a.png' ) ).toBe(
			'http://example.test/a.png'
		);
		for ( const value of [
			'/a.png',
			'mailto:a@example.test',
			'https:///x',
			'https:x',
			false,
			null,
			'',
		] ) {
			expect( webUrl( value ) ).toBeNull();
		}
	} );
} );
