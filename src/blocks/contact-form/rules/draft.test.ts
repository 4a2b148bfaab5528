import { draftOf, isCardNumber, isSecret, readDraft } from './draft';

const answers = [ { id: 'your-name', values: [ 'Ana' ] } ];

test( 'what was kept is read until its time is over', () => {
	const text = draftOf( answers, 1000 );
	expect( readDraft( text, 999 ) ).toEqual( answers );
	expect( readDraft( text, 1000 ) ).toEqual( [] );
} );

test.each( [
	null,
	'',
	'{',
	'[]',
	'{"until":9}',
	'{"until":"9","kept":[]}',
	'{"until":9,"kept":{}}',
] )( 'what others have written is nothing: %s', ( text ) => {
	expect( readDraft( text, 1 ) ).toEqual( [] );
} );

test( 'entries that are no answers become empty ones', () => {
	expect(
		readDraft( '{"until":9,"kept":[null,{"id":1,"values":"x"}]}', 1 )
	).toEqual( [
		{ id: '', values: [] },
		{ id: '', values: [] },
	] );
} );

test.each( [
	'4111 1111 1111 1111',
	'5500-0000-0000-0004',
	'340000000000009',
] )( 'the number of a card is not kept: %s', ( text ) => {
	expect( isCardNumber( text ) ).toBe( true );
	expect( draftOf( [ { id: 'a', values: [ text ] } ], 9 ) ).not.toContain(
		text
	);
} );

test.each( [ '4111 1111 1111 1112', '600123456', 'ES12 3456', '' ] )(
	'other numbers are kept: %s',
	( text ) => {
		expect( isCardNumber( text ) ).toBe( false );
	}
);

test( 'passwords, codes, cards, files and hidden values are secrets', () => {
	expect( isSecret( 'password', '' ) ).toBe( true );
	expect( isSecret( 'file', '' ) ).toBe( true );
	expect( isSecret( 'hidden', '' ) ).toBe( true );
	expect( isSecret( 'text', 'section-a cc-number' ) ).toBe( true );
	expect( isSecret( 'text', 'one-time-code' ) ).toBe( true );
	expect( isSecret( 'text', 'new-password' ) ).toBe( true );
	expect( isSecret( 'text', 'name' ) ).toBe( false );
	expect( isSecret( 'textarea', '' ) ).toBe( false );
} );

test( 'a text that is too long for the storage of a browser is not kept', () => {
	expect(
		draftOf( [ { id: 'a', values: [ 'x'.repeat( 300_000 ) ] } ], 9 )
	).toBe( '' );
} );
