import { parseWheelProps } from './props';

test( 'a whole root is read', () => {
	expect(
		parseWheelProps( {
			wheelId: '12',
			mode: 'inline',
			btnLabel: 'Go',
			popupLbl: 'Open & see',
			isblock: 'true',
		} )
	).toEqual( {
		wheelId: 12,
		mode: 'inline',
		buttonLabel: 'Go',
		popupLabel: 'Open & see',
		isBlock: true,
	} );
} );

test( 'an empty root has defaults', () => {
	expect( parseWheelProps( {} ) ).toEqual( {
		wheelId: null,
		mode: 'popup',
		buttonLabel: null,
		popupLabel: null,
		isBlock: false,
	} );
} );

test.each( [
	[ 'popup', 'popup' ],
	[ 'inline', 'inline' ],
	[ 'fullwidth', 'fullwidth' ],
	[ 'full-width', 'fullwidth' ],
	[ ' Inline ', 'inline' ],
	[ 'sidebar', 'popup' ],
	[ '', 'popup' ],
	[ 'constructor', 'popup' ],
] )( 'the mode %p is %p', ( word, mode ) =>
	expect( parseWheelProps( { mode: word } ).mode ).toBe( mode )
);

test.each( [ '', '0', '-3', 'abc', '12abc', '1.5' ] )(
	'the id %p is none',
	( wheelId ) => expect( parseWheelProps( { wheelId } ).wheelId ).toBeNull()
);

test.each( [
	[ 'true', true ],
	[ '1', true ],
	[ 'isblock', true ],
	[ '', false ],
	[ '0', false ],
	[ 'false', false ],
	[ 'FALSE', false ],
] )( 'isblock %p is %p', ( isblock, isBlock ) =>
	expect( parseWheelProps( { isblock } ).isBlock ).toBe( isBlock )
);

test( 'a label of blanks asks for the default', () => {
	expect( parseWheelProps( { btnLabel: ' ', popupLbl: '' } ) ).toMatchObject(
		{ buttonLabel: null, popupLabel: null }
	);
} );

test( 'a label is words, whatever was written', () =>
	expect(
		parseWheelProps( { btnLabel: 'Go <b>now</b> &amp; here' } ).buttonLabel
	).toBe( 'Go now & here' ) );
