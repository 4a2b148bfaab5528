import { replyTo, asWritten } from './reply-to';

const field = ( attributes: object ) => ( {
	name: 'rueda/form-field',
	attributes,
	innerBlocks: [],
} );

test( 'answers go to the first address that the form asks for, at any depth', () => {
	expect( replyTo( [] ) ).toBe( '' );
	expect( replyTo( [ field( { type: 'text', name: 'a' } ) ] ) ).toBe( '' );
	expect(
		replyTo( [
			field( { type: 'text', name: 'a' } ),
			// A field that was just added.
			field( { type: 'email', name: '' } ),
			{
				name: 'core/group',
				attributes: {},
				innerBlocks: [ field( { type: 'email', name: 'first' } ) ],
			},
			field( { type: 'email', name: 'second' } ),
		] )
	).toBe( 'Reply-To: [first]' );
} );

test( 'headers that nobody has written are not kept, all others are', () => {
	const mail = { subject: 'Hello', additional_headers: 'Reply-To: [a]' };
	expect( asWritten( mail, 'Reply-To: [a]' ) ).toEqual( {
		subject: 'Hello',
	} );
	expect( asWritten( mail, 'Reply-To: [b]' ) ).toEqual( mail );
	expect(
		asWritten( { ...mail, additional_headers: '' }, 'Reply-To: [a]' )
	).toEqual( { subject: 'Hello', additional_headers: '' } );
} );
