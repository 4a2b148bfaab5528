import {
	isAtEnd,
	isPressed,
	OFF,
	press,
	SCHEMES,
	SWITCHES,
	without,
	type Action,
	type State,
} from './state';

const presses = ( actions: readonly Action[], from: State = OFF ): State =>
	actions.reduce( press, from );

const levels = ( action: Action, from: number, times: number ): number[] => {
	let state: State = { ...OFF, text: from };
	return Array.from( { length: times }, () => {
		state = press( state, action );
		return state.text;
	} );
};

describe( 'text size', () => {
	test( 'A1: plus goes from off to 120, then in steps of ten, and stays at 200', () => {
		expect( levels( 'resize-plus', 0, 11 ) ).toEqual( [
			120, 130, 140, 150, 160, 170, 180, 190, 200, 200, 200,
		] );
	} );

	test( 'A2: minus goes down to 120, then off, and stays off', () => {
		expect( levels( 'resize-minus', 200, 11 ) ).toEqual( [
			190, 180, 170, 160, 150, 140, 130, 120, 0, 0, 0,
		] );
	} );

	test( 'A20: each end of the range is known', () => {
		expect( isAtEnd( OFF, 'resize-minus' ) ).toBe( true );
		expect( isAtEnd( OFF, 'resize-plus' ) ).toBe( false );
		expect( isAtEnd( { ...OFF, text: 200 }, 'resize-plus' ) ).toBe( true );
		expect( isAtEnd( { ...OFF, text: 120 }, 'resize-minus' ) ).toBe(
			false
		);
		expect( isAtEnd( OFF, 'grayscale' ) ).toBe( false );
	} );
} );

describe( 'schemes', () => {
	test.each( SCHEMES )( 'A4: %s takes the place of any other', ( scheme ) => {
		for ( const other of SCHEMES.filter( ( name ) => name !== scheme ) ) {
			expect( presses( [ other, scheme ] ).scheme ).toBe( scheme );
		}
	} );

	test.each( SCHEMES )( 'A4: a second press takes %s off', ( scheme ) => {
		expect( presses( [ scheme, scheme ] ) ).toEqual( OFF );
	} );
} );

test( 'A5: underline, font and motion are switched one by one', () => {
	const one = presses( [ 'links-underline' ] );
	expect( one ).toEqual( { ...OFF, underline: true } );
	const all = presses( [ 'readable-font', 'stop-motion' ], one );
	expect( all ).toEqual( {
		...OFF,
		underline: true,
		font: true,
		motion: true,
	} );
	expect( press( all, 'readable-font' ) ).toEqual( { ...all, font: false } );
	expect( press( all, 'stop-motion' ) ).toEqual( { ...all, motion: false } );
} );

test( 'letter spacing is switched by itself', () => {
	const one = presses( [ 'letter-spacing' ] );
	expect( one ).toEqual( { ...OFF, spacing: true } );
	expect( isPressed( one, 'letter-spacing' ) ).toBe( true );
	expect( press( one, 'letter-spacing' ) ).toEqual( OFF );
} );

test( 'A6: reset switches everything off', () => {
	const all = presses( [
		'resize-plus',
		'high-contrast',
		'links-underline',
		'readable-font',
		'stop-motion',
	] );
	expect( press( all, 'reset' ) ).toEqual( OFF );
} );

test( 'A19: buttons of sizes and reset have no pressed state, all others have', () => {
	const state = presses( [ 'high-contrast', 'readable-font' ] );
	const pressed = ( action: Action ) => isPressed( state, action );
	expect( pressed( 'resize-plus' ) ).toBeNull();
	expect( pressed( 'resize-minus' ) ).toBeNull();
	expect( pressed( 'reset' ) ).toBeNull();
	expect( pressed( 'high-contrast' ) ).toBe( true );
	expect( pressed( 'grayscale' ) ).toBe( false );
	expect( pressed( 'readable-font' ) ).toBe( true );
	expect( pressed( 'links-underline' ) ).toBe( false );
	expect( pressed( 'stop-motion' ) ).toBe( false );
} );

test( 'A25: what the site has switched off is dropped from a stored state', () => {
	const all: State = {
		text: 150,
		scheme: 'grayscale',
		underline: true,
		font: true,
		motion: true,
		spacing: true,
	};
	const on = SWITCHES.map( ( { id } ) => id );
	expect( without( all, { on, off: [] } ) ).toEqual( all );
	expect(
		without( all, { on, off: [ 'high-contrast', 'resize-minus' ] } )
	).toEqual( all );
	expect( without( all, { on: [ 'stop-motion' ], off: [] } ) ).toEqual( {
		...all,
		underline: false,
		font: false,
		spacing: false,
	} );
	expect(
		without( all, {
			on: [],
			off: [ 'resize-plus', 'resize-minus', 'grayscale' ],
		} )
	).toEqual( OFF );
} );
