import { readFeedback, readRenewal } from './answer';

const invalid = {
	contact_form_id: 412,
	status: 'validation_failed',
	message: 'Please check.',
	invalid_fields: [
		{
			field: 'your-email',
			message: 'Please enter an email address.',
			idref: 'mail',
			error_id: 'wpcf7-f412-p88-o1-ve-your-email',
		},
	],
	posted_data_hash: '',
	into: '#wpcf7-f412-p88-o1',
	quiz: { animal: [ 'What barks?', '0b5c' ] },
	captcha: { code: 'https://example.org/uploads/123456.png?x' },
};

test( 'reads status, words, errors, questions and images of an answer', () => {
	expect( readFeedback( invalid ) ).toEqual( {
		status: 'validation_failed',
		message: 'Please check.',
		hash: '',
		invalid: [
			{
				field: 'your-email',
				message: 'Please enter an email address.',
			},
		],
		quiz: [ { name: 'animal', question: 'What barks?', hash: '0b5c' } ],
		captcha: [
			{
				name: 'code',
				address: 'https://example.org/uploads/123456.png?x',
				challenge: '123456',
			},
		],
	} );
} );

test( 'an answer for members has no hash, and nothing that is missing breaks it', () => {
	expect( readFeedback( { status: 'error' } ) ).toEqual( {
		status: 'error',
		message: '',
		hash: '',
		invalid: [],
		quiz: [],
		captcha: [],
	} );
	expect(
		readFeedback( {
			status: 'x',
			invalid_fields: [ null, 1, {}, { field: 'a' } ],
		} )?.invalid
	).toEqual( [ { field: 'a', message: '' } ] );
} );

test.each( [ null, undefined, '', [], {}, { status: '' }, { status: 1 } ] )(
	'%j is no answer',
	( data ) => expect( readFeedback( data ) ).toBeNull()
);

test.each( [ [ [] ], [ null ], [ {} ], [ { quiz: [], captcha: [] } ] ] )(
	'%j renews nothing',
	( data ) =>
		expect( readRenewal( data ) ).toEqual( { quiz: [], captcha: [] } )
);
