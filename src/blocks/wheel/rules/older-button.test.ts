import { fromOlderButton, fromShortcode } from './older-button';

describe( 'fromOlderButton', () => {
	it.each( [
		[ { popupForm: false, popupType: 'fullScreen' }, 'inline' ],
		[ { popupForm: false, popupType: 'modal' }, 'inline' ],
		[ { popupForm: true, popupType: 'fullScreen' }, 'fullwidth' ],
		[ { popupForm: true, popupType: 'modal' }, 'popup' ],
	] )( 'maps %j to the mode %s', ( attributes, mode ) => {
		expect( fromOlderButton( attributes ).mode ).toBe( mode );
	} );

	it( 'takes the wheel, and one label for both buttons', () => {
		expect(
			fromOlderButton( {
				formId: '12',
				buttonLabel: 'Go &amp; <strong>see</strong>',
			} )
		).toEqual( {
			wheelId: 12,
			mode: 'inline',
			buttonLabel: 'Go & see',
			popupLabel: 'Go & see',
		} );
	} );

	it( 'has no wheel where none was chosen', () => {
		expect( fromOlderButton( { formId: '' } ).wheelId ).toBe( 0 );
	} );
} );

describe( 'fromShortcode', () => {
	it( 'reads what was typed', () => {
		expect(
			fromShortcode( {
				id: '7',
				mode: 'inline',
				label: 'Go',
				popup_label: 'Open',
			} )
		).toEqual( {
			wheelId: 7,
			mode: 'inline',
			buttonLabel: 'Go',
			popupLabel: 'Open',
		} );
	} );

	it( 'is a popup when nothing says otherwise', () => {
		expect( fromShortcode( { id: '7' } ).mode ).toBe( 'popup' );
	} );
} );
