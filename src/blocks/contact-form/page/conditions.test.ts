/** What a form with conditions says of required fields while their parts are shown and hidden. */
import { follow } from './conditions';
import { createRecord } from './record';

const SHOW_IF = JSON.stringify( {
	match: 'all',
	rules: [ { field: 'reason', is: 'equal', value: 'Complaint' } ],
} );

function open( part: string ): HTMLFormElement {
	document.body.innerHTML = `<div class="wpcf7"><div class="screen-reader-response"></div>
		<form data-status="init">
			<span class="wpcf7-form-control-wrap" data-name="reason"><input name="reason"></span>
			<div data-rueda-show-if='${ SHOW_IF }' data-rueda-hidden>${ part }</div>
		</form></div>`;
	const [ form ] = document.forms;
	if ( ! form ) {
		throw new Error( 'There is no form.' );
	}
	form.wpcf7 = createRecord( form );
	follow( form );
	return form;
}

const control = ( name: string ) => {
	const found = document.querySelector< HTMLInputElement >(
		`[name="${ name }"]`
	);
	if ( ! found ) {
		throw new Error( `There is no field ${ name }.` );
	}
	return found;
};

function answer( name: string, value: string ): void {
	control( name ).value = value;
	control( name ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

const isSaid = ( name: string ) =>
	control( name ).getAttribute( 'aria-required' ) === 'true';

test( 'a required field is said to be required while it is shown', () => {
	open(
		`<span class="wpcf7-form-control-wrap" data-name="order">
			<input name="order" class="wpcf7-validates-as-required" aria-invalid="false"></span>
		<span class="wpcf7-form-control-wrap" data-name="note"><input name="note" aria-invalid="false"></span>`
	);

	expect( isSaid( 'order' ) ).toBe( false );
	answer( 'reason', 'Complaint' );
	expect( isSaid( 'order' ) ).toBe( true );
	expect( isSaid( 'note' ) ).toBe( false );
	answer( 'reason', 'Thanks' );
	expect( isSaid( 'order' ) ).toBe( false );
	expect( isSaid( 'reason' ) ).toBe( false );
} );

test( 'a question in such a part is said to be required, too', () => {
	open(
		`<span class="wpcf7-form-control-wrap" data-name="quiz">
			<input name="quiz" class="wpcf7-quiz" aria-invalid="false"></span>`
	);

	answer( 'reason', 'Complaint' );
	expect( isSaid( 'quiz' ) ).toBe( true );
} );

test( 'what was typed before hiding is not sent, and comes back', () => {
	const form = open(
		'<span class="wpcf7-form-control-wrap" data-name="order"><input name="order"></span>'
	);

	answer( 'reason', 'Complaint' );
	answer( 'order', '4711' );
	answer( 'reason', 'Thanks' );
	expect( new FormData( form ).has( 'order' ) ).toBe( false );
	answer( 'reason', 'complaint ' );
	expect( new FormData( form ).get( 'order' ) ).toBe( '4711' );
} );
