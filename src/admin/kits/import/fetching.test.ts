import { byHost, fetchAll } from './fetching';

const ALL = [
	'https://a.example/1.jpg',
	'https://b.example/2.jpg',
	'https://a.example/3.jpg',
];

test( 'images are offered by the host that has them', () => {
	expect( byHost( ALL ) ).toEqual( [
		[ 'a.example', [ ALL[ 0 ], ALL[ 2 ] ] ],
		[ 'b.example', [ ALL[ 1 ] ] ],
	] );
} );

test( 'one image that does not come does not stop the others, and its reason is told once', async () => {
	const done: number[] = [];
	const result = await fetchAll( ALL, {
		fetch: ( image ) =>
			Promise.resolve(
				image.includes( 'a.example' )
					? { ok: false, why: 'Gone.', isLost: false }
					: { ok: true, value: true }
			),
		onDone: ( count ) => done.push( count ),
		isCancelled: () => false,
	} );
	expect( result ).toEqual( { fetched: 1, reasons: [ 'Gone.' ] } );
	expect( done ).toEqual( [ 1, 2, 3 ] );
} );

test( 'after cancelling no further image is fetched', async () => {
	const asked: string[] = [];
	await fetchAll( ALL, {
		fetch: ( image ) => {
			asked.push( image );
			return Promise.resolve( { ok: true, value: true } );
		},
		onDone: () => undefined,
		isCancelled: () => asked.length === 1,
	} );
	expect( asked ).toEqual( [ ALL[ 0 ] ] );
} );
