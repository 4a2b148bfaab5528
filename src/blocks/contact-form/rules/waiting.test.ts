import { isForgotten, pauseAfter, readWaiting, type Waiting } from './waiting';

const message: Waiting = {
	key: '1-2-3-4',
	until: 1000,
	entries: [
		[ 'your-name', 'Ana' ],
		[ 'colors[]', 'red' ],
		[ 'colors[]', 'blue' ],
	],
	kept: [ { id: 'your-name', values: [ 'Ana' ] } ],
	terms: 'I agree',
};

test( 'a message that waits is read as it was written', () => {
	expect( readWaiting( JSON.stringify( message ) ) ).toEqual( message );
} );

test.each( [
	null,
	'',
	'{',
	'[]',
	'{"key":"1","until":"9","entries":[]}',
	'{"key":"1","until":9}',
	'{"until":9,"entries":[]}',
] )( 'what others have written is no message: %s', ( text ) => {
	expect( readWaiting( text ) ).toBeNull();
} );

test( 'what is no text in a message becomes empty', () => {
	expect(
		readWaiting( '{"key":"1","until":9,"entries":[null,[1,2]],"kept":5}' )
	).toEqual( {
		key: '1',
		until: 9,
		entries: [
			[ '', '' ],
			[ '', '' ],
		],
		kept: [],
		terms: '',
	} );
} );

test( 'a message that nobody came back for is forgotten a week after its time', () => {
	expect( isForgotten( message, 1000 + 604_800_000 ) ).toBe( false );
	expect( isForgotten( message, 1001 + 604_800_000 ) ).toBe( true );
} );

test( 'the longer there is no connection, the rarer it is tried', () => {
	expect( [ 0, 1, 2, 6, 7, 2000 ].map( pauseAfter ) ).toEqual( [
		30_000, 60_000, 120_000, 1_800_000, 1_800_000, 1_800_000,
	] );
} );
