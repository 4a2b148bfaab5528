/** Forms on the page on which they stand, as an author meets them. */
import { expect, test } from '../fixtures';
import { contact, labels } from '../fixtures/form-author';
import { block } from '../fixtures/markup';

test( 'an author sees which form a page shows, is warned of problems, and changes it in place', async ( {
	admin,
	allowConsole,
	editor,
	page,
	picture,
	publish,
	publishPage,
	rest,
} ) => {
	// The editor asks for a form that is gone.
	allowConsole( /404/ );
	const make = async ( draft: object = {} ) =>
		(
			await publish( 'rueda_form', {
				title: 'Contact',
				content: contact,
				...draft,
			} )
		).id;
	const trashed = await make();
	await rest.rest( {
		method: 'DELETE',
		path: `/wp/v2/rueda_form/${ trashed }`,
	} );
	const twice = await make( { title: 'Twice' } );
	const ids = [
		trashed,
		await make( { title: 'Draft', status: 'draft' } ),
		999_999,
		await make( { meta: { rueda_form_mail: { recipient: '' } } } ),
		twice,
		twice,
	];
	const { id: where, link } = await publishPage( {
		content: ids
			.map( ( formId ) => block( 'rueda/contact-form', { formId } ) )
			.join( '' ),
		status: 'draft',
	} );
	await admin.goto( `/wp-admin/post.php?post=${ where }&action=edit` );
	const forms = editor.block( 'rueda/contact-form' );
	const gone = forms.nth( 2 );
	const bar = admin.getByRole( 'region', { name: 'Editor top bar' } );
	const press = bar.getByRole( 'button', {
		name: /^(Publish|Save)(…|\.\.\.)?$/,
	} );

	await test.step( 'a page whose form is in the trash tells its author so, and how to get it back', async () => {
		await expect( forms.nth( 0 ) ).toContainText( 'in the Trash' );
		// In a widget there is little room, and the text of a button is long.
		const widths = await forms
			.nth( 0 )
			.getByRole( 'link', { name: /^Open Trash/ } )
			.evaluate( ( button ) => {
				const row = button.parentElement ?? button;
				row.style.inlineSize = '140px';
				return [ row.scrollWidth, button.scrollWidth ];
			} );
		expect( Math.max( ...widths ) ).toBeLessThanOrEqual( 140 );
		await expect(
			forms.nth( 1 ).getByRole( 'button', { name: /Publish it/ } )
		).toBeVisible();
		await expect( gone ).toContainText( 'Contact form not found.' );
		await gone
			.getByRole( 'button', { name: 'Choose another form' } )
			.press( 'Enter' );
		await expect(
			gone.getByRole( 'combobox', { name: 'Form', exact: true } )
		).toBeVisible();
	} );

	await test.step( 'an author is asked before publishing a page whose form has no email', async () => {
		// A form on a page is fetched after the page.
		await labels( editor ).last().waitFor();
		await press.click();
		const panel = admin.getByRole( 'region', { name: 'Editor publish' } );
		await expect(
			panel.getByText( 'Form check: Contact (1)' )
		).toBeVisible();
		await panel.getByRole( 'button', { name: /has no recipient/ } ).click();
		const to = admin
			.getByRole( 'region', { name: 'Editor settings' } )
			.getByLabel( 'To', { exact: true } );
		await expect( to ).toBeFocused();
		await to.fill( 'us@example.org' );
	} );

	await test.step( 'a form that is on a page twice changes in both places', async () => {
		const [ one, other ] = [ forms.nth( 4 ), forms.nth( 5 ) ];
		const labelsIn = ( form: typeof one ) =>
			form.getByRole( 'textbox', { name: 'Field label' } );
		// As with every entity in a page, the first press chooses it, the second goes inside.
		await one.click();
		await labelsIn( one ).first().fill( 'Who are you?' );
		await expect( labelsIn( other ).first() ).toHaveText( 'Who are you?' );
		// The other copy is updated, and the cursor stays where the author types.
		await admin.keyboard.press( 'Enter' );
		await expect( labelsIn( one ) ).toHaveCount( 3 );
		await expect( labelsIn( other ) ).toHaveCount( 3 );
		await expect( labelsIn( one ).nth( 1 ) ).toBeFocused();
		await admin.keyboard.type( 'Age' );
		await expect( labelsIn( one ).nth( 1 ) ).toHaveText( 'Age' );
		await expect( labelsIn( other ).nth( 1 ) ).toHaveText( 'Age' );
	} );

	await test.step( 'a new form is made on a page, changed in place, and saved together with the page', async () => {
		const start = gone.getByLabel( 'Start a new form with' );
		await start.focus();
		await admin.keyboard.press( 'ArrowDown' );
		await expect( start ).toBeFocused();
		await start.selectOption( 'Feedback' );
		await gone.getByRole( 'button', { name: 'New form' } ).click();
		const label = gone
			.getByRole( 'textbox', { name: 'Field label' } )
			.nth( 1 );
		await expect( label ).toHaveText( 'What was good?' );
		await label.fill( 'What did you like best?' );
		await picture( 'form-in-place', admin );

		// WordPress's versions ask in different order; both list the form.
		await press.click();
		const panel = admin.getByRole( 'region', {
			name: /^(Editor publish|Save panel)$/,
		} );
		const view = panel.getByRole( 'link', { name: 'View Page' } );
		const next = panel.getByRole( 'button', { name: /^(Publish|Save)$/ } );
		await expect( admin.getByLabel( 'Feedback' ) ).toBeChecked();
		await next.click();
		await expect( next.or( view ).first() ).toBeEnabled();
		// eslint-disable-next-line playwright/no-conditional-in-test -- WordPress 6.5 and 7.1 ask once or twice.
		if ( ! ( await view.isVisible() ) ) {
			await next.click();
		}
		await expect( view ).toBeVisible();

		await page.goto( link );
		await expect(
			page.getByRole( 'textbox', { name: 'What did you like best?' } )
		).toBeVisible();
	} );
} );
