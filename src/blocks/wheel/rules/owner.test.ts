import { ownerOf } from './owner';

const origin = 'https://example.test';

test.each( [
	[ `${ origin }/wheel-report/abc/?owner=key`, 'abc' ],
	[ `${ origin }/blog/wheel-report/abc?owner=key`, 'abc' ],
	[ `${ origin }/?rueda_report=abc&owner=key`, 'abc' ],
] )( '%s can be deleted', ( ownerLink, slug ) =>
	expect( ownerOf( { ownerLink } ) ).toEqual( { slug, owner: 'key' } )
);

test.each( [
	null,
	`${ origin }/wheel-report/abc/`,
	`${ origin }/?owner=key`,
	`${ origin }/wheel-report/a%20b/?owner=key`,
] )( '%s can not', ( ownerLink ) =>
	expect( ownerOf( { ownerLink } ) ).toBeNull()
);
