import { copyText } from './copy-text';

const button = document.createElement( 'button' );
const command = jest.fn< boolean, [ string ] >();

beforeEach( () => {
	document.body.replaceChildren( button );
	button.focus();
	Object.assign( document, { execCommand: command } );
} );

function clipboard( writeText?: ( text: string ) => Promise< void > ): void {
	Object.defineProperty( navigator, 'clipboard', {
		configurable: true,
		value: writeText && { writeText },
	} );
}

test( 'a link is copied in the browser’s own way', async () => {
	const writeText = jest.fn().mockResolvedValue( undefined );
	clipboard( writeText );
	expect( await copyText( 'a link', button ) ).toBe( true );
	expect( writeText ).toHaveBeenCalledWith( 'a link' );
	expect( command ).not.toHaveBeenCalled();
} );

test.each( [
	[ 'without one', undefined ],
	[ 'where it is refused', () => Promise.reject( new Error( 'No.' ) ) ],
] )(
	'%s, copies what it marks, and leaves no trace',
	async ( _, writeText ) => {
		clipboard( writeText );
		let marked: string | undefined;
		command.mockImplementation( () => {
			marked = document.querySelector( 'textarea' )?.value;
			return true;
		} );
		expect( await copyText( 'a link', button ) ).toBe( true );
		expect( marked ).toBe( 'a link' );
		expect( document.querySelector( 'textarea' ) ).toBeNull();
		expect( document.activeElement ).toBe( button );
	}
);

test( 'says when a link could not be copied', async () => {
	clipboard();
	command.mockImplementation( () => {
		throw new Error( 'No.' );
	} );
	expect( await copyText( 'a link', button ) ).toBe( false );
	expect( document.querySelector( 'textarea' ) ).toBeNull();
} );
