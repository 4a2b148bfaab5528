import { markOf } from './mark';

const needed = { isNeeded: true };
const open = { isNeeded: false };
const marks = ( ...all: readonly { isNeeded: boolean | null }[] ) =>
	all.map( ( one ) => markOf( { ...one, label: 'Name' }, all ) );

test( 'of the two kinds the rarer one is marked, as on the page', () => {
	expect( marks( needed, needed, open ) ).toEqual( [ '', '', '(optional)' ] );
	expect( marks( needed, open ) ).toEqual( [ '(required)', '' ] );
	expect( marks( needed, needed ) ).toEqual( [ '(required)', '(required)' ] );
	expect( marks( open, { isNeeded: null } ) ).toEqual( [ '', '' ] );
} );

test( 'what the label says is not said twice', () => {
	expect(
		markOf( { ...needed, label: 'Name (Required)' }, [ needed ] )
	).toBe( '' );
} );
