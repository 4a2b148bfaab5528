import {
	byWheel,
	hasNeighbor,
	isSameRun,
	parse,
	serialise,
	typedAddress,
	withLeaf,
	withoutLeaf,
	type Leaf,
} from './album';
import { differing, fileText, merged, readFile } from './album-file';

const origin = 'https://example.test';
const leaf = ( id: string, parts: Partial< Leaf > = {} ): Leaf => ( {
	id,
	wheelId: 12,
	title: 'Life',
	finishedAt: 1000,
	scale: { min: 0, max: 10 },
	areas: [ { label: 'Health', value: 7, color: '#1DB53F' } ],
	report: {
		id: 18,
		title: 'Wheel Submission #18',
		link: `${ origin }/r/${ id }/`,
		ownerLink: `${ origin }/r/${ id }/?owner=secret`,
	},
	...parts,
} );
const fileWith = ( wheels: unknown, shape: unknown = 1 ): string =>
	JSON.stringify( { name: 'rueda-album', shape, wheels } );

test( 'two of one minute are known, so that their names can differ', () => {
	const album = [
		leaf( 'a', { finishedAt: 59_999 } ),
		leaf( 'b', { finishedAt: 1 } ),
		leaf( 'c', { finishedAt: 120_000 } ),
	];
	expect( album.map( ( each ) => hasNeighbor( each, album ) ) ).toEqual( [
		true,
		true,
		false,
	] );
} );

test( 'leaves are grouped by their wheels, in the order in which they come', () => {
	const [ a, b, c ] = [
		leaf( 'a' ),
		leaf( 'b', { wheelId: 13, title: 'Work' } ),
		leaf( 'c' ),
	];
	expect( byWheel( [] ) ).toEqual( [] );
	expect( byWheel( [ a, b, c ] ) ).toEqual( [ [ a, c ], [ b ] ] );
} );

const told = leaf( 'told', {
	areas: [
		{
			label: 'Health',
			value: 7,
			color: '#1DB53F',
			wished: 9,
			note: 'Rest',
		},
		{ label: 'Fun', value: 3, color: '#1DB53F' },
	],
} );

test( 'wishes and notes come back as they were, from the browser and from a file', () => {
	expect( parse( serialise( [ told ] ), origin ) ).toEqual( [ told ] );
	expect( readFile( serialise( [ told ] ), origin ) ).toMatchObject( {
		album: [ told ],
	} );
} );

test.each( [ '9', true, {}, 'NaN' ] )(
	'a wish that is %j makes a file broken',
	( wished ) => {
		const [ area ] = told.areas;
		const broken = leaf( 'b', {
			areas: [ { ...area, wished } as Leaf[ 'areas' ][ number ] ],
		} );
		expect( readFile( fileWith( [ broken ] ), origin ) ).toMatchObject( {
			problem: 'broken',
		} );
	}
);

describe( 'what the browser holds', () => {
	test( 'comes back as it was, the newest first', () => {
		const old = leaf( 'a' );
		const young = leaf( 'b', { finishedAt: 2000, report: null } );
		expect( parse( serialise( [ old, young ] ), origin ) ).toEqual( [
			young,
			old,
		] );
	} );

	test.each( [
		null,
		'',
		'{',
		'[]',
		'7',
		'{"shape":1,"wheels":[]}',
		fileWith( 'x' ),
		fileWith( [], 2 ),
	] )( '%p is an empty album', ( text ) =>
		expect( parse( text, origin ) ).toEqual( [] )
	);

	test( 'is read as far as it can be', () => {
		expect(
			parse(
				fileWith( [ 7, leaf( 'a' ), { ...leaf( 'b' ), areas: 1 } ] ),
				origin
			)
		).toEqual( [ leaf( 'a' ) ] );
	} );

	test( 'leads to this site alone', () => {
		const elsewhere = 'https://example.test.evil.test/r/x/';
		for ( const link of [ elsewhere, 'javascript:1', 7, '' ] ) {
			const [ read ] = parse(
				fileWith( [ { ...leaf( 'a' ), report: { id: 1, link } } ] ),
				origin
			);
			expect( read?.report ).toBeNull();
		}
		const [ read ] = parse(
			fileWith( [
				leaf( 'a', {
					report: {
						id: 1,
						title: '',
						link: `${ origin }/r/`,
						ownerLink: elsewhere,
					},
				} ),
			] ),
			origin
		);
		expect( read?.report ).toMatchObject( { ownerLink: null } );
	} );
} );

describe( 'a file', () => {
	test( 'is read', () => {
		expect( readFile( serialise( [ leaf( 'a' ) ] ), origin ) ).toEqual( {
			status: 'read',
			album: [ leaf( 'a' ) ],
			runs: [],
		} );
	} );

	test.each( [
		[ 'no-json', 'Dear diary' ],
		[ 'no-json', '' ],
		[ 'no-json', '{"name":"rueda-album"' ],
		[ 'not-ours', '{}' ],
		[ 'not-ours', '[]' ],
		[ 'not-ours', fileWith( [ leaf( 'a' ) ], 2 ) ],
		[ 'not-ours', fileWith( {} ) ],
		[ 'empty', fileWith( [] ) ],
		[
			'not-ours',
			JSON.stringify( {
				name: 'rueda-album',
				shape: 1,
				wheels: [],
				runs: 7,
			} ),
		],
		[
			'broken',
			JSON.stringify( {
				name: 'rueda-album',
				shape: 1,
				wheels: [ leaf( 'a' ) ],
				runs: [ 7 ],
			} ),
		],
		[ 'too-large', `"${ 'x'.repeat( 2000001 ) }"` ],
		[
			'too-large',
			fileWith(
				Array.from( { length: 201 }, ( _, at ) => leaf( `a${ at }` ) )
			),
		],
	] )( 'is refused as %s', ( problem, text ) =>
		expect( readFile( text, origin ) ).toEqual( {
			status: 'refused',
			problem,
		} )
	);

	test.each( [
		[ null ],
		[ { ...leaf( 'b' ), id: '' } ],
		[ { ...leaf( 'b' ), id: '<b>' } ],
		[ { ...leaf( 'b' ), wheelId: 0 } ],
		[ { ...leaf( 'b' ), finishedAt: 'yesterday' } ],
		[ { ...leaf( 'b' ), finishedAt: 1e16 } ],
		[ { ...leaf( 'b' ), scale: { min: 1, max: 1 } } ],
		[ { ...leaf( 'b' ), scale: null } ],
		[
			{
				...leaf( 'b' ),
				areas: [ { label: '', value: 1, color: '#fff' } ],
			},
		],
		[
			{
				...leaf( 'b' ),
				areas: [ { label: 'a', value: '1', color: '#fff' } ],
			},
		],
		[
			{
				...leaf( 'b' ),
				areas: [ { label: 'a', value: 1, color: 'url(x)' } ],
			},
		],
		[
			{
				...leaf( 'b' ),
				areas: Array.from(
					{ length: 101 },
					() => leaf( 'a' ).areas[ 0 ]
				),
			},
		],
	] )( 'with one broken wheel is refused as a whole: %j', ( broken ) =>
		expect(
			readFile( fileWith( [ leaf( 'a' ), broken ] ), origin )
		).toEqual( { status: 'refused', problem: 'broken' } )
	);
} );

describe( 'an album', () => {
	const album = [ leaf( 'b', { finishedAt: 2000 } ), leaf( 'a' ) ];

	test( 'takes a leaf once, in its place', () => {
		expect(
			withLeaf( album, leaf( 'c', { finishedAt: 1500 } ) ).map(
				( { id } ) => id
			)
		).toEqual( [ 'b', 'c', 'a' ] );
		const again = withLeaf( album, leaf( 'a', { report: null } ) );
		expect( again ).toHaveLength( 2 );
		expect( again[ 1 ]?.report ).toBeNull();
	} );

	test( 'that is full stays as it is', () => {
		const full = Array.from( { length: 200 }, ( _, at ) =>
			leaf( `a${ at }` )
		);
		expect( withLeaf( full, leaf( 'more' ) ) ).toBe( full );
		expect( merged( full, [ leaf( 'more' ) ] ) ).toMatchObject( {
			added: 0,
			left: 1,
		} );
		expect( withLeaf( full, leaf( 'a7' ) ) ).toHaveLength( 200 );
	} );

	test( 'says how many leaves of a file had no room', () => {
		const almost = Array.from( { length: 197 }, ( _, at ) =>
			leaf( `a${ at }` )
		);
		const more = Array.from( { length: 10 }, ( _, at ) =>
			leaf( `b${ at }` )
		);
		const now = merged( almost, [ leaf( 'a1' ), ...more ] );
		expect( now ).toMatchObject( { added: 3, left: 7 } );
		expect( now.album ).toHaveLength( 200 );
	} );

	test( 'gives a leaf back', () => {
		expect( withoutLeaf( album, 'b' ) ).toEqual( [ leaf( 'a' ) ] );
	} );

	test( 'takes from a file what it does not have', () => {
		const more = [
			leaf( 'a', { title: 'Changed' } ),
			leaf( 'c', { finishedAt: 3000 } ),
			leaf( 'c', { title: 'Twice' } ),
		];
		const { album: now, added, left } = merged( album, more );
		expect( [ added, left ] ).toEqual( [ 1, 0 ] );
		expect( now.map( ( { id, title } ) => [ id, title ] ) ).toEqual( [
			[ 'c', 'Life' ],
			[ 'b', 'Life' ],
			[ 'a', 'Life' ],
		] );
	} );
} );

const begun = {
	key: 'rueda-wheel:12:0:/life/',
	text: '{"shape":1,"labels":["Health"],"answers":[[0,7]],"notes":[],"wishes":[],"index":1}',
};

test( 'a file has unfinished wheels as they were, also without any other', () => {
	for ( const album of [ [], [ told ] ] ) {
		const text = fileText( { album, runs: [ begun ] } );
		expect( readFile( text, origin ) ).toEqual( {
			status: 'read',
			album,
			runs: [ begun ],
		} );
	}
} );

test( 'one run that came in two ways is one', () => {
	const other = leaf( 'b', {
		report: {
			id: 18,
			title: '',
			link: `${ origin }/r/a/`,
			ownerLink: null,
		},
	} );
	expect( isSameRun( leaf( 'a' ), other ) ).toBe( true );
	expect( isSameRun( leaf( 'a' ), leaf( 'a', { report: null } ) ) ).toBe(
		true
	);
	expect(
		isSameRun(
			leaf( 'a', { report: null } ),
			leaf( 'b', { report: null } )
		)
	).toBe( false );
	expect( merged( [ leaf( 'a' ) ], [ other ] ) ).toMatchObject( {
		added: 0,
	} );
} );

test( 'a visitor decides whether other contents replace what is here', () => {
	const here = [ leaf( 'a' ), leaf( 'b', { report: null } ) ];
	const changed = leaf( 'a', { title: 'Changed' } );
	const same = leaf( 'b', { report: null, finishedAt: 5000 } );
	const fresh = leaf( 'c', { report: null } );
	const file = [ changed, same, fresh ];
	expect( differing( here, file ) ).toEqual( [ changed ] );
	expect( merged( here, file ) ).toMatchObject( { added: 1, replaced: 0 } );
	const now = merged( here, file, true );
	expect( now ).toMatchObject( { added: 1, replaced: 1 } );
	expect( now.album.map( ( { id, title } ) => [ id, title ] ) ).toEqual( [
		[ 'b', 'Life' ],
		[ 'a', 'Changed' ],
		[ 'c', 'Life' ],
	] );
} );

const slug = 'a'.repeat( 40 );

test.each( [
	[ `${ origin }/wheel-report/${ slug }/?owner=key`, { slug, owner: 'key' } ],
	[
		` ${ origin }/?rueda_report=${ slug }&owner=key `,
		{ slug, owner: 'key' },
	],
	[ `${ origin }/wheel-report/${ slug }/`, 'not-owner' ],
	[ `${ origin }/wheel-report/abc/?owner=key`, 'elsewhere' ],
	[ `https://evil.test/wheel-report/${ slug }/?owner=key`, 'elsewhere' ],
	[ `${ origin }.evil.test/wheel-report/${ slug }/?owner=key`, 'elsewhere' ],
	[ 'javascript:alert(1)', 'elsewhere' ],
	[ `//${ slug }?owner=key`, 'elsewhere' ],
	[ '', 'elsewhere' ],
] )( 'the address %p is read', ( typed, read ) => {
	expect( typedAddress( typed, origin ) ).toEqual( read );
} );
