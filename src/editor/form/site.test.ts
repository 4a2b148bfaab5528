import { parse } from './site';

test( 'a page without our data, or with somebody else’s, gives an editor that works', () => {
	expect( parse( undefined ) ).toEqual( {
		mimeTypes: {},
		mostBytes: 0,
		mostBytesTogether: 0,
		mostFiles: 0,
		reserved: [],
		texts: {},
		names: {},
		mails: { mail: {}, mail_2: {} },
		hasPeer: false,
	} );
	expect(
		parse( {
			mimes: { 'jpg|jpeg': 'image/jpeg', c: 7 },
			size: '8M',
			reserved: [ 'name' ],
			texts: { spam: 'No' },
			names: { late: 'Too late', more: 7 },
			mail: 3,
		} )
	).toEqual( {
		mimeTypes: { 'jpg|jpeg': 'image/jpeg', c: '' },
		mostBytes: 0,
		mostBytesTogether: 0,
		mostFiles: 0,
		reserved: [ 'name' ],
		texts: { spam: 'No' },
		names: { late: 'Too late', more: '' },
		mails: { mail: {}, mail_2: {} },
		hasPeer: false,
	} );
} );
