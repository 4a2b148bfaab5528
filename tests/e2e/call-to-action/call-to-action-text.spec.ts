/** The screen where the site's call to action is written, its description in WordPress's own blocks and kept as HTML. */
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '../fixtures/call-to-action';

const OPTION = 'rueda_settings_cta';

/** By its file or, where WordPress joins its scripts, by its name among others. */
const LIBRARY = 'script[src*="block-library"]';

const test = base.extend< {
	/** Saves the screen and returns what is stored. */
	readonly saved: () => Promise< string >;
} >( {
	saved: async ( { admin, rest }, use ) => {
		await use( async () => {
			await admin.getByRole( 'button', { name: 'Save changes' } ).click();
			await expect(
				admin.getByText( 'Settings saved.', { exact: true } ).first()
			).toBeVisible();
			await expect(
				admin.getByText( 'You have unsaved changes.' )
			).toBeHidden();
			const settings = await rest.rest< {
				[ OPTION ]: { description: string };
			} >( { path: '/wp/v2/settings' } );
			return settings[ OPTION ].description;
		} );
	},
} );

/** WordPress closes the picker if the popover around it takes the focus late. */
async function fillColor( page: Page, color: string ): Promise< void > {
	const value = page.getByRole( 'textbox', { name: 'Hex color' } );
	await expect( async () => {
		if ( ! ( await value.isVisible() ) ) {
			await page
				.getByRole( 'button', { name: 'Custom color picker' } )
				.click();
		}
		await value.fill( color, { timeout: 2000 } );
	} ).toPass();
}

async function open( admin: Page ): Promise< Locator > {
	await admin.goto( '/wp-admin/admin.php?page=rueda-settings&tab=cta' );
	return admin.getByRole( 'group', { name: 'Description' } );
}

/** Pastes HTML like a browser. */
const paste = ( text: Locator, html: string ): Promise< void > =>
	text.evaluate( ( element, copied ) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData( 'text/html', copied );
		clipboardData.setData( 'text/plain', 'As it would be without looks' );
		element.dispatchEvent(
			new ClipboardEvent( 'paste', {
				bubbles: true,
				cancelable: true,
				clipboardData,
			} )
		);
	}, html );

test( 'an admin writes the site’s call to action, is warned of pale words, and finds it again @versions', async ( {
	admin,
	setSiteCta,
	saved,
	expectAccessible,
	picture,
} ) => {
	await setSiteCta( {} );
	const field = admin.getByRole( 'group', { name: 'Description' } );
	const sharing = admin.getByRole( 'tabpanel', { name: 'Sharing' } );

	await test.step( 'the block editor is loaded only with the tab that needs it', async () => {
		await admin.goto( '/wp-admin/admin.php?page=rueda-settings' );
		await expect( sharing ).toBeVisible();
		const library = admin.locator( LIBRARY );
		await expect( library ).toHaveCount( 0 );

		const tab = admin.getByRole( 'tab', { name: 'Call to action' } );
		await tab.click();
		await expect( field.getByRole( 'document' ) ).toBeVisible();
		await expect( library ).toHaveCount( 1 );
		await admin.goBack();
		await expect( sharing ).toBeVisible();
		await tab.click();
		await expect(
			admin.getByText( 'Add a title to show the call to action.' )
		).toBeVisible();
	} );

	await test.step( 'a warning appears when the words are too pale to be read', async () => {
		await admin
			.getByRole( 'textbox', { name: 'Title' } )
			.fill( 'Talk to us' );
		await expect(
			admin.getByRole( 'heading', {
				name: 'Talk to us',
				includeHidden: true,
			} )
		).toBeVisible();

		await admin
			.getByRole( 'checkbox', { name: 'Look like the theme' } )
			.uncheck();
		await admin
			.getByRole( 'button', { name: 'Title and description' } )
			.click();
		await admin.getByRole( 'button', { name: 'Title color' } ).click();
		await fillColor( admin, '0a8a8a' );
		await expect(
			admin
				.getByText(
					/^The title: the contrast is 1\.\d and should be at least 3\.$/
				)
				.first()
		).toBeVisible();
		await admin.keyboard.press( 'Escape' );
		await admin.keyboard.press( 'Escape' );
		await expect(
			admin.getByText( 'You have unsaved changes.' )
		).toBeVisible();
		await expectAccessible( {
			page: admin,
			inside: '.rueda-cta-editor__panels',
			// WordPress gives its paragraphs ARIA attributes that belong to text boxes.
			except: '[role="document"]',
		} );
		await picture( 'cta-settings', admin );
	} );

	await test.step( 'a text is written, undone and left with the keyboard alone', async () => {
		const label = admin.getByRole( 'textbox', { name: 'Label' } ).first();
		const first = admin.getByRole( 'button', {
			name: 'First button',
			exact: true,
		} );
		const kind = field.getByRole( 'button', { name: 'Text type' } );
		await expect( kind ).toBeVisible();
		await admin.getByRole( 'textbox', { name: 'Title' } ).focus();
		await admin.keyboard.press( 'Tab' );
		await expect( kind ).toBeFocused();
		await admin.keyboard.press( 'Tab' );
		await admin.keyboard.type( 'See us here' );
		await expect( field.getByText( 'See us here' ) ).toBeFocused();

		await admin.keyboard.press( 'Control+Shift+ArrowLeft' );
		await admin.keyboard.press( 'Control+k' );
		const address = admin.getByRole( 'combobox', { name: /url|link/i } );
		await expect( address ).toBeFocused();
		await admin.keyboard.type( 'https://example.org/here' );
		await admin.keyboard.press( 'Enter' );
		const link = field.getByRole( 'link', { name: 'here' } );
		await expect( link ).toHaveAttribute(
			'href',
			'https://example.org/here'
		);
		await admin.keyboard.press( 'Escape' );

		await admin.keyboard.press( 'End' );
		await admin.keyboard.press( 'Enter' );
		await admin.keyboard.type( '- One' );
		await expect( field.getByRole( 'listitem' ) ).toHaveCount( 0 );
		await expect( field.locator( 'li' ) ).toHaveText( 'One' );
		await admin.keyboard.press( 'Enter' );
		await admin.keyboard.type( 'Two' );
		await admin.keyboard.press( 'Control+z' );
		await expect( field.getByText( 'Two' ) ).toBeHidden();
		await admin.keyboard.press( 'Control+Shift+z' );
		await expect( field.getByText( 'Two' ) ).toBeFocused();

		await admin.keyboard.press( 'Alt+F10' );
		await expect( kind ).toBeFocused();
		await admin.keyboard.press( 'ArrowRight' );
		await expect(
			field.getByRole( 'button', { name: 'Bold' } )
		).toBeFocused();
		await admin.keyboard.press( 'Escape' );
		await expect( field.getByText( 'Two' ) ).toBeFocused();
		await admin.keyboard.press( 'Tab' );
		await expect( first ).toBeFocused();
		await admin.keyboard.press( 'Tab' );
		await expect( label ).toBeFocused();
		expect( await saved() ).toBe(
			'<p>See us <a href="https://example.org/here">here</a></p><ul><li>One</li><li>Two</li></ul>'
		);
	} );

	await test.step( 'the saved call to action is there after a reload', async () => {
		await admin.reload();
		await expect(
			admin.getByRole( 'textbox', { name: 'Title' } )
		).toHaveValue( 'Talk to us' );
		await expect( field.getByText( 'See us' ) ).toBeEditable();
		await expect(
			admin.getByText( 'You have unsaved changes.' )
		).toBeHidden();
	} );
} );

test( 'pasted and older HTML keeps its words, and nothing is lost when it cannot be saved', async ( {
	admin,
	setSiteCta,
	saved,
	allowConsole,
	expectAccessible,
} ) => {
	allowConsole( /status of 500/ );
	const table = '<table><tbody><tr><td>A</td></tr></tbody></table>';
	const stored = `Bare words <b>first</b>
<p align="right">To the <a href="https://example.org/" title="Out" rel="nofollow">right</a></p>

${ table }<dl><dt>One</dt></dl><p>Last</p>`;
	await setSiteCta( { title: 'Talk', description: stored } );
	const field = await open( admin );

	await test.step( 'HTML that is not made of blocks is still there after the screen was saved', async () => {
		await expect( field.getByText( 'Last' ) ).toBeVisible();
		await expect(
			admin.getByText( 'You have unsaved changes.' )
		).toBeHidden();
		await expectAccessible( {
			page: admin,
			inside: '.rueda-cta-editor__panels',
			except: '[role="document"]',
		} );
		await admin.getByRole( 'textbox', { name: 'Title' } ).fill( 'Come by' );
		expect( await saved() ).toBe( stored );

		await field.getByText( 'Last' ).click();
		await admin.keyboard.press( 'End' );
		await admin.keyboard.type( ' words' );
		expect( await saved() ).toBe(
			'<p>Bare words <strong>first</strong></p>' +
				'<p align="right">To the <a href="https://example.org/" title="Out" rel="nofollow">right</a></p>' +
				`${ table }<dl><dt>One</dt></dl><p>Last words</p>`
		);
	} );

	await test.step( 'a paragraph becomes a heading, and is still there when it could not be saved', async () => {
		await setSiteCta( {
			title: 'Talk',
			description: '<p>Why</p><p>So</p>',
		} );
		await admin.reload();
		await field.getByText( 'Why' ).click();
		await field.getByRole( 'button', { name: 'Text type' } ).click();
		await admin.getByRole( 'menuitem', { name: 'Heading' } ).click();
		await expect( field.getByRole( 'document' ).first() ).toBeFocused();
		await admin.keyboard.type( '?' );

		const settings = /wp(\/|%2F)v2(\/|%2F)settings/;
		await admin.route( settings, ( route ) =>
			route.fulfill( { status: 500, json: { message: 'No.' } } )
		);
		await admin.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect(
			admin.getByText( 'The settings could not be saved.' ).first()
		).toBeVisible();
		await expect( field.getByText( 'Why?' ) ).toBeVisible();
		await admin.unroute( settings );
		expect( await saved() ).toBe( '<h3>Why?</h3><p>So</p>' );
	} );

	await test.step( 'text pasted from a word processor loses its styles and keeps its words', async () => {
		await setSiteCta( { title: 'Talk' } );
		await admin.reload();
		await field.getByRole( 'document' ).click();
		await paste(
			field.getByRole( 'document' ),
			`<html><body><!--StartFragment--><h1 style="color:#2f5496">Why</h1>
			<p class="MsoNormal" style="margin:0cm"><span style="font-size:14pt">Half an <b style="mso-bidi-font-weight:normal">hour</b><o:p></o:p></span></p>
			<ul style="margin-top:0cm"><li class="MsoListParagraph">One</li><li>Two</li></ul><!--EndFragment--></body></html>`
		);
		await expect( field.getByText( 'Two' ) ).toBeVisible();
		expect( await saved() ).toBe(
			'<h3>Why</h3><p>Half an <strong>hour</strong></p><ul><li>One</li><li>Two</li></ul>'
		);
	} );
} );

test( 'the HTML can be edited when WordPress’s blocks could not be fetched', async ( {
	admin,
	setSiteCta,
	saved,
	allowConsole,
} ) => {
	allowConsole( /rich-text|ERR_FAILED|ChunkLoadError/ );
	await setSiteCta( { title: 'Talk', description: '<p>Why</p>' } );
	await admin.route( /chunks\/rich-text/, ( route ) => route.abort() );
	const field = await open( admin );
	const html = field.getByRole( 'textbox', { name: 'Description' } );
	await expect( html ).toHaveValue( '<p>Why</p>' );
	await html.fill( '<p>Why <em>not</em></p>' );
	expect( await saved() ).toBe( '<p>Why <em>not</em></p>' );
} );
