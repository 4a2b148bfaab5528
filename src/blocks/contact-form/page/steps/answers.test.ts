/** The step with all answers. */
import { writeAnswers } from './answers';

const field = ( name: string, label: string, control: string, more = '' ) =>
	`<label for="${ name }">${ label }</label>
	<span class="wpcf7-form-control-wrap" data-name="${ name }" ${ more }>${ control }</span>`;

const input = ( name: string, value: string ) =>
	`<input id="${ name }" name="${ name }" value="${ value }">`;

/** Writes the answers of a form whose first step has these fields. */
function open( fields: string ) {
	document.body.innerHTML = `<form><section class="rueda-step">${ fields }</section>
		<section class="rueda-step">${ field( 'here', 'Here', input( 'here', 'x' ) ) }
			<dl data-rueda-change="Change" data-rueda-which="Change: %s" data-rueda-none="No answer"></dl>
		</section></form>`;
	const [ form ] = document.forms;
	const list = document.querySelector( 'dl' );
	if ( ! form || ! list ) {
		throw new Error( 'There is no form.' );
	}
	const asked: HTMLElement[] = [];
	writeAnswers( list, form, ( wrap ) => asked.push( wrap ) );
	const texts = ( selector: string ) =>
		[ ...list.querySelectorAll( selector ) ].map(
			( { textContent } ) => textContent
		);
	return { asked, list, texts };
}

test( 'answers in a group say their entry, and parts of two addresses say which one', () => {
	const { list, texts } = open(
		field(
			'name__2',
			'Name <span class="rueda-field__mark">(required)</span>',
			input( 'name__2', 'Ben' ),
			'data-place="Person 2"'
		) +
			field(
				'town',
				'Town',
				input( 'town', '' ),
				'data-place="Delivery address"'
			)
	);

	expect( texts( 'dt' ) ).toEqual( [
		'Person 2 – Name',
		'Delivery address – Town',
	] );
	expect( texts( 'dd:first-of-type' ) ).toEqual( [ 'Ben', 'No answer' ] );
	expect( list.querySelector( 'button' )?.getAttribute( 'aria-label' ) ).toBe(
		'Change: Person 2 – Name'
	);
} );

test( 'its buttons lead to their fields, and what conditions hide is not listed', () => {
	const { asked, list, texts } = open(
		`${ field( 'a', 'A', input( 'a', '1' ) ) }
		<div hidden>${ field( 'b', 'B', input( 'b', '2' ) ) }</div>`
	);

	expect( texts( 'dt' ) ).toEqual( [ 'A' ] );
	list.querySelector( 'button' )?.click();
	expect( asked.map( ( { dataset } ) => dataset[ 'name' ] ) ).toEqual( [
		'a',
	] );
} );

test( 'lists and boxes are told by their words, and days as the language writes them', () => {
	document.documentElement.lang = 'en';
	const { texts } = open(
		field(
			'meal',
			'Meal',
			'<select id="meal"><option value="">Choose</option><option value="m" selected>Meat</option></select>'
		) +
			field( 'day', 'Day', '<input type="date" value="2026-11-29">' ) +
			field(
				'terms',
				'Terms',
				'<label><input type="checkbox" value="1" checked> I agree</label>'
			)
	);

	expect( texts( 'dd:first-of-type' ) ).toEqual( [
		'Meat',
		'November 29, 2026',
		'I agree',
	] );
} );

test( 'a calculated result is listed without a button, and follows', async () => {
	const { list, texts } = open(
		field( 'total', 'Total', '<output id="total">12</output>' )
	);

	expect( texts( 'dt' ) ).toEqual( [ 'Total' ] );
	expect( texts( 'dd' ) ).toEqual( [ '12' ] );
	expect( list.querySelector( 'button' ) ).toBeNull();

	document.querySelector( 'output' )?.replaceChildren( '15' );
	await Promise.resolve();
	expect( texts( 'dd' ) ).toEqual( [ '15' ] );
} );
