/** Fields that are shown under conditions: with and without scripts, by keyboard, from a page that lost a script. */
import {
	begun,
	expect,
	expectSent,
	formBlock,
	test,
	Writer,
} from '../fixtures/form';
import { labels, open } from '../fixtures/form-author';
import { block } from '../fixtures/markup';

const when = ( value: string ) => ( {
	match: 'all',
	rules: [ { field: 'reason', is: 'equal', value } ],
} );

const fields = [
	{
		type: 'radio',
		name: 'reason',
		label: 'Reason',
		choices: [ { label: 'Question' }, { label: 'Complaint' } ],
	},
	{
		type: 'text',
		name: 'order',
		label: 'Order number',
		isRequired: true,
		showIf: when( 'Complaint' ),
	},
	{
		type: 'textarea',
		name: 'details',
		label: 'What happened?',
		showIf: {
			match: 'all',
			rules: [ { field: 'order', is: 'not-empty' } ],
		},
	},
	{ type: 'text', name: 'your-name', label: 'Your name' },
];

test( 'a field appears with its condition, keeps what was typed, and is sent only while it is shown', async ( {
	page,
	openForm,
	expectAccessible,
	picture,
} ) => {
	const writer = await openForm( fields );
	const order = writer.field( /^Order number/ );
	const details = writer.field( 'What happened?' );
	await expect( order ).toBeHidden();
	// What appears before that was there from the start, and is not announced.
	await begun( page, 'form-conditions' );

	await test.step( 'it appears, is announced, and the next one depends on it', async () => {
		await writer.field( 'Complaint' ).check();
		await expect( order ).toBeVisible();
		await expect( details ).toBeHidden();
		await expect( writer.spoken ).toContainText(
			'New in this form: Order number'
		);
		await order.fill( 'A-7' );
		await expect( details ).toBeVisible();
		await details.fill( 'It broke.' );
		await expect(
			writer.inside.getByText( /^Only if/ ).first()
		).toBeHidden();
		await picture( 'form-conditions-shown' );
		await expectAccessible();
	} );

	await test.step( 'with the first one goes what depends on it, and it comes back as it was', async () => {
		await writer.field( 'Question' ).check();
		await expect( order ).toBeHidden();
		await expect( details ).toBeHidden();
		await writer.field( 'Complaint' ).check();
		await expect( order ).toHaveValue( 'A-7' );
		await expect( details ).toHaveValue( 'It broke.' );
	} );

	await test.step( 'what is hidden is not sent', async () => {
		await writer.field( 'Question' ).check();
		await writer.field( 'Your name' ).fill( 'Ana' );
		const request = page.waitForRequest( /feedback$/ );
		await writer.send.click();
		const body = ( await request ).postData() ?? '';
		expect( body ).toContain( 'Ana' );
		expect( body ).not.toContain( 'It broke.' );
		await expectSent( writer );
	} );
} );

test( 'a shown field that is required is asked for, with its error at the field', async ( {
	openForm,
} ) => {
	const writer = await openForm( fields );
	await writer.alive();
	await writer.field( 'Complaint' ).check();
	await writer.send.click();
	await expect( writer.tip( 'order' ) ).toHaveText(
		'Please fill out this field.'
	);
	await writer.field( 'Question' ).check();
	await expect( writer.tip( 'order' ) ).toHaveCount( 0 );
} );

test( 'by keyboard, a required field in two groups of an old page is asked for only while both are shown, and the focus stays', async ( {
	openStale,
	page,
	publish,
	publishPage,
} ) => {
	const group = ( showIf: object, inside: string ) =>
		`<!-- wp:group ${ JSON.stringify( { showIf } ) } --><div class="wp-block-group">${ inside }</div><!-- /wp:group -->`;
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: [
			block( 'rueda/form-field', fields[ 0 ] ),
			group(
				when( 'Complaint' ),
				block( 'rueda/form-field', { name: 'town', label: 'Town' } ) +
					group(
						{
							match: 'all',
							rules: [ { field: 'town', is: 'not-empty' } ],
						},
						block( 'rueda/form-field', {
							name: 'street',
							label: 'Street',
							isRequired: true,
						} )
					)
			),
			block( 'rueda/form-submit' ),
		].join( '\n\n' ),
	} );
	const { link } = await publishPage( { content: formBlock( id ) } );
	await openStale( link );
	const writer = new Writer( page );
	await writer.alive();
	await writer.field( 'Question' ).focus();
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( writer.field( 'Complaint' ) ).toBeFocused();
	await expect( writer.field( /^Town/ ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await expect( writer.field( /^Town/ ) ).toBeFocused();
	await page.keyboard.type( 'Vigo' );
	await expect( writer.field( /^Street/ ) ).toBeVisible();
	await expect( writer.field( /^Town/ ) ).toBeFocused();
	await writer.send.click();
	await expect( writer.tip( 'street' ) ).toHaveText(
		'Please fill out this field.'
	);
	await writer.field( 'Question' ).check();
	await expect( writer.field( /^Town/ ) ).toBeHidden();
	await writer.send.click();
	await expectSent( writer );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'all fields are there with their conditions in words, and the server decides', async ( {
		page,
		openForm,
	} ) => {
		const writer = await openForm( fields );
		const link = page.url();
		await expect( writer.field( /^Order number/ ) ).toBeVisible();
		await expect(
			page.getByText( 'Only if “Reason” is “Complaint”.' )
		).toBeVisible();

		await writer.field( 'Question' ).check();
		await writer.field( 'Your name' ).fill( 'Ana' );
		await writer.send.click();
		await expectSent( writer );

		await page.goto( link );
		await writer.field( 'Complaint' ).check();
		await writer.send.click();
		await expect( writer.tip( 'order' ) ).toBeVisible();
	} );
} );

test( 'where the part of the script does not come, all fields are shown with their conditions', async ( {
	page,
	openForm,
	watch,
} ) => {
	watch.allow( /form-(more|conditions)/ );
	await page.route( /form-(more|conditions)\b.*\.js/, ( route ) =>
		route.abort()
	);
	const writer = await openForm( fields );
	await writer.alive();
	await expect( writer.field( /^Order number/ ) ).toBeVisible();
	await expect(
		writer.inside.getByText( 'Only if “Reason” is “Complaint”.' )
	).toBeVisible();
} );

test( 'an author writes a condition in the sidebar, sees it on the canvas, and it is stored @versions', async ( {
	admin,
	editor,
	expectAccessible,
	picture,
	publish,
	rest,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: fields
			.slice( 0, 2 )
			.map( ( field ) =>
				block( 'rueda/form-field', { ...field, showIf: undefined } )
			)
			.join( '\n\n' ),
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await labels( editor ).nth( 1 ).click();
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	await open(
		admin.getByRole( 'button', { name: 'Settings', exact: true } ).last()
	);
	await settings.getByRole( 'tab', { name: 'Block' } ).click();
	await open( settings.getByRole( 'button', { name: 'Conditions' } ) );
	await settings.getByRole( 'button', { name: 'Add rule' } ).click();
	await settings
		.getByLabel( 'What the rule is about' )
		.selectOption( 'Reason' );
	await settings.getByLabel( 'Comparison' ).selectOption( 'is' );
	await settings.getByLabel( 'Value' ).selectOption( 'Complaint' );
	await expectAccessible( { page: admin, inside: '.rueda-conditions' } );
	await picture( 'form-conditions', admin );
	// The words are drawn by the style of the canvas.
	await expect(
		editor.canvas.locator(
			'[data-rueda-when="Shown if Reason is Complaint"]'
		)
	).toBeVisible();

	await test.step( 'a field that gets another name keeps its rules', async () => {
		await labels( editor ).first().click();
		await settings.getByLabel( 'Name in emails' ).fill( 'why' );
		await labels( editor ).nth( 1 ).click();
		await expect(
			settings.getByLabel( 'What the rule is about' )
		).toHaveValue( 'why' );
	} );

	await admin.getByRole( 'button', { name: /^(Save|Update)$/ } ).click();
	await expect
		.poll( async () => {
			const form = await rest.rest< { content: { raw: string } } >( {
				path: `/wp/v2/rueda_form/${ id }`,
				params: { context: 'edit' },
			} );
			return form.content.raw;
		} )
		.toContain(
			'"showIf":{"match":"all","rules":[{"field":"why","is":"equal","value":"Complaint"}]}'
		);
} );

test( 'an author tries answers by keyboard, sees what visitors would see, and nothing of it is saved @versions', async ( {
	admin,
	editor,
	expectAccessible,
	picture,
	publish,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: fields
			.map( ( field ) => block( 'rueda/form-field', field ) )
			.join( '\n\n' ),
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await labels( editor ).last().click();
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	await open(
		admin.getByRole( 'button', { name: 'Settings', exact: true } ).last()
	);
	await settings.getByRole( 'tab', { name: 'Block' } ).click();
	await open( settings.getByRole( 'button', { name: 'Conditions' } ) );
	await expect( labels( editor ) ).toHaveCount( 4 );

	await test.step( 'with the answers that are there at first', async () => {
		await settings.getByRole( 'button', { name: 'Try answers' } ).focus();
		await admin.keyboard.press( 'Enter' );
		await expect( settings.getByRole( 'status' ) ).toHaveText(
			'Not shown: Order number, What happened?'
		);
		await expect( labels( editor ) ).toHaveCount( 2 );
		await expectAccessible( { page: admin, inside: '.rueda-try' } );
		await picture( 'form-conditions-tried', admin );
	} );

	await test.step( 'with others', async () => {
		await admin.keyboard.press( 'Tab' );
		await expect(
			settings.getByRole( 'combobox', { name: 'Reason' } )
		).toBeFocused();
		await settings
			.getByRole( 'combobox', { name: 'Reason' } )
			.selectOption( 'Complaint' );
		await expect( settings.getByRole( 'status' ) ).toHaveText(
			'Not shown: What happened?'
		);
		await expect( labels( editor ) ).toHaveCount( 3 );
		await settings
			.getByRole( 'textbox', { name: 'Order number' } )
			.fill( 'A-7' );
		await expect( settings.getByRole( 'status' ) ).toHaveText(
			'Everything is shown.'
		);
	} );

	await test.step( 'the notice leads back, and there is nothing to save', async () => {
		await settings
			.getByRole( 'combobox', { name: 'Reason' } )
			.selectOption( 'Question' );
		await expect( labels( editor ) ).toHaveCount( 2 );
		await admin
			.getByRole( 'region', { name: 'Editor content' } )
			.getByRole( 'button', { name: 'Show everything again' } )
			.click();
		await expect( labels( editor ) ).toHaveCount( 4 );
		await expect(
			settings.getByRole( 'combobox', { name: 'Reason' } )
		).toHaveCount( 0 );
		await expect(
			admin.getByRole( 'button', { name: /^(Save|Update)$/ } )
		).toBeDisabled();
	} );
} );
