import {
	answersOf,
	areaNamed,
	areasNamed,
	play,
	started,
} from '../rules/fixtures';
import { advance, begin } from '../rules/flow';
import { keep, parse, recall, recallReport, serialise } from './stored-answers';

const areas = areasNamed( 'abcd' );
const underWay = started( areas, 3, 'skipped', 7 );
const kept = {
	labels: [ 'a', 'b', 'c' ],
	answers: answersOf( [ 0, 3 ], [ 2, 7 ] ),
	notes: [],
	wishes: [],
	index: 3,
};

/** A store like the browser's, for tests. */
function memory() {
	const items = new Map< string, string >();
	return {
		items,
		getItem: ( key: string ) => items.get( key ) ?? null,
		setItem: ( key: string, text: string ) => void items.set( key, text ),
		removeItem: ( key: string ) => void items.delete( key ),
	};
}

const refused = () => {
	throw new Error( 'The browser refuses.' );
};

test( 'what was kept brings the visitor back to where he was', () => {
	expect( parse( serialise( underWay ) ) ).toEqual( kept );
	const restored = advance( begin( areas ), { type: 'restored', kept } );
	expect( play( restored, 'started' ) ).toEqual( underWay );
	// A page that is opened and left again keeps the answers.
	expect( parse( serialise( restored ) ) ).toEqual( kept );
} );

test( 'a question that was gone back to is kept as such', () => {
	expect( parse( serialise( play( underWay, 'wentBack' ) ) ) ).toEqual( {
		...kept,
		index: 2,
	} );
	expect(
		parse( serialise( play( underWay, 'wentBack', 'reviewed' ) ) )
	).toEqual( kept );
} );

test( 'answers of areas that moved are kept over the next reload, too', () => {
	const moved = play(
		advance( begin( areasNamed( 'xcab' ) ), { type: 'restored', kept } ),
		'started'
	);
	const again = parse( serialise( moved ) ) ?? kept;
	expect(
		play(
			begin( areasNamed( 'xcab' ) ),
			{ type: 'restored', kept: again },
			'started'
		)
	).toEqual( moved );
	expect( moved ).toMatchObject( {
		screen: 'question',
		index: 0,
		answers: answersOf( [ 2, 3 ], [ 1, 7 ] ),
	} );
} );

test( 'what was written comes back to its area, also where areas have moved or have the same name', () => {
	const asks = ( label: string ) => areaNamed( label, { note: true } );
	const flow = started(
		[ asks( 'a' ), asks( 'b' ), asks( 'b' ), asks( 'c' ) ],
		3,
		{ type: 'noted', note: 'first b' },
		4,
		{ type: 'noted', note: 'second b' }
	);
	const notesIn = ( ...wheel: ReturnType< typeof asks >[] ) =>
		advance( begin( wheel ), {
			type: 'restored',
			kept: parse( serialise( flow ) ) ?? kept,
		} ).notes;
	expect( notesIn( ...flow.areas ) ).toEqual( flow.notes );
	expect( notesIn( asks( 'x' ), asks( 'a' ), asks( 'b' ) ) ).toEqual( {
		2: 'second b',
	} );
	expect( notesIn( asks( 'a' ), areaNamed( 'b' ) ) ).toEqual( {} );
} );

test( 'a note is kept before its area was rated, and none that was erased', () => {
	const asked = started( [ areaNamed( 'a', { note: true } ) ] );
	const noted = advance( asked, { type: 'noted', note: 'Tired' } );
	expect( parse( serialise( noted ) )?.notes ).toEqual( [
		[ 0, 'a', 'Tired' ],
	] );
	expect(
		serialise( advance( noted, { type: 'noted', note: '' } ) )
	).toBeNull();
} );

test( 'wishes come back to their areas, as far as they can still be chosen', () => {
	const asks = ( label: string, maxValue = 10 ) =>
		areaNamed( label, { asksWish: true, maxValue } );
	const flow = started(
		[ asks( 'a' ), asks( 'b' ) ],
		{ type: 'wished', rating: 9 },
		4,
		{ type: 'wished', rating: 7 }
	);
	const wishesIn = ( ...wheel: ReturnType< typeof asks >[] ) =>
		advance( begin( wheel ), {
			type: 'restored',
			kept: parse( serialise( flow ) ) ?? kept,
		} ).wishes;
	expect( wishesIn( ...flow.areas ) ).toEqual( { 0: 9, 1: 7 } );
	expect( wishesIn( asks( 'b' ), asks( 'a' ) ) ).toEqual( { 0: 7, 1: 9 } );
	expect( wishesIn( asks( 'a', 8 ), asks( 'b', 8 ) ) ).toEqual( { 1: 7 } );
	expect( wishesIn( areaNamed( 'a' ), areaNamed( 'b' ) ) ).toEqual( {} );
} );

test( 'a wish is kept before its area was rated', () => {
	const asked = started( [ areaNamed( 'a', { asksWish: true } ) ] );
	const wished = advance( asked, { type: 'wished', rating: 9 } );
	expect( parse( serialise( wished ) )?.wishes ).toEqual( [ [ 0, 'a', 9 ] ] );
} );

test( 'answers that were kept before there were notes and wishes are read', () => {
	expect(
		parse( '{"shape":1,"labels":["a"],"answers":[[0,5]],"index":1}' )
	).toMatchObject( { notes: [], wishes: [] } );
} );

const finished = play( underWay, 5 );
const saving = advance( finished, { type: 'saveBegan', run: 1, key: 'k' } );
const saved = advance( saving, {
	type: 'saved',
	run: 1,
	report: {
		link: 'https://example.test/r/',
		title: 'Wheel',
		id: 1,
		ownerLink: null,
		notice: '',
		files: {},
	},
} );

test( 'nothing is kept before the first answer, when the report was deleted and after starting over', () => {
	for ( const flow of [
		begin( areas ),
		started( areas ),
		advance( saved, {
			type: 'reportDeleted',
			link: 'https://example.test/r/',
		} ),
		play( underWay, 'startedOver' ),
		play( saving, 'startedOver' ),
	] ) {
		expect( serialise( flow ) ).toBeNull();
	}
} );

test( 'a result that was never sent comes back, to be saved', () => {
	expect(
		play(
			begin( areas ),
			{
				type: 'restored',
				kept: parse( serialise( finished ) ) ?? kept,
			},
			'started'
		)
	).toEqual( finished );
} );

test.each( [
	[ 'on its way', saving ],
	[
		'refused',
		advance( saving, { type: 'saveFailed', run: 1, message: 'Wait.' } ),
	],
] )(
	'a result whose saving was %s comes back with its key, and waits for the visitor',
	( _, flow ) => {
		const again = play(
			begin( areas ),
			{
				type: 'restored',
				kept: parse( serialise( flow ) ) ?? kept,
			},
			'started'
		);
		expect( again ).toEqual( {
			...finished,
			key: 'k',
			report: { status: 'failed', message: '' },
		} );
	}
);

test( 'a result that no longer fits its wheel is a run under way', () => {
	expect(
		play(
			begin( areasNamed( 'abcde' ) ),
			{
				type: 'restored',
				kept: parse( serialise( saving ) ) ?? kept,
			},
			'started'
		)
	).toMatchObject( { screen: 'question', index: 4 } );
} );

test.each( [
	null,
	'',
	'{',
	'null',
	'[]',
	'7',
	'{}',
	'{"shape":0,"labels":["a"],"answers":[],"index":1}',
	'{"shape":1,"labels":"a","answers":[],"index":1}',
	'{"shape":1,"labels":[1],"answers":[],"index":1}',
	'{"shape":1,"labels":["a"],"answers":{},"index":1}',
	'{"shape":1,"labels":["a"],"answers":[[0]],"index":1}',
	'{"shape":1,"labels":["a"],"answers":[[0,"5"]],"index":1}',
	'{"shape":1,"labels":["a"],"answers":[[-1,5]],"index":1}',
	'{"shape":1,"labels":["a"],"answers":[[0,5.5]],"index":1}',
	'{"shape":1,"labels":["a"],"answers":[[0,5]],"index":-1}',
	'{"shape":1,"labels":["a"],"answers":[[0,5]]}',
	'{"shape":1,"labels":["a"],"answers":[[0,5]],"index":1,"notes":"x"}',
	'{"shape":1,"labels":["a"],"answers":[[0,5]],"index":1,"notes":[["a","x"]]}',
	'{"shape":1,"labels":["a"],"answers":[[0,5]],"index":1,"notes":[[0,"a",7]]}',
	'{"shape":1,"labels":["a"],"answers":[[0,5]],"index":1,"wishes":[[0,"a","7"]]}',
	'{"shape":1,"labels":["a"],"answers":[[0,5]],"index":1,"wishes":[[0,"a",7.5]]}',
	'{"shape":1,"labels":["a"],"answers":[[0,5]],"index":1,"finished":true}',
	'{"shape":1,"labels":["a"],"answers":[[0,5]],"index":1,"finished":{"key":7}}',
] )( '%p is forgotten', ( text ) => expect( parse( text ) ).toBeNull() );

test( 'the store holds answers until the result is saved', () => {
	const store = memory();
	keep( () => store, 'key', underWay );
	expect( recall( () => store, 'key' ) ).toEqual( kept );
	expect( recall( () => store, 'another key' ) ).toBeNull();
	keep( () => store, 'key', saved );
	expect( recall( () => store, 'key' ) ).toBeNull();
} );

test( 'of a saved result the way to the report is left, and no answer, until something newer is there', () => {
	const store = memory();
	const last = () => recallReport( () => store, 'key' );
	expect( last() ).toBeNull();
	keep( () => store, 'key', saved );
	expect( last() ).toEqual(
		saved.screen === 'result' && saved.report.status === 'saved'
			? saved.report.report
			: null
	);
	expect( [ ...store.items.values() ].join() ).not.toContain( 'answers' );

	const again = begin( saved.areas );
	keep( () => store, 'key', again );
	keep( () => store, 'key', advance( again, { type: 'started' } ) );
	expect( last() ).not.toBeNull();

	keep( () => store, 'key', underWay );
	expect( last() ).toBeNull();
	keep( () => store, 'key', saved );
	keep( () => store, 'key', advance( saved, { type: 'startedOver' } ) );
	expect( store.items.size ).toBe( 0 );
} );

test.each( [
	'x',
	'{"shape":1,"report":{"id":7}}',
	'{"report":{"id":7,"link":"javascript:alert(1)"}}',
] )( '%s leads to no report', ( text ) => {
	const store = memory();
	store.setItem( 'key', text );
	expect( recallReport( () => store, 'key' ) ).toBeNull();
} );

test( 'without a store, or with a full one, the wheel goes on', () => {
	expect( recall( refused, 'key' ) ).toBeNull();
	expect( () => keep( refused, 'key', underWay ) ).not.toThrow();
	const full = { ...memory(), setItem: refused };
	expect( () => keep( () => full, 'key', underWay ) ).not.toThrow();
} );
