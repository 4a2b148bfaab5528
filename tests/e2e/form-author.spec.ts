import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { contact, labels, open } from './fixtures/form-author';
import { block } from './fixtures/markup';

/** The sidebar is closed at first on WordPress 6.5. */
async function openTab( admin: Page, name: string ): Promise< Locator > {
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	await open(
		admin.getByRole( 'button', { name: 'Settings', exact: true } ).last()
	);
	await settings.getByRole( 'tab', { name } ).click();
	return settings;
}

test( 'an admin builds a form from nothing, publishes it, and a visitor finds it on a page @main', async ( {
	admin,
	editor,
	page,
	picture,
	publishPage,
	rest,
} ) => {
	await admin.goto( '/wp-admin/post-new.php?post_type=rueda_form' );
	const offer = admin.getByRole( 'dialog', { name: 'Start the new form' } );
	await expect(
		offer.getByRole( 'button', { name: 'An empty form' } )
	).toBeVisible();
	await admin.keyboard.press( 'Escape' );
	await expect( offer ).toBeHidden();
	// On the canvas the button is as it is on the page: nothing says that it could not be pressed.
	expect(
		await editor.canvas
			.locator( '.wpcf7-submit [data-rich-text-placeholder]' )
			.evaluate(
				( words ) => getComputedStyle( words, '::after' ).opacity
			)
	).toBe( '1' );

	// One field after the other, by typing: the first one has the focus.
	await expect( labels( editor ).first() ).toBeFocused();
	await admin.keyboard.type( 'Name' );
	const settings = await openTab( admin, 'Block' );
	// So that nobody can send the form empty.
	await expect(
		settings.getByLabel( 'Required', { exact: true } )
	).toBeChecked();
	await labels( editor ).first().press( 'End' );
	await admin.keyboard.press( 'Enter' );
	await expect( labels( editor ) ).toHaveCount( 2 );
	await admin.keyboard.type( 'Name' );
	// What people read may be the same; what mails say may not, nor may it be a word of WordPress's.
	await expect( settings.getByLabel( 'Name in emails' ) ).toHaveValue(
		'your-name-2'
	);
	await labels( editor ).nth( 1 ).fill( 'City' );
	await expect( settings.getByLabel( 'Name in emails' ) ).toHaveValue(
		'city'
	);
	await settings.getByLabel( 'Required' ).check();

	// Core's shortcuts: one place up, and a copy.
	await labels( editor ).nth( 1 ).focus();
	await admin.keyboard.press( 'ControlOrMeta+Alt+Shift+T' );
	await expect( labels( editor ).first() ).toHaveText( 'City' );
	await admin.keyboard.press( 'ControlOrMeta+Shift+D' );
	await expect( labels( editor ) ).toHaveCount( 3 );
	await labels( editor ).nth( 1 ).fill( 'Country' );
	// Of several at once, each copy has a name of its own, too.
	await labels( editor ).first().click();
	await labels( editor )
		.nth( 1 )
		.click( { modifiers: [ 'Shift' ] } );
	// A name that was written now would be that of both.
	await expect( settings.getByLabel( 'Required' ) ).toBeVisible();
	await expect( settings.getByLabel( 'Name in emails' ) ).toBeHidden();
	await admin.keyboard.press( 'ControlOrMeta+Shift+D' );
	await expect( labels( editor ) ).toHaveCount( 5 );
	await labels( editor ).nth( 3 ).click();
	await expect( settings.getByLabel( 'Name in emails' ) ).toHaveValue(
		'country-2'
	);
	await labels( editor ).nth( 3 ).fill( 'Old country' );
	await labels( editor ).nth( 2 ).fill( 'Old city' );
	await open( settings.getByRole( 'button', { name: 'Default value' } ) );
	await settings.getByLabel( 'Suggestions' ).fill( 'Soria\nTeruel' );

	await editor.canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( 'Where are you' );
	await picture( 'form-author', admin );
	const publish = admin.getByRole( 'button', {
		name: 'Publish',
		exact: true,
	} );
	await publish.first().press( 'Enter' );
	const panel = admin.getByRole( 'region', { name: 'Editor publish' } );
	const check = panel.getByRole( 'button', { name: /^Form check/ } );
	await expect( check ).toBeVisible();
	await expect( check.locator( 'svg.components-panel__icon' ) ).toHaveCount(
		0
	);
	await expect( check.locator( '.dashicon' ) ).toHaveCount( 0 );
	await panel
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.press( 'Enter' );
	await expect( admin.getByText( 'Form published.' ).first() ).toBeVisible();

	const id = Number( new URL( admin.url() ).searchParams.get( 'post' ) );
	const { link } = await publishPage( {
		content: block( 'rueda/contact-form', { formId: id } ),
	} );
	await page.goto( link );
	const form = page.getByRole( 'form', { name: 'Contact form' } );
	for ( const name of [ /^City/, /^Country/, /^Old country/, /^Name/ ] ) {
		await expect( form.getByRole( 'textbox', { name } ) ).toBeVisible();
	}
	const old = form.getByRole( 'combobox', { name: /^Old city/ } );
	await expect( old ).toBeVisible();
	expect(
		await old.evaluate( ( { list }: HTMLInputElement ) =>
			Array.from( list?.options ?? [], ( { value } ) => value )
		)
	).toEqual( [ 'Soria', 'Teruel' ] );
	await expect( form.getByRole( 'button', { name: 'Send' } ) ).toBeVisible();
	await rest.rest( {
		method: 'DELETE',
		path: `/wp/v2/rueda_form/${ id }`,
		params: { force: true },
	} );
} );

test( 'a new form is made on a page, changed in place, and saved together with the page', async ( {
	admin,
	editor,
	page,
	picture,
} ) => {
	await editor.openNewPage( 'Write to us' );
	const form = await editor.insert( 'rueda/contact-form', 'contact form' );
	await form.getByLabel( 'Start a new form with' ).selectOption( 'Feedback' );
	await form.getByRole( 'button', { name: 'New form' } ).click();
	const label = labels( editor ).nth( 1 );
	await expect( label ).toHaveText( 'What was good?' );
	await label.fill( 'What did you like best?' );
	await picture( 'form-in-place', admin );

	// Each version asks in its own order; both name the form among what is saved.
	const bar = admin.getByRole( 'region', { name: 'Editor top bar' } );
	await bar
		.getByRole( 'button', { name: /^(Publish|Save)(…|\.\.\.)?$/ } )
		.click();
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

	await page.goto( ( await view.getAttribute( 'href' ) ) ?? '' );
	await expect(
		page.getByRole( 'textbox', { name: 'What did you like best?' } )
	).toBeVisible();
} );

test( 'checks lead to the place that is to be put right', async ( {
	admin,
	editor,
	expectAccessible,
	publish,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: contact,
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await expect( labels( editor ) ).toHaveCount( 2 );
	const settings = await openTab( admin, 'Form' );
	await expect(
		settings.getByText( 'No problems found in this form.' )
	).toBeVisible();

	const to = settings.getByLabel( 'To', { exact: true } );
	await to.fill( '' );
	await settings
		.getByRole( 'button', { name: /may have no recipient/ } )
		.click();
	await expect( to ).toBeFocused();
	await to.fill( 'us@example.org' );
	await expect(
		settings.getByText( 'No problems found in this form.' )
	).toBeVisible();

	// Tags are offered while one is typed.
	const subject = settings.getByRole( 'textbox', { name: 'Subject' } );
	await subject.fill( 'From [your-n' );
	await subject.press( 'ArrowDown' );
	await admin.keyboard.press( 'Enter' );
	await expect( subject ).toHaveValue( 'From [your-name]' );
	await expectAccessible( {
		page: admin,
		inside: '.rueda-notices, .rueda-tag-field',
	} );

	await labels( editor ).first().fill( '' );
	await settings.getByRole( 'tab', { name: 'Form' } ).click();
	await settings.getByRole( 'button', { name: /has no label/ } ).click();
	await expect( labels( editor ).first() ).toBeFocused();
} );

test( 'a mail is looked at with sample answers, and tested', async ( {
	admin,
	editor,
	mail,
	publish,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: `${ contact }${ block( 'rueda/form-field', {
			type: 'file',
			name: 'cv',
			label: 'Curriculum',
		} ) }`,
		meta: { rueda_form_mail: { attachments: '[cv]' } },
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await expect( labels( editor ) ).toHaveCount( 3 );
	const settings = await openTab( admin, 'Form' );
	await settings
		.getByRole( 'button', { name: 'Preview with sample answers' } )
		.click();
	const dialog = admin.getByRole( 'dialog', {
		name: 'Email with sample',
	} );
	await expect( dialog ).toContainText( 'Your email: ana@example.com' );
	await expect( dialog ).toContainText( 'document.pdf' );
	await admin.keyboard.press( 'Escape' );
	await settings.getByRole( 'button', { name: 'Send me a test' } ).click();
	await expect( settings.getByText( 'The test was sent to' ) ).toBeVisible();
	expect( await mail.wait( 1 ) ).toHaveLength( 1 );
} );

test( 'a field’s new name is its name in mails, and one step undoes all of it', async ( {
	admin,
	editor,
	publish,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: contact,
		meta: {
			rueda_form_mail: { additional_headers: 'Reply-To: [your-email]' },
		},
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await labels( editor ).nth( 1 ).click();
	const settings = await openTab( admin, 'Block' );
	await settings.getByLabel( 'Name in emails' ).fill( 'reply-to' );
	await settings.getByRole( 'tab', { name: 'Form' } ).click();
	const headers = settings.getByLabel( 'Additional headers' );
	await expect( headers ).toHaveValue( 'Reply-To: [reply-to]' );
	await admin.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( headers ).toHaveValue( 'Reply-To: [your-email]' );
	await expect(
		settings.getByText( 'No problems found in this form.' )
	).toBeVisible();
} );

test( 'answers go to the address that a form asks for, until its author says otherwise', async ( {
	admin,
	editor,
	publish,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: contact,
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await labels( editor ).nth( 1 ).click();
	const settings = await openTab( admin, 'Block' );
	const name = settings.getByLabel( 'Name in emails' );
	const headers = settings.getByLabel( 'Additional headers' );
	await name.fill( 'reply-to' );
	await settings.getByRole( 'tab', { name: 'Form' } ).click();
	await expect( headers ).toHaveValue( 'Reply-To: [reply-to]' );
	// Another part of the mail says nothing about this one.
	await settings.getByLabel( 'Subject' ).fill( 'Hello' );
	await labels( editor ).nth( 1 ).click();
	await settings.getByRole( 'tab', { name: 'Block' } ).click();
	await name.fill( 'address' );
	await settings.getByRole( 'tab', { name: 'Form' } ).click();
	await expect( headers ).toHaveValue( 'Reply-To: [address]' );

	await headers.fill( '' );
	await labels( editor ).nth( 1 ).click();
	await settings.getByRole( 'tab', { name: 'Block' } ).click();
	await name.fill( 'another' );
	await settings.getByRole( 'tab', { name: 'Form' } ).click();
	await expect( headers ).toHaveValue( '' );
	await expect(
		settings.getByRole( 'button', { name: /Reply-To: \[another\]/ } )
	).toBeVisible();
} );

test( 'a form that would lose its mail is not published with a page without a word', async ( {
	admin,
	editor,
	publish,
	publishPage,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: contact,
		meta: { rueda_form_mail: { recipient: '' } },
	} );
	const { id: where } = await publishPage( {
		content: block( 'rueda/contact-form', { formId: id } ),
		status: 'draft',
	} );
	await admin.goto( `/wp-admin/post.php?post=${ where }&action=edit` );
	// A form on a page is fetched after the page.
	await labels( editor ).last().waitFor();
	await admin
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	const panel = admin.getByRole( 'region', { name: 'Editor publish' } );
	await expect( panel.getByText( 'Form “Contact”: 1 notice' ) ).toBeVisible();
	await panel
		.getByRole( 'button', { name: /may have no recipient/ } )
		.click();
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	await expect( settings.getByLabel( 'To', { exact: true } ) ).toBeFocused();

	// In the editor of the form itself, where WordPress asks nothing before it saves.
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await labels( editor ).first().fill( 'Who are you?' );
	await admin.keyboard.press( 'ControlOrMeta+S' );
	const notice = admin
		.getByRole( 'region', { name: 'Editor content' } )
		.getByText( 'The form “Contact” is published but' );
	await expect( notice ).toBeVisible();
	await admin.getByRole( 'button', { name: 'Show where' } ).click();
	const to = settings.getByLabel( 'To', { exact: true } );
	await expect( to ).toBeFocused();
	await to.fill( 'us@example.org' );
	await expect( notice ).toBeHidden();
} );

test( 'choices are pasted as a list, and put in order', async ( {
	admin,
	editor,
	publish,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Choices',
		content: block( 'rueda/form-field', {
			type: 'radio',
			name: 'color',
			label: 'Color',
		} ),
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await labels( editor ).first().click();
	const settings = await openTab( admin, 'Block' );
	await settings.getByLabel( 'Paste a list' ).fill( 'Red\nBlue | b' );
	await settings.getByRole( 'button', { name: 'Add list' } ).click();
	await expect( settings.getByLabel( 'Choice 2' ) ).toHaveValue( 'Blue' );
	await settings
		.getByRole( 'button', { name: 'Down', exact: true } )
		.first()
		.click();
	await expect( settings.getByLabel( 'Choice 1' ) ).toHaveValue( 'Blue' );
	await expect( settings.getByLabel( 'Text in emails' ).first() ).toHaveValue(
		'b'
	);
	await expect(
		editor.block( 'rueda/form-field' ).getByText( 'Red', { exact: true } )
	).toBeVisible();
} );
