/** Repeatable groups, for visitors and for their authors. */
import { begun, expect, expectSent, test } from '../fixtures/form';
import { contact, labels, open } from '../fixtures/form-author';
import { button } from '../fixtures/form-steps';
import { block } from '../fixtures/markup';

const people =
	block( 'rueda/form-repeat', {
		name: 'people',
		title: 'Who is coming?',
		entry: 'Person',
		least: 1,
		most: 3,
	} ).replace( ' /-->', ' -->' ) +
	[
		{ name: 'first-name', label: 'Name', isRequired: true },
		{
			type: 'select',
			name: 'meal',
			label: 'Meal',
			choices: [ { label: 'Meat' }, { label: 'Other' } ],
		},
		{
			name: 'wish',
			label: 'Which one?',
			showIf: {
				match: 'all',
				rules: [ { field: 'meal', is: 'equal', value: 'Other' } ],
			},
		},
		{ type: 'number', name: 'bags', label: 'Bags' },
	]
		.map( ( field ) => block( 'rueda/form-field', field ) )
		.join( '' ) +
	'<!-- /wp:rueda/form-repeat -->' +
	block( 'rueda/form-field', {
		type: 'calculation',
		name: 'all',
		label: 'All bags',
		operands: 'bags',
	} );

const content = { content: people + block( 'rueda/form-submit' ) };

test( 'a visitor adds entries, removes one, has it back, mends an error in one, and sends, by keyboard', async ( {
	page,
	network,
	openForm,
	expectAccessible,
	picture,
} ) => {
	const arrive = await network.hold( /form-conditions/ );
	const writer = await openForm( [], content );
	const person = ( number: number ) =>
		page.getByRole( 'group', { name: `Person ${ number }`, exact: true } );
	const name = ( number: number ) => person( number ).getByLabel( /^Name/ );

	await test.step( 'a new entry gets the focus, and conditions in it are about its own fields', async () => {
		await begun( page, 'form-groups' );
		// Conditions show what is added, and would not yet.
		await expect( button( page, 'Add another: Person 2' ) ).toBeHidden();
		arrive();
		await expect( button( page, 'Remove Person 1' ) ).toBeHidden();
		await button( page, 'Add another: Person 2' ).press( 'Enter' );
		await expect( name( 2 ) ).toBeFocused();
		await page.keyboard.type( 'Ben' );
		await person( 2 ).getByLabel( 'Meal' ).selectOption( 'Other' );
		await expect( person( 2 ).getByLabel( 'Which one?' ) ).toBeVisible();
		await expect( person( 1 ).getByLabel( 'Which one?' ) ).toBeHidden();
		await person( 2 ).getByLabel( 'Which one?' ).fill( 'Fish' );
		await button( page, 'Add another: Person 3' ).press( 'Enter' );
		await expect( name( 3 ) ).toBeFocused();
		await page.keyboard.type( 'Cem' );
		await person( 3 ).getByLabel( 'Bags' ).fill( '3' );
		await expect(
			page.getByText( 'There can be 3 at most.' ).first()
		).toBeVisible();
		await expect(
			page.getByRole( 'status', { name: 'All bags' } )
		).toHaveText( '3' );
		await expectAccessible();
	} );

	await test.step( 'what is removed can be had back, and the answers behind it move up', async () => {
		await button( page, 'Remove Person 2' ).press( 'Enter' );
		await expect( button( page, 'Undo' ) ).toBeFocused();
		await expect( button( page, 'Undo' ) ).toHaveAccessibleDescription(
			'Person 2 was removed.'
		);
		await expect( name( 2 ) ).toHaveValue( 'Cem' );
		await expect( person( 2 ).getByLabel( 'Bags' ) ).toHaveValue( '3' );
		await expect( person( 3 ) ).toBeHidden();
		await expectAccessible();
		await picture( 'form-repeat' );
		await page.keyboard.press( 'Enter' );
		await expect( name( 2 ) ).toBeFocused();
		await expect( person( 2 ).getByLabel( 'Which one?' ) ).toHaveValue(
			'Fish'
		);
		await expect( name( 3 ) ).toHaveValue( 'Cem' );
	} );

	await test.step( 'a reload keeps the entries', async () => {
		await begun( page, 'form-draft' );
		await page.reload();
		await writer.alive();
		await expect( name( 3 ) ).toHaveValue( 'Cem' );
		await expect( person( 2 ).getByLabel( 'Which one?' ) ).toHaveValue(
			'Fish'
		);
	} );

	await test.step( 'an empty one goes without a question, and an error is at its field', async () => {
		await name( 3 ).fill( '' );
		await person( 3 ).getByLabel( 'Bags' ).fill( '' );
		await button( page, 'Remove Person 3' ).press( 'Enter' );
		await expect( button( page, 'Add another: Person 3' ) ).toBeFocused();
		await name( 2 ).fill( '' );
		await name( 1 ).fill( 'Ana' );
		await writer.send.press( 'Enter' );
		await expect( writer.summary.getByRole( 'link' ) ).toHaveText( [
			'Person 2 – Name – Please fill out this field.',
		] );
		await name( 2 ).fill( 'Ben' );
		await writer.send.press( 'Enter' );
		await expectSent( writer );
		await expect( person( 2 ) ).toBeHidden();
	} );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'more entries can be opened, and empty ones are not sent', async ( {
		page,
		openForm,
		picture,
	} ) => {
		const writer = await openForm( [], content );
		const names = page.getByLabel( /^Name/ );
		await expect( names.first() ).toBeVisible();
		await expect( names.nth( 1 ) ).toBeHidden();
		await page.getByText( 'Add more' ).click();
		await names.nth( 2 ).fill( 'Cem' );
		await picture( 'form-repeat-plain' );
		await writer.send.click();
		await expect( writer.tip( 'first-name' ) ).toBeVisible();
		await expect( writer.tip( 'first-name__2' ) ).toBeHidden();
		await expect( names.nth( 2 ) ).toHaveValue( 'Cem' );
		await names.first().fill( 'Ana' );
		await writer.send.click();
		await expectSent( writer );
	} );
} );

test( 'an author makes fields repeatable, and emails follow the name of the group @versions', async ( {
	admin,
	editor,
	expectAccessible,
	picture,
	publish,
	rest,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: contact,
	} );
	const stored = async () => {
		const form = await rest.rest< { content: { raw: string } } >( {
			path: `/wp/v2/rueda_form/${ id }`,
			params: { context: 'edit' },
		} );
		return form.content.raw;
	};
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await labels( editor ).first().click();
	await admin
		.getByRole( 'toolbar', { name: 'Block tools' } )
		// Its name is the field's.
		.getByRole( 'button' )
		.first()
		.click();
	await admin
		.getByRole( 'menuitem', { name: 'Repeatable group', exact: true } )
		.click();
	await editor.canvas
		.getByRole( 'textbox', { name: 'Title of the group' } )
		.fill( 'Guests' );

	await open(
		admin.getByRole( 'button', { name: 'Settings', exact: true } ).last()
	);
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'tab', { name: 'Block' } ).click();
	await expect( settings.getByLabel( 'Name in emails' ) ).toHaveValue(
		'guests'
	);
	await settings.getByLabel( 'What one entry is called' ).fill( 'Guest' );
	await settings.getByLabel( 'Fewest entries' ).fill( '2' );
	await settings.getByLabel( 'Most entries' ).fill( '4' );
	await expect( editor.canvas.getByText( 'Guest 1' ) ).toBeVisible();
	await expect(
		editor.canvas.getByText( 'Visitors fill in 2 to 4 entries.' )
	).toBeVisible();
	await expectAccessible( { page: admin, inside: '.rueda-fields' } );
	await picture( 'form-repeat-editor', admin );

	await admin.getByRole( 'button', { name: /^(Save|Update)$/ } ).click();
	await expect
		.poll( stored )
		.toMatch(
			/form-repeat \{"name":"guests","title":"Guests","entry":"Guest","least":2,"most":4\} -->\s*<!-- wp:rueda\/form-field \{"name":"your-name"/
		);
} );
