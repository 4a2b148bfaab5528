import { stretch } from './stretch';

const WINDOW = { containerLeft: 0, containerWidth: 1265 };

test( 'X6: from a column in the middle to both edges of the window', () => {
	expect(
		stretch( { ...WINDOW, elementLeft: 310, elementWidth: 645 } )
	).toEqual( {
		width: 1265,
		side: 'left',
		offset: -310,
	} );
} );

test( 'X6: from a column at one side, in both directions of writing', () => {
	expect(
		stretch( { ...WINDOW, elementLeft: 40, elementWidth: 645 } ).offset
	).toBe( -40 );
	expect(
		stretch( { ...WINDOW, elementLeft: 40, elementWidth: 645, rtl: true } )
	).toEqual( {
		width: 1265,
		side: 'right',
		offset: -580,
	} );
} );

test( 'X9: a container of one’s own, wherever the element begins', () => {
	const container = {
		containerLeft: 100,
		containerWidth: 900,
		elementWidth: 500,
	};
	expect( stretch( { ...container, elementLeft: 250 } ) ).toEqual( {
		width: 900,
		side: 'left',
		offset: -150,
	} );
	expect( stretch( { ...container, elementLeft: 80 } ).offset ).toBe( 20 );
	expect(
		stretch( { ...container, elementLeft: 250, rtl: true } ).offset
	).toBe( -250 );
} );

test( 'X9: what does not scroll stays where it is, or goes to its container', () => {
	expect(
		stretch( {
			...WINDOW,
			elementLeft: 70,
			elementWidth: 300,
			fixed: true,
		} ).offset
	).toBe( 0 );
	const own = {
		containerLeft: 100,
		containerWidth: 900,
		elementLeft: 250,
		elementWidth: 500,
	};
	expect( stretch( { ...own, fixed: true } ).offset ).toBe( 100 );
} );

test( 'X9: a margin is taken from both sides', () => {
	expect(
		stretch( {
			...WINDOW,
			elementLeft: 310,
			elementWidth: 645,
			margin: 20,
		} )
	).toEqual( {
		width: 1225,
		side: 'left',
		offset: -290,
	} );
} );
