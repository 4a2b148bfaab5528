import { partOf, placeOf, withPurpose } from './parts';

test.each( [
	[ 'postal-code', 'postal-code' ],
	[ 'section-gift shipping address-line1', 'address-line1' ],
	[ 'name', undefined ],
	[ '', undefined ],
] )( 'a field with the tokens “%s” is the part %s', ( tokens, part ) =>
	expect( partOf( tokens ) ).toBe( part )
);

test.each( [
	[ 'postal-code', 'shipping', 'shipping postal-code' ],
	[ 'shipping postal-code', 'billing', 'billing postal-code' ],
	[ 'billing postal-code', '', 'postal-code' ],
	[
		'section-gift billing postal-code',
		'shipping',
		'section-gift shipping postal-code',
	],
] )( 'the tokens “%s” for “%s” are “%s”', ( tokens, purpose, changed ) =>
	expect( withPurpose( tokens, purpose ) ).toBe( changed )
);

test( 'a part is added where people expect it in an address', () => {
	const others = [ 'address-line1', undefined, 'address-level2' ] as const;
	expect( placeOf( 'address-line2', others ) ).toBe( 1 );
	expect( placeOf( 'postal-code', others ) ).toBe( 1 );
	expect( placeOf( 'country-name', others ) ).toBe( 3 );
	expect( placeOf( 'address-line1', others ) ).toBe( 0 );
} );
