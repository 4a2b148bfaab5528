import { show } from './lazy-part';
import type { View } from './view-state';

const open = () => {
	document.body.innerHTML = '<div class="wpcf7"><form></form></div>';
	const form = document.querySelector( 'form' );
	if ( ! form ) {
		throw new Error( 'There is no form.' );
	}
	const measured = jest.spyOn( form, 'getBoundingClientRect' );
	const view = ( given: Partial< View > ) =>
		show( {
			form,
			errors: [],
			isSending: false,
			missing: [],
			isAnswered: false,
			...given,
		} );
	return { measured, view };
};

const error = {
	field: 'your-name',
	message: 'Please fill it in.',
	wrap: null,
	control: null,
	isMended: false,
};

beforeEach( () => {
	window.scrollBy = jest.fn();
} );

test( 'a message that is sent does not wait until the browser knows where the form is', () => {
	const { measured, view } = open();
	view( { isAnswered: true } );
	view( {} );
	expect( measured ).not.toHaveBeenCalled();
} );

test( 'the fields stay where they are when errors appear above them, and when they go', () => {
	const { measured, view } = open();
	const at = ( ...places: number[] ) =>
		places.forEach( ( top ) =>
			measured.mockReturnValueOnce( new DOMRect( 0, top ) )
		);
	at( 100, 160 );
	view( { errors: [ error ] } );
	at( 160, 100 );
	view( {} );
	expect( jest.mocked( window.scrollBy ).mock.calls ).toEqual( [
		[ { top: 60, behavior: 'instant' } ],
		[ { top: -60, behavior: 'instant' } ],
	] );
	view( {} );
	expect( measured ).toHaveBeenCalledTimes( 4 );
} );
