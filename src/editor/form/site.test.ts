import { parse } from './site';

test( 'a page without our data, or with somebody else’s, gives an editor that works', () => {
	expect( parse( undefined ) ).toEqual( {
		reserved: [],
		texts: {},
		names: {},
		mails: { mail: {}, mail_2: {} },
		hasPeer: false,
	} );
	expect(
		parse( {
			reserved: [ 'name' ],
			texts: { spam: 'No' },
			names: { late: 'Too late', more: 7 },
			mail: 3,
		} )
	).toEqual( {
		reserved: [ 'name' ],
		texts: { spam: 'No' },
		names: { late: 'Too late', more: '' },
		mails: { mail: {}, mail_2: {} },
		hasPeer: false,
	} );
} );
