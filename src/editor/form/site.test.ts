import { parse } from './site';

test( 'a page without our data, or with somebody else’s, gives an editor that works', () => {
	expect( parse( undefined ) ).toEqual( {
		reserved: [],
		texts: {},
		mails: { mail: {}, mail_2: {} },
		hasPeer: false,
	} );
	expect(
		parse( { reserved: [ 'name' ], texts: { spam: 'No' }, mail: 3 } )
	).toEqual( {
		reserved: [ 'name' ],
		texts: { spam: 'No' },
		mails: { mail: {}, mail_2: {} },
		hasPeer: false,
	} );
} );
