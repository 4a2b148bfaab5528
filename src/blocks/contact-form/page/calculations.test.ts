/** Calculated fields in the browser. */
import { calculate } from './calculations';

const output = ( details: object ) =>
	`<output data-rueda-calculation='${ JSON.stringify( details ) }'>When you send.</output>`;

function open( html: string ): HTMLFormElement {
	document.documentElement.lang = 'en';
	document.body.innerHTML = `<form>${ html }</form>`;
	const [ form ] = document.forms;
	if ( ! form ) {
		throw new Error( 'There is no form.' );
	}
	calculate( form );
	return form;
}

function type( name: string, value: string ): void {
	const control = document.querySelector< HTMLInputElement >(
		`[name="${ name }"]`
	);
	Object.assign( control ?? {}, { value } );
	control?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	jest.runAllTimers();
}

beforeEach( () => {
	jest.useFakeTimers();
} );

afterEach( () => {
	jest.useRealTimers();
} );

const shown = () =>
	[ ...document.querySelectorAll( 'output' ) ].map(
		( { textContent } ) => textContent
	);

test( 'a dash stands where nothing can be calculated yet, and again when the answer is gone', () => {
	open(
		'<input name="bags">' +
			output( {
				name: 'all',
				product: false,
				of: [ 'bags' ],
				decimals: 0,
			} )
	);

	expect( shown() ).toEqual( [ '–' ] );
	type( 'bags', '3' );
	expect( shown() ).toEqual( [ '3' ] );
	type( 'bags', '' );
	expect( shown() ).toEqual( [ '–' ] );
} );

test( 'a total is of all entries of a group, and of the results above it', () => {
	open(
		'<input name="bags"><input name="bags__2">' +
			output( {
				name: 'all',
				product: false,
				of: [ [ 'bags', 'bags__2' ] ],
				decimals: 0,
			} ) +
			'<input name="price" value="2.5">' +
			output( {
				name: 'total',
				product: true,
				of: [ 'all', 'price' ],
				decimals: 2,
			} )
	);

	type( 'bags', '1' );
	type( 'bags__2', '1000' );
	expect( shown() ).toEqual( [ '1,001', '2,502.50' ] );
} );
