import { startSection } from './start';

const VALUES = [ '--stretch-width', '--stretch-left', '--stretch-right' ];

/** A section that our script, or a page builder's, has stretched before. */
function stretchedBefore( settings: string ): HTMLElement {
	const root = document.createElement( 'div' );
	root.className = 'is-stretched';
	root.dataset[ 'settings' ] = settings;
	VALUES.forEach( ( name ) => root.style.setProperty( name, '900px' ) );
	document.body.replaceChildren( root );
	return root;
}

test.each( [ 'no', '', 'YES', 'true' ] )(
	'X7: with “%s” for an answer the values of an earlier stretch are gone',
	( answer ) => {
		const root = stretchedBefore(
			JSON.stringify( { stretch_element: answer } )
		);
		startSection( root, undefined );
		expect( root.classList.contains( 'is-stretched' ) ).toBe( false );
		expect( root.dataset[ 'ruedaStatus' ] ).toBe( 'ready' );
		expect(
			VALUES.map( ( name ) => root.style.getPropertyValue( name ) )
		).toEqual( [ '', '', '' ] );
	}
);
