import { parsePrivacy } from './privacy';
import { parseTracking } from './tracking';

test( 'reads the option out of all settings', () => {
	expect(
		parsePrivacy( {
			title: 'A site',
			rueda_settings_privacy: {
				remove_settings: true,
				remove_content: false,
				remove_visitor_data: true,
			},
		} )
	).toEqual( {
		remove_settings: true,
		remove_content: false,
		remove_visitor_data: true,
	} );
} );

test( 'takes nothing but a plain yes for consent', () => {
	expect(
		parsePrivacy( {
			rueda_settings_privacy: {
				remove_settings: 'yes',
				remove_content: 1,
			},
		} )
	).toEqual( {
		remove_settings: false,
		remove_content: false,
		remove_visitor_data: false,
	} );
} );

test.each( [ null, 'text', {}, { rueda_settings_privacy: null } ] )(
	'gives null for %j',
	( answer ) => {
		expect( parsePrivacy( answer ) ).toBeNull();
	}
);

test( 'other code hears of kits only if that was turned on', () => {
	expect( parseTracking( { rueda_tracking: 'local' } ) ).toBe( true );
	expect( parseTracking( { rueda_tracking: 'off' } ) ).toBe( false );
	expect( parseTracking( { rueda_tracking: true } ) ).toBe( false );
	expect( parseTracking( null ) ).toBe( false );
} );
