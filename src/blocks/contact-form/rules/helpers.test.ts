import { isAccepted } from './acceptance';
import { addressOf } from './address';
import { countOf } from './count';
import { withScheme } from './url-prefix';

test.each( [
	[ ' example.org ', 'http://example.org' ],
	[ '//example.org/a', 'http://example.org/a' ],
	[ 'https://example.org', 'https://example.org' ],
	[ 'mailto:ana@example.org', 'mailto:ana@example.org' ],
	[ 'x+y.z-1:rest.of', 'x+y.z-1:rest.of' ],
	[ '1a:example.org', 'http://1a:example.org' ],
	[ 'localhost', 'localhost' ],
	[ '  ', '' ],
] )( 'the address %j becomes %j', ( typed, address ) => {
	expect( withScheme( typed ) ).toBe( address );
} );

describe( 'countOf', () => {
	const limits = {
		direction: 'up',
		starting: 0,
		maximum: 5,
		minimum: 2,
	} as const;

	test( 'counts up without white space at the ends, which does count for the limits', () => {
		expect( countOf( ' abc ', limits ) ).toEqual( {
			number: 3,
			isLong: false,
			isShort: false,
		} );
		expect( countOf( ' abc  ', limits ).isLong ).toBe( true );
		expect( countOf( 'a', limits ).isShort ).toBe( true );
		expect( countOf( 'a ', limits ).isShort ).toBe( false );
	} );

	test( 'counts down, below zero as well', () => {
		const down = { ...limits, direction: 'down', starting: 3 } as const;
		expect( countOf( 'ab', down ).number ).toBe( 1 );
		expect( countOf( 'abcd', down ).number ).toBe( -1 );
	} );

	test( 'a limit of zero is none', () => {
		expect( countOf( '', { ...limits, maximum: 0, minimum: 0 } ) ).toEqual(
			{ number: 0, isLong: false, isShort: false }
		);
	} );
} );

test.each( [
	[ true, false, false, true ],
	[ false, false, false, false ],
	[ false, true, false, true ],
	[ true, false, true, false ],
	[ false, false, true, true ],
	[ true, true, true, true ],
] )(
	'checked %s, optional %s, inverted %s: accepted %s',
	( isChecked, isOptional, isInverted, expected ) => {
		expect( isAccepted( isChecked, isOptional, isInverted ) ).toBe(
			expected
		);
	}
);

describe( 'addressOf', () => {
	test.each( [
		[
			'https://a.org/wp-json/',
			undefined,
			'https://a.org/wp-json/contact-form-7/v1/x',
		],
		[
			'https://a.org/wp-json/',
			'/other/v2/',
			'https://a.org/wp-json/other/v2/x',
		],
	] )( 'of %s with %s', ( root, namespace, expected ) => {
		expect(
			addressOf( { root, ...( namespace && { namespace } ) }, 'x' )
		).toBe( expected );
	} );

	test( 'the address of a route works with plain permalinks', () => {
		expect(
			addressOf( { root: 'https://a.org/index.php?rest_route=/' }, 'x' )
		).toBe( 'https://a.org/index.php?rest_route=/contact-form-7/v1/x' );
	} );
} );
