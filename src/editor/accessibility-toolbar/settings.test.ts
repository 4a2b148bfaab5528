import { parseToolbar, PLAIN_TOOLBAR, TOOLBAR_OPTION } from './settings';

const parsed = ( option: unknown ) =>
	parseToolbar( { [ TOOLBAR_OPTION ]: option } );

test( 'what the site sends comes back as it is', () => {
	const option = {
		...PLAIN_TOOLBAR,
		devices: [ 'phone' ],
		hours: 48,
		title: 'Read better',
	};
	expect( parsed( option ) ).toEqual( option );
} );

test.each( [ [ undefined ], [ null ], [ [] ], [ 'x' ] ] )(
	'an answer without the option is none: %j',
	( option ) => expect( parsed( option ) ).toBeNull()
);

test( 'parts that are missing or of another kind are empty', () => {
	const toolbar = parsed( { devices: 'phone', actions: 7, hours: 'x' } );
	expect( toolbar?.devices ).toEqual( [] );
	expect( toolbar?.actions.reset ).toEqual( { enabled: false, label: '' } );
	expect( toolbar?.hours ).toBe( 12 );
} );
