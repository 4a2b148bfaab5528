import { renamedAfterSending } from './rename-after';

test( 'a field that gets another name keeps its place in the content after sending', () => {
	const content = {
		toString: () => 'Thank you, <b>[your-name]</b>. [[your-name]]',
	};
	expect(
		renamedAfterSending( { content, level: 2 }, 'your-name', 'name-2' )
	).toEqual( { content: 'Thank you, <b>[name-2]</b>. [[your-name]]' } );
} );

test( 'it stays among the answers in the address', () => {
	expect(
		renamedAfterSending( { then: 'page', fields: [ 'a', 'b' ] }, 'b', 'c' )
	).toEqual( { fields: [ 'a', 'c' ] } );
} );

test( 'a block without the field is left alone', () => {
	expect(
		renamedAfterSending( { content: '[other]', fields: [ 'x' ] }, 'a', 'b' )
	).toBeNull();
} );
