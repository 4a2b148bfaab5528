import { metasFor } from './first-metas';

const field = ( attributes: object ) =>
	`<!-- wp:rueda/form-field ${ JSON.stringify( attributes ) } /-->`;

test( 'the mail of a new form brings the files along', () => {
	expect(
		metasFor(
			field( { type: 'email', name: 'your-email' } ) +
				field( { name: 'other' } ) +
				field( { type: 'file', name: 'cv' } )
		).rueda_form_mail
	).toEqual( { attachments: '[cv]' } );
} );

test( 'a new form without files keeps the usual mail, and tells visitors what is missing', () => {
	expect( metasFor( field( { type: 'email', name: 'a' } ) ) ).toEqual( {
		rueda_form_settings: 'acceptance_as_validation: on',
	} );
} );
