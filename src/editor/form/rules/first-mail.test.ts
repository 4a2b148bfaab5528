import { mailFor } from './first-mail';

const field = ( attributes: object ) =>
	`<!-- wp:rueda/form-field ${ JSON.stringify( attributes ) } /-->`;

test( 'the mail of a new form brings the files along', () => {
	expect(
		mailFor(
			field( { type: 'email', name: 'your-email' } ) +
				field( { name: 'other' } ) +
				field( { type: 'file', name: 'cv' } )
		)
	).toEqual( {
		meta: {
			rueda_form_mail: {
				attachments: '[cv]',
			},
		},
	} );
} );

test( 'a form without files keeps the usual mail', () => {
	expect( mailFor( field( { type: 'email', name: 'a' } ) ) ).toEqual( {} );
} );
