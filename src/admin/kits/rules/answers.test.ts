import { answerWith } from '../../../frontend/server/as-sent';
import { leftOutIn, type Run } from './answers';
import { item, run } from './fixtures';
import { listsOf, reportText, type ReportWords } from './report-text';
import { withDistinctTitles } from './titles';

test( 'an answer is told from the JSON of another program', () => {
	const read = answerWith< Run >( 'state' );
	expect( read( run() ) ).toEqual( run() );
	for ( const other of [ null, 'run', [], {}, { blocked: true } ] ) {
		expect( read( other ) ).toBeNull();
	}
} );

test( 'items of one kind with the same title can be told apart', () => {
	const items = [
		item( 'page:contact', [], { title: 'Contact' } ),
		item( 'page:contact-2', [], { title: 'Contact' } ),
		item( 'page:about', [], { title: 'About' } ),
		item( 'rueda_form:contact', [], { title: 'Contact' } ),
	];
	expect(
		withDistinctTitles( { items } )?.items.map( ( { title } ) => title )
	).toEqual( [
		'Contact (contact)',
		'Contact (contact-2)',
		'About',
		'Contact',
	] );
} );

test( 'a download tells which images were left out', () => {
	expect( leftOutIn( null ) ).toEqual( [] );
	expect( leftOutIn( 's%C3%BAn%2C%20one.jpg,b.png' ) ).toEqual( [
		'sún, one.jpg',
		'b.png',
	] );
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
		draft: 'Created as a draft',
		nameOf: ( { doc_type: kind, title } ) => `${ kind }: ${ title }`,
		settingOf: ( part, outcome ) => `Settings: ${ part } – ${ outcome }`,
		unresolved: 'Left empty:',
		addresses: 'Changed:',
		recipients: 'Check:',
		missing: 'Missing:',
		kept: 'Kept:',
	};
	const here = { doc_type: 'page', draft: false, view: '', edit: '' };
	const done = run( {
		state: 'done',
		result: 'success',
		message: 'The kit was imported.',
		report: {
			items: [
				{
					...here,
					key: 'a',
					title: 'Home',
					outcome: 'created',
					reason: '',
				},
				{
					...here,
					key: 'draft',
					title: 'Contact',
					outcome: 'created',
					draft: true,
					reason: '',
				},
				{
					...here,
					key: 'b',
					title: 'Map',
					outcome: 'refused',
					reason: 'Its block is not here.',
				},
			],
			settings: [ { part: 'cta', outcome: 'kept' } ],
			unresolved: [ 'Home: link' ],
			addresses: [],
			recipients: [],
			missing: [ 'https://a.example/1.jpg' ],
			seconds: 3,
		},
		kept: [ { title: 'About', edit: '', reason: 'Edited.' } ],
	} );
	expect( reportText( done, words ) ).toBe(
		[
			'The kit was imported.',
			'',
			'page: Home – Created',
			'page: Contact – Created as a draft',
			'page: Map – Not imported (Its block is not here.)',
			'Settings: cta – kept',
			'',
			'Left empty:',
			'- Home: link',
			'',
			'Missing:',
			'- https://a.example/1.jpg',
			'',
			'Kept:',
			'- About (Edited.)',
		].join( '\n' )
	);
	expect( listsOf( null, words ) ).toEqual( [] );
} );
