import { meantAddress } from './mistyped-domain';

describe( 'an email address with a typing error in its domain', () => {
	it.each( [
		[ 'ana@gmial.com', 'ana@gmail.com' ],
		[ 'ana@gmail.con', 'ana@gmail.com' ],
		[ 'ana@gmail.co', 'ana@gmail.com' ],
		[ 'ana@gmail.es', 'ana@gmail.com' ],
		[ 'ana@gmai.com', 'ana@gmail.com' ],
		[ 'ana@gmial.cm', 'ana@gmail.com' ],
		[ 'Ana.Ruiz+x@GMAIL.COMM', 'Ana.Ruiz+x@gmail.com' ],
		[ 'ana@hotnail.com', 'ana@hotmail.com' ],
		[ 'ana@homtial.es', 'ana@hotmail.es' ],
		[ 'ana@hotmail.con', 'ana@hotmail.com' ],
		[ 'ana@outlok.es', 'ana@outlook.es' ],
		[ 'ana@yaho.com.mx', 'ana@yahoo.com.mx' ],
		[ 'ana@yahooo.es', 'ana@yahoo.es' ],
		[ ' ana@icoud.com ', 'ana@icloud.com' ],
		[ 'ana@telefonca.net', 'ana@telefonica.net' ],
	] )( '%s was probably meant as %s', ( typed, meant ) => {
		expect( meantAddress( typed ) ).toBe( meant );
	} );

	it.each( [
		'ana@gmail.com',
		'ana@hotmail.de',
		'ana@outlook.fr',
		'ana@yahoo.se',
		'ana@yahoo.de',
		'ana@mail.com',
		'ana@email.com',
		'ana@ymail.com',
		'ana@small.com',
		'ana@valle.org',
		'ana@gmail.valle.org',
		'ana@',
		'@gmial.com',
		'ana@gmial',
		'',
		`ana@${ 'g'.repeat( 5000 ) }.com`,
	] )( '%s is left alone', ( typed ) => {
		expect( meantAddress( typed ) ).toBeUndefined();
	} );
} );
