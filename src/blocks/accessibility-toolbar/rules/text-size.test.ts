import { isIconFont, lagsBehind } from './text-size';

test( 'A3: only text that did not grow with the scale is helped', () => {
	expect( lagsBehind( 16, 24, 1.5 ) ).toBe( false );
	expect( lagsBehind( 16, 24.4, 1.5 ) ).toBe( false );
	expect( lagsBehind( 16, 16, 1.5 ) ).toBe( true );
	// Text that grew twice, as nested sizes in percent do.
	expect( lagsBehind( 16, 36, 1.5 ) ).toBe( true );
} );

test.each( [
	'FontAwesome',
	'dashicons',
	'"Material Symbols"',
	'IcoMoon-icons',
] )( 'A10: %s is a font of icons', ( family ) =>
	expect( isIconFont( family ) ).toBe( true )
);

test.each( [ 'Georgia, serif', 'Arial', '"Source Sans 3"' ] )(
	'A10: %s is a font for reading',
	( family ) => expect( isIconFont( family ) ).toBe( false )
);
