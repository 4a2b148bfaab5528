import {
	leftOutIn,
	parseExportable,
	parseKit,
	parseLibrary,
	parseRun,
	parseSaved,
	sectionsIn,
} from './answers';
import { item, kit, RUN, run } from './fixtures';
import { listsOf, reportText, type ReportWords } from './report-text';

test( 'reads a checked kit', () => {
	expect( kit() ).toMatchObject( {
		id: 'k1',
		title: 'Coach',
		groups: { page: 'pages' },
		settings: [
			{ part: 'cta', isSame: false, answer: 'mine' },
			{ part: 'share', isSame: true, answer: 'mine' },
		],
		media: { count: 2, bytes: 10, known: 1 },
		skipped: [ { name: 'x:y', reason: 'Unknown.' } ],
		warnings: [ 'Old.' ],
	} );
	expect( kit().items[ 2 ] ).toEqual( {
		key: 'rueda_form:contact',
		title: 'rueda_form:contact',
		docType: 'rueda_form',
		section: 'pages',
		uses: [],
		state: 'changed',
		answers: [ 'keep_both', 'replace', 'skip' ],
		answer: 'keep_both',
		reason: '',
		code: [],
	} );
	const code = [ 'Brings code that runs for every visitor: <script>.' ];
	const strange = kit( {
		items: [ item( 'page:x', [], { code } ) ],
		trust: true,
	} );
	expect( strange ).toMatchObject( { items: [ { code } ], mayTrust: true } );
} );

test( 'items of one kind with the same title can be told apart', () => {
	const items = [
		item( 'page:contact', [], { title: 'Contact' } ),
		item( 'page:contact-2', [], { title: 'Contact' } ),
		item( 'page:about', [], { title: 'About' } ),
		item( 'rueda_form:contact', [], { title: 'Contact' } ),
	];
	const titles = [
		'Contact (contact)',
		'Contact (contact-2)',
		'About',
		'Contact',
	];
	for ( const read of [
		parseExportable( { items } ),
		parseKit( { id: 'k1', items } ),
	] ) {
		expect( read?.items.map( ( { title } ) => title ) ).toEqual( titles );
	}
} );

test( 'an answer that is none is refused, and what it lacks is empty', () => {
	for ( const answer of [ null, 'kit', [], {}, { id: 'k1' } ] ) {
		expect( parseKit( answer ) ).toBeNull();
		expect( parseExportable( answer ) ).toBeNull();
		expect( parseLibrary( answer ) ).toBeNull();
		expect( parseRun( answer ) ).toBeNull();
	}
	expect( parseSaved( {} ) ).toBeNull();
	expect( parseKit( { id: 'k1', items: [ null ] } )?.items ).toEqual( [
		expect.objectContaining( { key: '', state: 'new', answers: [] } ),
	] );
	expect( parseRun( { id: 'r', state: 'dancing' } ) ).toBeNull();
} );

test( 'an export tells which images it has left out', () => {
	expect( parseSaved( { id: 'k1' } )?.leftOut ).toEqual( [] );
	expect(
		parseSaved( { id: 'k1', left_out: [ 'sún, one.jpg' ] } )?.leftOut
	).toEqual( [ 'sún, one.jpg' ] );
	expect( leftOutIn( null ) ).toEqual( [] );
	expect( leftOutIn( 's%C3%BAn%2C%20one.jpg,100%.png' ) ).toEqual( [
		'sún, one.jpg',
		'100%.png',
	] );
} );

test( 'an answer of an item that nobody knows is left out', () => {
	const [ one ] = kit( {
		items: [
			item( 'a', [], { answers: [ 'eat', 'skip' ], answer: 'eat' } ),
		],
	} ).items;
	expect( one ).toMatchObject( { answers: [ 'skip' ], answer: null } );
} );

test( 'a section of the server brings no functions', () => {
	expect(
		sectionsIn( [ { key: 'a', title: 'A', isAvailable: 'no' }, null ] )
	).toEqual( [
		expect.objectContaining( {
			key: 'a',
			isAvailable: undefined,
			children: [],
		} ),
		expect.objectContaining( { children: [] } ),
	] );
	expect( sectionsIn( null ) ).toEqual( [] );
} );

test( 'reads what can be exported', () => {
	expect(
		parseExportable( {
			items: [
				item( 'page:home', [], { bytes: 7, warnings: [ '', 'Far.' ] } ),
			],
			settings: { cta: true, share: 1 },
			media: { bytes: 5 },
		} )
	).toMatchObject( {
		items: [ { key: 'page:home', bytes: 7, warnings: [ 'Far.' ] } ],
		settings: { cta: true, share: false },
		mediaBytes: 5,
	} );
} );

test( 'reads the library, and an import that was left', () => {
	const library = parseLibrary( {
		starter: [ { id: 's', counts: { page: 2 } } ],
		saved: [ { id: 'k', bytes: 3, created: 1795000000 } ],
		runs: [ { id: 'r', result: 'success', can_undo: true } ],
		current: RUN,
	} );
	expect( library?.starter[ 0 ] ).toMatchObject( { counts: { page: 2 } } );
	expect( library?.saved[ 0 ]?.created ).toBe( '2026-11-18T11:06:40.000Z' );
	expect( library?.runs[ 0 ] ).toMatchObject( {
		result: 'success',
		canUndo: true,
	} );
	expect( library?.current ).toMatchObject( { id: 'r1', done: 1 } );
	expect( parseLibrary( { runs: [] } )?.current ).toBeNull();
} );

test( 'a report is a text that can be pasted into an email', () => {
	const words: ReportWords = {
		heading: 'The kit was imported.',
		outcomes: {
			created: 'Created',
			replaced: 'Replaced',
			skipped: 'Skipped',
			already_here: 'Already here',
			refused: 'Not imported',
		},
		kindOf: ( kind ) => kind,
		settingOf: ( part, outcome ) => `Settings: ${ part } – ${ outcome }`,
		unresolved: 'Left empty:',
		addresses: 'Changed:',
		recipients: 'Check:',
		kept: 'Kept:',
	};
	const done = run( {
		state: 'done',
		result: 'success',
		report: {
			items: [
				{
					key: 'a',
					title: 'Home',
					doc_type: 'page',
					outcome: 'created',
				},
				{
					key: 'b',
					title: 'Map',
					doc_type: 'page',
					outcome: 'refused',
					reason: 'Its block is not here.',
				},
			],
			settings: [ { part: 'cta', outcome: 'kept' } ],
			unresolved: [ 'Home: link' ],
			recipients: [],
			seconds: 3,
		},
		kept: [ { title: 'About', reason: 'Edited.' } ],
	} );
	expect( reportText( done, words ) ).toBe(
		[
			'The kit was imported.',
			'',
			'page: Home – Created',
			'page: Map – Not imported (Its block is not here.)',
			'Settings: cta – kept',
			'',
			'Left empty:',
			'- Home: link',
			'',
			'Kept:',
			'- About (Edited.)',
		].join( '\n' )
	);
	expect( listsOf( null, words ) ).toEqual( [] );
} );
