/** What of a form may wait on a device, and what is sent of it later. */
import { dataOf } from './waiting-send';
import { entriesIn, mayWait, termsOf } from './waiting-data';

jest.mock( './load-lazy-part' );

const wrap = ( name: string, control: string ) =>
	`<span class="wpcf7-form-control-wrap" data-name="${ name }">${ control }</span>`;

const CONSENT = wrap(
	'terms',
	'<span class="wpcf7-acceptance"><label><input type="checkbox" name="terms" value="1" checked> I agree</label></span>'
);

function formOf( ...controls: string[] ): HTMLFormElement {
	document.body.innerHTML = `<form>
		<fieldset class="hidden-fields-container">
			<input type="hidden" name="_wpcf7" value="7"><input type="hidden" name="_rueda_time" value="1">
			<input type="hidden" name="_rueda_key" value=""><input type="text" name="_topic_1a2b" value="">
		</fieldset>
		<input type="hidden" name="campaign" value="spring">
		${ wrap( 'your-name', '<input type="text" name="your-name" value="Ana">' ) }
		${ controls.join( '' ) }
		<input type="submit" value="Send"></form>`;
	const form = document.querySelector( 'form' );
	if ( ! form ) {
		throw new Error( 'The form is gone.' );
	}
	return form;
}

const messageOf = ( form: HTMLFormElement ) => ( {
	key: '1-2-3-4',
	until: 9,
	entries: entriesIn( form, new FormData( form ) ),
	kept: [],
	terms: termsOf( form ),
} );

test( 'what the visitor has filled in is kept, and nothing that the page adds', () => {
	const form = formOf( CONSENT );
	expect( mayWait( form ) ).toBe( true );
	expect( entriesIn( form, new FormData( form ) ) ).toEqual( [
		[ 'your-name', 'Ana' ],
		[ 'terms', '1' ],
	] );
} );

test.each( [
	[ 'a password', '<input type="password" name="x" value="secret">' ],
	[
		'the code of a card',
		'<input name="x" value="123" autocomplete="cc-csc">',
	],
	[ 'the number of a card', '<input name="x" value="4111 1111 1111 1111">' ],
	[
		'the answer to a question',
		'<input class="wpcf7-quiz" name="x" value="4">',
	],
	[
		'letters of a picture',
		'<input class="wpcf7-captchar" name="x" value="AB">',
	],
	[ 'a signature', '<input class="wpcf7-signature" name="x" value="Ana">' ],
	[ 'a drawing', '<input type="hidden" name="x" value="data:image/png,">' ],
] )( 'a message with %s does not wait', ( _, control ) => {
	expect( mayWait( formOf( wrap( 'x', control ) ) ) ).toBe( false );
	expect(
		mayWait(
			formOf( wrap( 'x', control.replace( / value="[^"]+"/, '' ) ) )
		)
	).toBe( true );
} );

test( 'it is sent as the page is now, under its own key', () => {
	const message = messageOf( formOf( CONSENT ) );
	const later = formOf( CONSENT );
	later.querySelector( '[name=_rueda_time]' )?.setAttribute( 'value', '2' );
	later.querySelector( '[name=your-name]' )?.setAttribute( 'value', 'Bea' );
	expect( [ ...dataOf( later, message ) ] ).toEqual( [
		[ '_wpcf7', '7' ],
		[ '_rueda_time', '2' ],
		[ '_rueda_key', '1-2-3-4' ],
		[ '_topic_1a2b', '' ],
		[ 'campaign', 'spring' ],
		[ 'your-name', 'Ana' ],
		[ 'terms', '1' ],
	] );
} );

test( 'a consent does not count for other words than those that the visitor has read', () => {
	const message = messageOf( formOf( CONSENT ) );
	const later = formOf( CONSENT.replace( 'I agree', 'I buy' ) );
	expect( dataOf( later, message ).has( 'terms' ) ).toBe( false );
} );
