import { fillIn } from './plain-answers';

const area = ( legend: string, input: string ) =>
	`<fieldset><legend><span class="rueda-dot"></span>${ legend }</legend>${ input }</fieldset>`;
const radios = ( name: string ) =>
	[ '1', '2', '3', 'skip' ]
		.map(
			( value ) =>
				`<input type="radio" name="${ name }" value="${ value }">`
		)
		.join( '' );

const sent = ( ...kept: Parameters< typeof fillIn >[ 1 ][] ) => {
	document.body.innerHTML = `<form>${ [
		area( 'Fun &amp; games', radios( 'a' ) ),
		area(
			'<a href="#">Work<span class="rueda-hidden"> (opens in a new tab)</span></a>',
			radios( 'b' )
		),
		area( 'Work', radios( 'c' ) ),
		area(
			'Money',
			'<input type="number" name="d"><textarea name="e"></textarea>'
		),
	].join( '' ) }</form>`;
	const form = document.querySelector( 'form' );
	kept.forEach( ( each ) => fillIn( document, each ) );
	return Object.fromEntries( new FormData( form ?? undefined ) );
};

test( 'answers and skipped areas are chosen, the second area of a name for itself', () => {
	expect(
		sent( {
			labels: [ 'Work', 'Work', 'Money', 'Fun & games' ],
			index: 4,
			notes: [],
			wishes: [],
			answers: [
				{ area: 1, rating: 3 },
				{ area: 0, rating: 2 },
				{ area: 2, rating: -700 },
			],
		} )
	).toEqual( { a: 'skip', b: '2', c: '3', d: '-700', e: '' } );
} );

test( 'a rating is never taken for another area’s', () => {
	expect(
		sent( {
			labels: [ 'Health', 'Money' ],
			index: 1,
			notes: [],
			wishes: [],
			answers: [ { area: 0, rating: 2 } ],
		} )
	).toEqual( { d: '', e: '' } );
} );

test( 'a rating that the area does not have any more is left open', () => {
	expect(
		sent( {
			labels: [ 'Work' ],
			index: 1,
			notes: [],
			wishes: [],
			answers: [ { area: 0, rating: 9 } ],
		} )
	).toEqual( { d: '', e: '' } );
} );

test( 'what was written about an area is in its field, also if the area was not rated', () => {
	expect(
		sent( {
			labels: [],
			index: 0,
			notes: [
				[ 0, 'Money', 'Too little' ],
				[ 1, 'Work', 'Nobody asks for this' ],
			],
			wishes: [],
			answers: [],
		} )
	).toEqual( { d: '', e: 'Too little' } );
} );
