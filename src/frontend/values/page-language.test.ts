import {
	dateInPageLanguage,
	differenceInPageLanguage,
	inPageLanguage,
	listInPageLanguage,
} from './page-language';

const speak = ( language: string ) => {
	document.documentElement.lang = language;
};

test( 'numbers and lists follow the language of the page', () => {
	speak( 'es-ES' );
	expect( inPageLanguage( 1234567.5 ) ).toBe( '1.234.567,5' );
	expect( listInPageLanguage( [ 'Salud', 'Amigos', 'Dinero' ] ) ).toBe(
		'Salud, Amigos y Dinero'
	);
	speak( 'en-US' );
	expect( inPageLanguage( 1234567.5 ) ).toBe( '1,234,567.5' );
	expect( listInPageLanguage( [ 'Health', 'Money' ] ) ).toBe(
		'Health and Money'
	);
} );

test( 'dates and differences follow the language of the page', () => {
	const time = new Date( 2026, 10, 21, 15, 4 ).getTime();
	speak( 'es-ES' );
	expect( dateInPageLanguage( time ) ).toBe( '21 nov 2026, 15:04' );
	expect( [ 2, -1, 0 ].map( differenceInPageLanguage ) ).toEqual( [
		'+2',
		'-1',
		'0',
	] );
	speak( 'en-US' );
	expect( dateInPageLanguage( time ) ).toMatch( /^Nov 21, 2026, 3:04\sPM$/ );
} );

test.each( [ '', 'x', 'es_ES', 'not a language' ] )(
	'a page whose language is written %p has numbers and lists too',
	( language ) => {
		speak( language );
		expect( inPageLanguage( 7 ) ).toBe( '7' );
		expect( listInPageLanguage( [ 'Health' ] ) ).toBe( 'Health' );
	}
);
