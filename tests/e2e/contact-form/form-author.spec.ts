import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { contact, labels, open } from '../fixtures/form-author';
import { block } from '../fixtures/markup';

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
	rest,
} ) => {
	await admin.goto( '/wp-admin/post-new.php?post_type=rueda_form' );
	const offer = admin.getByRole( 'dialog', { name: 'Start the new form' } );
	await expect(
		offer.getByRole( 'button', { name: 'An empty form' } )
	).toBeVisible();
	await admin.keyboard.press( 'Escape' );
	await expect( offer ).toBeHidden();
	// On the canvas the button looks as on the page, and not disabled.
	expect(
		await editor.canvas
			.locator( '.wpcf7-submit [data-rich-text-placeholder]' )
			.evaluate(
				( words ) => getComputedStyle( words, '::after' ).opacity
			)
	).toBe( '1' );

	// Fields are added by typing; the first one has the focus.
	await expect( labels( editor ).first() ).toBeFocused();
	await admin.keyboard.type( 'Name' );
	const settings = await openTab( admin, 'Block' );
	// The first field is required.
	await expect(
		settings.getByLabel( 'Required', { exact: true } )
	).toBeChecked();
	await labels( editor ).first().press( 'End' );
	await admin.keyboard.press( 'Enter' );
	await expect( labels( editor ) ).toHaveCount( 2 );
	await admin.keyboard.type( 'Name' );
	// Labels may be equal, but names may not, nor may they be words of WordPress.
	await expect( settings.getByLabel( 'Name in emails' ) ).toHaveValue(
		'your-name-2'
	);
	await labels( editor ).nth( 1 ).fill( 'City' );
	await expect( settings.getByLabel( 'Name in emails' ) ).toHaveValue(
		'city'
	);
	await settings.getByLabel( 'Required' ).check();

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
	// By class: an icon has no role.
	await expect(
		check.locator( '.components-panel__icon, .dashicon' )
	).toHaveCount( 0 );
	await panel
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.press( 'Enter' );
	await expect( admin.getByText( 'Form published.' ).first() ).toBeVisible();

	const id = Number( new URL( admin.url() ).searchParams.get( 'post' ) );
	await picture( 'form-published', admin );
	await admin
		.getByRole( 'button', { name: 'Create a draft page with it' } )
		.press( 'Enter' );
	await expect( editor.block( 'rueda/contact-form' ) ).toContainText(
		'City'
	);
	await page.goto( await editor.publish() );
	const form = page.getByRole( 'form', { name: 'Contact form' } );
	await expect(
		form.getByRole( 'textbox', { name: /^Name/ } )
	).toBeVisible();
	const city = form.getByRole( 'combobox', { name: /^City/ } );
	await expect( city ).toBeVisible();
	expect(
		await city.evaluate( ( { list }: HTMLInputElement ) =>
			Array.from( list?.options ?? [], ( { value } ) => value )
		)
	).toEqual( [ 'Soria', 'Teruel' ] );
	await expect( form.getByRole( 'button', { name: 'Send' } ) ).toBeVisible();
	// The protocol's class: without a consent, the button tells instead of waiting.
	await expect( form ).toHaveClass( /wpcf7-acceptance-as-validation/ );
	await rest.rest( {
		method: 'DELETE',
		path: `/wp/v2/rueda_form/${ id }`,
		params: { force: true },
	} );
} );

test( 'an author edits names, choices, checks and emails in the panels of a form', async ( {
	admin,
	editor,
	expectAccessible,
	mail,
	publish,
} ) => {
	const { id } = await publish( 'rueda_form', {
		title: 'Contact',
		content: [
			contact,
			block( 'rueda/form-field', {
				type: 'file',
				name: 'cv',
				label: 'Curriculum',
				filetypes: 'pdf',
			} ),
			block( 'rueda/form-field', {
				type: 'radio',
				name: 'color',
				label: 'Color',
			} ),
		].join( '' ),
	} );
	await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await labels( editor ).nth( 1 ).click();
	const settings = await openTab( admin, 'Block' );
	const goTo = ( tab: string ) =>
		settings.getByRole( 'tab', { name: tab } ).click();
	const rename = async ( name: string ) => {
		await labels( editor ).nth( 1 ).click();
		await goTo( 'Block' );
		await settings.getByLabel( 'Name in emails' ).fill( name );
		await goTo( 'Form' );
	};
	const headers = settings.getByLabel( 'Additional headers' );
	const to = settings.getByLabel( 'To', { exact: true } );
	const well = settings.getByText( 'No problems found in this form.' );

	await test.step( 'answers go to the address that a form asks for, until its author says otherwise', async () => {
		await rename( 'reply-to' );
		await expect( headers ).toHaveValue( 'Reply-To: [reply-to]' );
		// Text in another part of the email changes nothing here.
		await settings.getByLabel( 'Subject' ).fill( 'Hello' );
		await rename( 'address' );
		await expect( headers ).toHaveValue( 'Reply-To: [address]' );
		await headers.fill( '' );
		await rename( 'another' );
		await expect( headers ).toHaveValue( '' );
		await expect(
			settings.getByRole( 'button', { name: /Reply-To: \[another\]/ } )
		).toBeVisible();
	} );

	await test.step( 'a field with choices has none until its author writes some', async () => {
		await labels( editor ).nth( 3 ).click();
		await goTo( 'Block' );
		await settings.getByRole( 'button', { name: 'Add choice' } ).click();
		await admin.keyboard.type( 'Red' );
		await expect(
			editor
				.block( 'rueda/form-field' )
				.getByText( 'Red', { exact: true } )
		).toBeVisible();
	} );

	await test.step( 'a field’s new name is its name in mails, and one step undoes all of it', async () => {
		await goTo( 'Form' );
		await headers.fill( 'Reply-To: [another]' );
		await rename( 'mailbox' );
		await expect( headers ).toHaveValue( 'Reply-To: [mailbox]' );
		await admin.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( headers ).toHaveValue( 'Reply-To: [another]' );
		await expect( well ).toBeVisible();
	} );

	await test.step( 'tags are offered while one is typed', async () => {
		await goTo( 'Form' );
		const subject = settings.getByRole( 'textbox', { name: 'Subject' } );
		await subject.fill( 'From [your-n' );
		await subject.press( 'ArrowDown' );
		await admin.keyboard.press( 'Enter' );
		await expect( subject ).toHaveValue( 'From [your-name]' );
		await expectAccessible( {
			page: admin,
			inside: '.rueda-notices, .rueda-tag-field',
		} );
	} );

	await test.step( 'checks lead to the place that is to be put right', async () => {
		await to.fill( '' );
		await settings
			.getByRole( 'button', { name: /has no recipient/ } )
			.click();
		await expect( to ).toBeFocused();
		await to.fill( 'us@example.org' );
		await expect( well ).toBeVisible();

		await labels( editor ).first().fill( '' );
		await goTo( 'Form' );
		await settings.getByRole( 'button', { name: /has no label/ } ).click();
		await expect( labels( editor ).first() ).toBeFocused();
		await labels( editor ).first().fill( 'Who are you?' );
	} );

	await test.step( 'a press on a button works while tags are offered above it, and closes the offer', async () => {
		const offered = settings.getByRole( 'group', {
			name: 'Insert into To',
		} );
		const asHtml = settings.getByLabel( 'Send as HTML' ).first();
		await to.click();
		await expect( offered ).toBeVisible();
		// A hand takes this long between pressing and releasing; without it, nothing has moved yet.
		await asHtml.click( { delay: 100 } );
		await expect( asHtml ).toBeChecked();
		await expect( offered ).toBeHidden();
		await asHtml.uncheck();
		await to.focus();
		await expect( offered ).toBeVisible();
		await asHtml.focus();
		await expect( offered ).toBeHidden();
	} );

	await test.step( 'an author previews an email with sample answers, and sends a test', async () => {
		await settings.getByLabel( 'Attachments' ).fill( '[cv]' );
		await settings
			.getByRole( 'button', { name: 'Preview with sample answers' } )
			.click();
		const dialog = admin.getByRole( 'dialog', {
			name: 'Email with sample',
		} );
		await expect( dialog ).toContainText( 'Your email: ana@example.com' );
		await expect( dialog ).toContainText( 'document.pdf' );
		await admin.keyboard.press( 'Escape' );
		await settings
			.getByRole( 'button', { name: 'Send me a test' } )
			.click();
		await expect(
			settings.getByText( 'The test was sent to' )
		).toBeVisible();
		expect( await mail.wait( 1 ) ).toHaveLength( 1 );
	} );

	// In the editor of the form itself, where WordPress asks nothing before it saves.
	await test.step( 'an author is asked before saving a form without an email', async () => {
		await to.fill( '' );
		await labels( editor ).first().fill( 'And who are you?' );
		await admin.keyboard.press( 'ControlOrMeta+S' );
		const notice = admin
			.getByRole( 'region', { name: 'Editor content' } )
			.getByText( 'The form “Contact” is published but' );
		await expect( notice ).toBeVisible();
		await admin.getByRole( 'button', { name: 'Show where' } ).click();
		await expect( to ).toBeFocused();
		await to.fill( 'us@example.org' );
		await expect( notice ).toBeHidden();
	} );

	const name = settings.getByLabel( 'Name in emails' );

	await test.step( 'WordPress’s shortcuts move and copy fields, and each copy has a name of its own', async () => {
		await labels( editor ).nth( 1 ).click();
		await goTo( 'Block' );
		await labels( editor ).nth( 1 ).focus();
		await admin.keyboard.press( 'ControlOrMeta+Alt+Shift+T' );
		await expect( labels( editor ).first() ).toHaveText( 'Your email' );
		await admin.keyboard.press( 'ControlOrMeta+Shift+D' );
		await expect( labels( editor ) ).toHaveCount( 5 );
		await labels( editor ).nth( 1 ).fill( 'Country' );
		// A name that cannot be used stays in the box, with the error, and nothing of it is stored.
		const before = await name.inputValue();
		await name.fill( '' );
		await name.pressSequentially( 'name' );
		await name.blur();
		await expect( name ).toHaveValue( 'name' );
		await expect( name ).toHaveAccessibleDescription(
			/^WordPress uses this name/
		);
		await labels( editor ).first().click();
		await labels( editor ).nth( 1 ).click();
		await expect( name ).toHaveValue( before );
		// With several selected, each copy gets its own name.
		await labels( editor ).first().click();
		await labels( editor )
			.nth( 1 )
			.click( { modifiers: [ 'Shift' ] } );
		// A typed name would apply to both fields.
		await expect( settings.getByLabel( 'Required' ) ).toBeVisible();
		await expect( name ).toBeHidden();
		await admin.keyboard.press( 'ControlOrMeta+Shift+D' );
		await expect( labels( editor ) ).toHaveCount( 7 );
		await labels( editor ).nth( 2 ).click();
		await expect( name ).toHaveValue( 'another-3' );
		await labels( editor ).nth( 3 ).click();
		await expect( name ).toHaveValue( 'another-4' );
		// Also while the cursor is in the text of a field.
		await labels( editor ).nth( 3 ).press( 'End' );
		await admin.keyboard.press( 'ControlOrMeta+C' );
		await admin.keyboard.press( 'ControlOrMeta+V' );
		await expect( labels( editor ) ).toHaveCount( 8 );
		await expect( labels( editor ).nth( 3 ) ).toHaveText( 'Country' );
		await expect( labels( editor ).nth( 4 ) ).toHaveText( 'Country' );
		await expect( name ).toHaveValue( 'another-5' );
	} );

	await test.step( 'a count shows the number that it begins with, and a hidden field is not said to have a label', async () => {
		await admin.evaluate( () => {
			const { data, blocks } = ( window as unknown as { wp: WordPress } )
				.wp;
			const field = ( attributes: object ) =>
				blocks.createBlock( 'rueda/form-field', attributes );
			data.dispatch( 'core/block-editor' ).insertBlocks( [
				field( { name: 'short', label: 'Short', maxlength: 50 } ),
				field( {
					type: 'count',
					target: 'short',
					countDirection: 'down',
				} ),
				field( { type: 'hidden', name: 'from' } ),
			] );
		} );
		await expect(
			editor.canvas.getByText( '50', { exact: true } )
		).toBeVisible();
		await editor.block( 'rueda/form-field' ).last().click();
		await expect( name ).toHaveAccessibleDescription(
			/^When it changes, emails/
		);
	} );
} );

interface WordPress {
	readonly data: {
		readonly dispatch: ( store: string ) => {
			readonly insertBlocks: ( blocks: readonly object[] ) => void;
		};
	};
	readonly blocks: {
		readonly createBlock: ( name: string, attributes: object ) => object;
	};
}
