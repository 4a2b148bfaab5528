import { begunAt, insertTag, tagsOf } from './tags';

const field = ( attributes: object ) => ( {
	name: 'rueda/form-field',
	attributes,
	innerBlocks: [],
} );

test( 'mails may quote fields at any depth, files last, and nothing that has no answer', () => {
	expect(
		tagsOf( [
			field( { name: 'cv', type: 'file' } ),
			field( { name: 'sig', type: 'signature' } ),
			{
				name: 'core/group',
				attributes: {},
				innerBlocks: [ field( { name: 'your-name', type: 'text' } ) ],
			},
			field( { name: 'riddle', type: 'quiz' } ),
			field( { name: '', type: 'text' } ),
		] )
	).toEqual( {
		fields: [ '[your-name]', '[cv]', '[sig]' ],
		files: [ '[cv]', '[sig]' ],
	} );
} );

test( 'a tag that was begun is made whole, any other is put at the cursor', () => {
	expect( begunAt( 'Dear [you', 9 ) ).toBe( '[you' );
	expect( begunAt( 'Dear [you] and', 14 ) ).toBeNull();
	expect( insertTag( 'Dear [you!', 9, '[your-name]' ) ).toEqual( {
		text: 'Dear [your-name]!',
		cursor: 16,
	} );
	expect( insertTag( 'ab', 1, '[x]' ) ).toEqual( {
		text: 'a[x]b',
		cursor: 4,
	} );
} );
