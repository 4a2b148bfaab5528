import {
	differingRuns,
	fromFile,
	pageOf,
	runsIn,
	storeRuns,
	toFile,
	type RunStore,
} from './runs';

const run = ( index: number ) =>
	JSON.stringify( {
		shape: 1,
		labels: [ 'Health' ],
		answers: [ [ 0, 7 ] ],
		notes: [ [ 0, 'Health', 'Rest <b>' ] ],
		wishes: [ [ 0, 'Health', 9 ] ],
		index,
	} );

const key = 'rueda-wheel:12:0:/life/?a=1';

function storeOf( kept: Readonly< Record< string, string > > ): RunStore {
	const map = new Map( Object.entries( kept ) );
	return {
		get length() {
			return map.size;
		},
		key: ( at ) => [ ...map.keys() ][ at ] ?? null,
		getItem: ( name ) => map.get( name ) ?? null,
		setItem( name, text ) {
			if ( text.includes( 'no space' ) ) {
				throw new Error( 'Full' );
			}
			map.set( name, text );
		},
	};
}

test( 'only unfinished wheels of this site are taken from what a tab holds', () => {
	const store = storeOf( {
		other: run( 1 ),
		[ key ]: run( 1 ),
		'rueda-wheel:13:0:/': '{"shape":1,"report":{"id":1}}',
		'rueda-wheel:14:0:/': 'x',
	} );
	expect( runsIn( store ) ).toEqual( [ { key, text: run( 1 ) } ] );
} );

test( 'a run is in a file as it was, and leads to its page', () => {
	const [ begun ] = runsIn( storeOf( { [ key ]: run( 1 ) } ) );
	const file = JSON.stringify( begun && toFile( begun ) );
	expect( fromFile( JSON.parse( file ) ) ).toEqual( begun );
	expect( begun && pageOf( begun ) ).toBe( '/life/?a=1' );
} );

test.each( [
	null,
	{},
	{ key },
	{ key, run: { shape: 2 } },
	{ key, run: { ...JSON.parse( run( 1 ) ), notes: [ [ 0, 'Health', 7 ] ] } },
	{ key: 'rueda-album', run: JSON.parse( run( 1 ) ) as unknown },
	{
		key: 'rueda-wheel:1:0://evil.test/',
		run: JSON.parse( run( 1 ) ) as unknown,
	},
	{
		key: 'rueda-wheel:1:0:/\\evil.test',
		run: JSON.parse( run( 1 ) ) as unknown,
	},
	{
		key: 'rueda-wheel:1:0:javascript:1',
		run: JSON.parse( run( 1 ) ) as unknown,
	},
	{
		key,
		run: {
			...JSON.parse( run( 1 ) ),
			notes: [ [ 0, 'Health', 'x'.repeat( 100_000 ) ] ],
		},
	},
] )( 'what is no run, or leads elsewhere, is none: %#', ( value ) => {
	expect( fromFile( value ) ).toBeNull();
} );

test( 'other answers stay unless the visitor wants them replaced', () => {
	const store = storeOf( { [ key ]: run( 1 ), 'rueda-wheel:1:0:/': '{}' } );
	const more = [
		{ key, text: run( 2 ) },
		{ key: 'rueda-wheel:1:0:/', text: run( 3 ) },
	];
	expect( differingRuns( store, more ) ).toEqual( [ more[ 0 ] ] );
	expect( storeRuns( store, more, false ) ).toEqual( [ more[ 1 ] ] );
	expect( store.getItem( key ) ).toBe( run( 1 ) );
	expect( storeRuns( store, more, true ) ).toEqual( [ more[ 0 ] ] );
	expect( store.getItem( key ) ).toBe( run( 2 ) );
	expect( storeRuns( store, more, true ) ).toEqual( [] );
} );

test( 'what the browser cannot store is not counted', () => {
	const text = run( 1 ).replace( 'Rest', 'no space' );
	expect( storeRuns( storeOf( {} ), [ { key, text } ], false ) ).toEqual(
		[]
	);
} );
