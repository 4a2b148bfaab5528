import { inPageLanguage, listInPageLanguage } from './page-language';

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

test.each( [ '', 'x', 'es_ES', 'not a language' ] )(
	'a page whose language is written %p has numbers and lists too',
	( language ) => {
		speak( language );
		expect( inPageLanguage( 7 ) ).toBe( '7' );
		expect( listInPageLanguage( [ 'Health' ] ) ).toBe( 'Health' );
	}
);
