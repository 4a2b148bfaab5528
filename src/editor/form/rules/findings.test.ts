import { findingsIn, panelOf } from './findings';

const answer = {
	findings: [
		{
			code: 'no_recipient',
			section: 'mail.recipient',
			message: 'Nobody',
			level: 'error',
			field: '',
		},
		{ section: 'form.body', message: 'x', level: 'hint', field: 'a' },
	],
};

test( 'what the server found leads to the panel or to the field', () => {
	const found = findingsIn( answer );
	expect( found.map( panelOf ) ).toEqual( [ 'mail', null ] );
	expect( found.map( ( { isError } ) => isError ) ).toEqual( [
		true,
		false,
	] );
	expect( found[ 1 ]?.field ).toBe( 'a' );
} );

test( 'an answer of the server that cannot be read has no findings', () => {
	expect( findingsIn( null ) ).toEqual( [] );
	expect( findingsIn( { findings: 'x' } ) ).toEqual( [] );
} );
