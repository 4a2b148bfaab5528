import { isYes, numberIn, savedSettings } from './saved-settings';

function settingsOf( text: string ) {
	const root = document.createElement( 'div' );
	root.dataset[ 'settings' ] = text;
	return savedSettings( root );
}

test( 'reads what a page builder saved', () => {
	expect( settingsOf( '{"stretch_element":"yes","speed":"0.2"}' ) ).toEqual( {
		stretch_element: 'yes',
		speed: '0.2',
	} );
	expect( savedSettings( document.createElement( 'div' ) ) ).toEqual( {} );
} );

test( 'settings that are none are the defaults, and one warning on the page', () => {
	expect( settingsOf( '{"stretch_element":' ) ).toEqual( {} );
	expect( settingsOf( '[1]' ) ).toEqual( {} );
	expect( console ).toHaveWarned();
	// eslint-disable-next-line no-console -- The spy that wp-scripts puts there.
	expect( console.warn ).toHaveBeenCalledTimes( 1 );
} );

test( 'numerals are numbers, and nothing else is', () => {
	expect( [ '0.3', ' 7 ', 2, '', 'x', NaN, null ].map( numberIn ) ).toEqual( [
		0.3,
		7,
		2,
		null,
		null,
		null,
		null,
	] );
	expect( [ 'yes', 'no', true, 1 ].map( isYes ) ).toEqual( [
		true,
		false,
		false,
		false,
	] );
} );
