import { textScale, wantsOutlines } from './page-look';

const root = document.documentElement;

afterEach( () => {
	root.className = '';
	root.removeAttribute( 'style' );
} );

test( 'A7: labels of charts follow the size of the text', () => {
	expect( textScale() ).toBe( 1 );
	root.style.setProperty( '--rueda-text-scale', '1.5' );
	expect( textScale() ).toBe( 1.5 );
	root.style.setProperty( '--rueda-text-scale', 'x' );
	expect( textScale() ).toBe( 1 );
} );

test.each( [
	[ 'high-contrast', true ],
	[ 'negative-contrast', true ],
	[ 'light-background', true ],
	[ 'grayscale', false ],
] )( 'A7: charts have outlines with %s: %s', ( scheme, isOutlined ) => {
	expect( wantsOutlines() ).toBe( false );
	root.classList.add( `rueda-a11y-${ scheme }` );
	expect( wantsOutlines() ).toBe( isOutlined );
} );

test( 'charts have outlines and full ink for who asks the system for more contrast', () => {
	const asked = jest.spyOn( window, 'matchMedia' ).mockImplementation(
		( query ) =>
			( {
				matches:
					query ===
					'(prefers-contrast: more), (forced-colors: active)',
			} ) as MediaQueryList
	);
	expect( wantsOutlines() ).toBe( true );
	asked.mockRestore();
	expect( wantsOutlines() ).toBe( false );
} );
