/** Emails that go by rules: an author writes them, a visitor's answers decide. */
import { expect, expectSent, test } from '../fixtures/form';
import { open } from '../fixtures/form-author';
import { block } from '../fixtures/markup';

const fields = [
	{
		type: 'radio',
		name: 'reason',
		label: 'Reason',
		choices: [ { label: 'Question' }, { label: 'Complaint' } ],
	},
	{ type: 'text', name: 'your-name', label: 'Your name' },
];

const content = [
	...fields.map( ( field ) => block( 'rueda/form-field', field ) ),
	block( 'rueda/form-submit' ),
].join( '\n\n' );

test( 'an author sends complaints to one address more, and a mail for some answers only @versions', async ( {
	admin,
	expectAccessible,
	picture,
	publish,
	rest,
} ) => {
	const { id } = await publish( 'rueda_form', { title: 'Contact', content } );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	await open( settings.getByRole( 'button', { name: 'Mail', exact: true } ) );

	await test.step( 'a recipient with a rule', async () => {
		await settings
			.getByRole( 'button', { name: 'Add recipient with rules' } )
			.click();
		await expect( settings.getByLabel( 'Also to (1)' ) ).toBeFocused();
		await admin.keyboard.type( 'boss@example.org' );
		const row = settings.getByRole( 'group', { name: 'if', exact: true } );
		await row.getByRole( 'button', { name: 'Add rule' } ).click();
		await row.getByLabel( 'Value' ).selectOption( 'Complaint' );
		await picture( 'form-mail-routing', admin );
	} );

	await test.step( 'a rule for the whole mail, of which the form check warns', async () => {
		const whole = settings.getByRole( 'group', {
			name: 'Send this email if',
		} );
		await whole.getByRole( 'button', { name: 'Add rule' } ).click();
		await whole
			.getByLabel( 'What the rule is about' )
			.selectOption( 'Your name' );
		await whole.getByLabel( 'Comparison' ).selectOption( 'is not empty' );
		await expectAccessible( { page: admin, inside: '.rueda-routing' } );
		await picture( 'form-mail-rules', admin );
		await open( settings.getByRole( 'button', { name: /^Form check/ } ) );
		await expect(
			settings.getByRole( 'button', {
				name: /Where no rule holds, nobody gets this email/,
			} )
		).toBeVisible();
	} );

	await admin.getByRole( 'button', { name: /^(Save|Update)$/ } ).click();
	await expect
		.poll( async () => {
			const form = await rest.rest< { meta: Record< string, object > } >(
				{
					path: `/wp/v2/rueda_form/${ id }`,
					params: { context: 'edit' },
				}
			);
			return form.meta[ 'rueda_form_mail' ];
		} )
		.toMatchObject( {
			send_if: {
				match: 'all',
				rules: [ { field: 'your-name', is: 'not-empty' } ],
			},
			routing: [
				{
					recipient: 'boss@example.org',
					send_if: {
						match: 'all',
						rules: [
							{
								field: 'reason',
								is: 'equal',
								value: 'Complaint',
							},
						],
					},
				},
			],
		} );
} );

test( 'the answers of a visitor decide who gets the email', async ( {
	mail,
	openForm,
} ) => {
	const writer = await openForm( fields, {
		meta: {
			rueda_form_mail: {
				recipient: 'us@example.org',
				body: '[if reason equal "Complaint"]We are sorry.[/if][if reason equal "Question"]We will answer.[/if]',
				routing: [
					{
						recipient: 'boss@example.org',
						send_if: {
							match: 'all',
							rules: [
								{
									field: 'reason',
									is: 'equal',
									value: 'Complaint',
								},
							],
						},
					},
				],
			},
		},
	} );
	await writer.alive();
	await writer.field( 'Complaint' ).check();
	await writer.field( 'Your name' ).fill( 'Ana' );
	await writer.send.click();
	await expectSent( writer );
	const [ letter ] = await mail.wait( 1 );
	expect( letter?.to ).toEqual( [ 'us@example.org', 'boss@example.org' ] );
	expect( letter?.message ).toContain( 'We are sorry.' );
	expect( letter?.message ).not.toContain( 'We will answer.' );
} );
