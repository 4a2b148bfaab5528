import { renamedIn, renamedInMeta } from './rename';

test( 'tags of a field follow its name, however they are written, and no others do', () => {
	expect(
		renamedIn(
			'[name] [ name ] [_raw_name] [_format_name "j F"] [[name] [name-2] [_name] name',
			'name',
			'who'
		)
	).toBe(
		'[who] [ who ] [_raw_who] [_format_who "j F"] [[who] [name-2] [_name] name'
	);
	expect( renamedIn( 'Write [[name]] here', 'name', 'who' ) ).toBe(
		'Write [[name]] here'
	);
} );

test( 'conditions in a text follow the name of a field, and words in quotes stay', () => {
	expect(
		renamedIn(
			'[if name][name][/if] [if a equal "or name" and name or name empty]x[/if] [if name-2]y[/if]',
			'name',
			'who'
		)
	).toBe(
		'[if who][who][/if] [if a equal "or name" and who or who empty]x[/if] [if name-2]y[/if]'
	);
} );

test( 'both mails and the texts follow, and the rest of a form stays as it is', () => {
	const meta = {
		rueda_form_mail: { body: '[name]', use_html: true, attachments: '' },
		rueda_form_mail_2: { recipient: '[mail]' },
		rueda_form_messages: { mail_sent_ok: 'Thank you, [name].' },
		rueda_form_settings: '[name]',
	};
	expect( renamedInMeta( meta, 'name', 'who' ) ).toEqual( {
		...meta,
		rueda_form_mail: { body: '[who]', use_html: true, attachments: '' },
		rueda_form_messages: { mail_sent_ok: 'Thank you, [who].' },
	} );
	const about = ( field: string ) => ( {
		match: 'all',
		rules: [
			{ match: 'any', rules: [ { field, is: 'equal', value: 'name' } ] },
		],
	} );
	const ruled = ( field: string ) => ( {
		rueda_form_mail: {
			send_if: about( field ),
			routing: [
				{ recipient: 'name@example.org', send_if: about( field ) },
			],
		},
	} );
	expect( renamedInMeta( ruled( 'name' ), 'name', 'who' ) ).toEqual(
		ruled( 'who' )
	);
	expect( renamedInMeta( ruled( 'other' ), 'name', 'who' ) ).toBeNull();
	expect( renamedInMeta( meta, 'who', 'name' ) ).toBeNull();
	expect( renamedInMeta( {}, 'who', 'name' ) ).toBeNull();
} );
