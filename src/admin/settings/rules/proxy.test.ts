import { linesOf, wrongRange } from './proxy';

describe( 'the addresses of a proxy', () => {
	it( 'are read line by line', () => {
		expect(
			linesOf( ' 192.0.2.7 \n\n2001:db8::/32, 10.0.0.1\r\n' )
		).toEqual( [ '192.0.2.7', '2001:db8::/32', '10.0.0.1' ] );
		expect( linesOf( ' \n' ) ).toEqual( [] );
	} );

	it( 'may be addresses and ranges', () => {
		expect(
			wrongRange( [
				'192.0.2.7',
				'10.0.0.0/8',
				'192.0.2.0/32',
				'2400:cb00::/32',
				'::1',
				'2001:DB8::1',
				'::ffff:192.0.2.1',
			] )
		).toBeUndefined();
	} );

	it.each( [
		'0.0.0.0/0',
		'::/0',
		'64.0.0.0/2',
		'192.0.2.0/33',
		'2001:db8::/129',
		'192.0.2.0/',
		'192.0.2.0/-1',
		'192.0.2.0/24/24',
		'192.0.2.0/255.255.255.0',
		'192.0.2.256',
		'192.0.2',
		'192.0.2.*',
		'proxy.example.org',
		'2001:db8:::1',
		'fe80::1%eth0',
	] )( '%s is none', ( line ) => {
		expect( wrongRange( [ '192.0.2.7', line ] ) ).toBe( line );
	} );
} );
