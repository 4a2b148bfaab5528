import { createNotice } from './waiting-notice';

const formOnPage = () => {
	document.body.innerHTML = '<div class="wpcf7"><form></form></div>';
	const form = document.querySelector( 'form' );
	if ( ! form ) {
		throw new Error( 'No form.' );
	}
	return { form, measured: jest.spyOn( form, 'getBoundingClientRect' ) };
};

it( 'does not ask the browser where the form is while there is nothing to tell', () => {
	const { form, measured } = formOnPage();

	createNotice( form ).tell( '' );

	expect( measured ).not.toHaveBeenCalled();
} );

it( 'takes a notice away, and the fields stay where they are', () => {
	const { form, measured } = formOnPage();
	const { tell } = createNotice( form );

	tell( 'A message is waiting.' );
	expect( document.querySelector( '.rueda-waiting' ) ).not.toBeNull();
	tell( '' );

	expect( document.querySelector( '.rueda-waiting' ) ).toBeNull();
	expect( measured ).toHaveBeenCalled();
} );
