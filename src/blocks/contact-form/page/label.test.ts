/** Errors in lists and announcements, with the label of their field. */
import { withLabel } from './label';
import { controlIn, wrapsIn } from './marks';

function inPage( html: string ): HTMLElement {
	document.body.innerHTML = `<form>${ html }</form>`;
	const [ wrap ] = wrapsIn( document.body );
	if ( ! wrap ) {
		throw new Error( 'There is no field.' );
	}
	return wrap;
}

const field = ( label: string, place = '' ) =>
	`<div><label for="a">${ label }</label>
	<span class="wpcf7-form-control-wrap" data-name="name" ${ place }><input id="a" name="name"></span></div>`;

const told = ( wrap: HTMLElement ) =>
	withLabel( wrap, controlIn( wrap ), 'Please fill out this field.' );

test( 'an error is told with its label, without the mark of required fields', () => {
	const mark = '<span class="rueda-field__mark">(required)</span>';

	expect( told( inPage( field( `Name ${ mark }` ) ) ) ).toBe(
		'Name – Please fill out this field.'
	);
} );

test( 'in a repeatable group it says which entry, and of two addresses which one', () => {
	const place = 'data-place="Person 2 – Delivery"';

	expect( told( inPage( field( 'Street:', place ) ) ) ).toBe(
		'Person 2 – Delivery – Street – Please fill out this field.'
	);
} );

test( 'a label around its field lends its words alone', () => {
	const wrap = inPage(
		'<label>Name<br><span class="wpcf7-form-control-wrap" data-name="n"><input> wrong</span></label>'
	);

	expect( told( wrap ) ).toBe( 'Name – Please fill out this field.' );
} );

test( 'boxes are told with the name of their group', () => {
	const box = '<label><input type="checkbox" name="days[]"> Monday</label>';
	const wrap = inPage(
		`<span id="days">Days</span><span class="wpcf7-form-control-wrap" data-name="days"
		><span class="wpcf7-checkbox" aria-labelledby="days">${ box }</span></span>`
	);

	expect( told( wrap ) ).toBe( 'Days – Please fill out this field.' );
} );

test( 'without a label there is the error alone', () => {
	expect(
		told(
			inPage(
				'<span class="wpcf7-form-control-wrap" data-name="n"><input></span>'
			)
		)
	).toBe( 'Please fill out this field.' );
} );
