import { readRecipe } from './recipe';

const print = ( text: string ) => {
	document.body.innerHTML = `<script type="application/json" id="rueda-recipe">${ text }</script>`;
};

test( 'reads what the page says', () => {
	print( '{"base":"/build/","texts":{"failed":"No."},"handles":[]}' );
	expect( readRecipe() ).toEqual( {
		base: '/build/',
		texts: { failed: 'No.' },
		handles: [],
	} );
} );

test.each( [
	'',
	'{',
	'null',
	'[]',
	'{"base":1,"texts":{"failed":"No."},"handles":[]}',
	'{"base":"/","texts":{},"handles":[]}',
	'{"base":"/","texts":{"failed":"No."}}',
] )( 'takes no half one: %s', ( text ) => {
	print( text );
	expect( readRecipe() ).toBeNull();
} );

test( 'does without one', () => {
	document.body.innerHTML = '';
	expect( readRecipe() ).toBeNull();
} );
