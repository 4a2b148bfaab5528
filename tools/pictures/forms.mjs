import { alone, keeper, wanted } from './camera.mjs';

/** The editor of a form, its emails and its messages. */
export async function ofForms( { page, site, pages: addresses } ) {
	const keep = keeper( page );
	const admin = `${ site.url }/wp-admin`;
	const form = new URL( addresses.contact ).searchParams.get( 'p' );

	await page.goto( `${ admin }/post-new.php?post_type=rueda_form` );
	await page
		.getByRole( 'dialog', { name: 'Start the new form with' } )
		.waitFor();
	await keep( 'form-start' );

	await page.goto( `${ admin }/post.php?post=${ form }&action=edit` );
	await page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.getByRole( 'textbox', { name: 'Field label' } )
		.nth( 2 )
		.click();
	await page.getByLabel( 'Name in emails' ).waitFor();
	await keep( 'form-editor' );
	await page.getByRole( 'tab', { name: 'Form' } ).click();
	await page.getByText( 'No problems found in this form.' ).waitFor();
	await keep( 'form-mail' );

	await page.goto( `${ admin }/admin.php?page=rueda-messages` );
	await keep( 'messages' );
	await ofHeldMails( page, keep );
	await page.getByRole( 'link', { name: 'Elena Ruiz' } ).first().click();
	await page
		.getByRole( 'heading', { name: 'Message from Elena Ruiz' } )
		.waitFor();
	// The address of this machine must not be in a picture.
	await page
		.getByRole( 'link', { name: addresses.form } )
		.evaluate( ( link ) => {
			link.textContent = link.textContent.replace(
				link.origin,
				'https://example.org'
			);
		} );
	await keep( 'message' );
}

/** A form with conditions, in its editor and for a visitor. */
export async function ofConditions( { page, site } ) {
	const keep = keeper( page );
	await page.goto(
		`${ site.url }/wp-admin/post-new.php?post_type=rueda_form`
	);
	await page
		.getByRole( 'dialog', { name: 'Start the new form with' } )
		.getByRole( 'button', { name: /^Registration in steps/ } )
		.click();
	const labels = page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.getByRole( 'textbox', { name: 'Field label' } );
	await labels.nth( 3 ).click();
	const panel = page.getByRole( 'button', { name: 'Conditions' } );
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}
	await page.getByLabel( 'What the rule is about' ).scrollIntoViewIfNeeded();
	await keep( 'form-conditions' );

	await page.goto(
		await page.evaluate( async () => {
			const { apiFetch, data } = window.wp;
			const { editPost, savePost } = data.dispatch( 'core/editor' );
			editPost( { title: 'Registration', status: 'publish' } );
			await savePost();
			const id = data.select( 'core/editor' ).getCurrentPostId();
			const { link } = await apiFetch( {
				path: '/wp/v2/pages',
				method: 'POST',
				data: {
					title: 'Registration',
					status: 'publish',
					content: `<!-- wp:rueda/contact-form {"formId":${ id }} /-->`,
				},
			} );
			return link;
		} )
	);
	await page.getByLabel( 'Your name' ).fill( 'Ana' );
	await page.getByLabel( 'Your email' ).fill( 'ana@example.org' );
	await page.getByLabel( 'An organization' ).check();
	await page.getByLabel( 'Name of the organization' ).waitFor();
	await keep(
		'form-conditions-page',
		alone( page.locator( '.wp-block-rueda-contact-form' ) )
	);
}

/** A webhook whose service has taken some messages. */
export async function ofWebhook( { page, site } ) {
	const screen = `${ site.url }/wp-admin/admin.php?page=rueda-webhooks`;
	await page.setExtraHTTPHeaders( {
		'X-Rueda-Pretend': JSON.stringify( { images: true } ),
	} );
	await page.goto( `${ screen }&view=new` );
	await page.locator( '#webhook-name' ).fill( 'Newsletter' );
	await page.locator( '#webhook-address' ).fill( 'http://93.184.216.34/' );
	await page
		.locator( '#webhook-source' )
		.selectOption( { label: 'Messages of: Contact form' } );
	await page.getByRole( 'button', { name: 'Continue' } ).click();
	await page.locator( '.rueda-webhooks__field input' ).first().check();
	await page.getByLabel( 'Pass on what visitors send' ).check();
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await page.getByText( 'Webhook saved.' ).waitFor();
	await page.getByRole( 'button', { name: 'Send a test' } ).click();
	await page.getByText( 'The test arrived.' ).waitFor();
	// A service that people know in place of the one of the tests.
	await page
		.locator( '#webhook-address' )
		.fill( 'https://hooks.example.com/catch/1234' );
	await keeper( page )( 'webhook' );
	await page.setExtraHTTPHeaders( {} );
}

/** A place for tests holds its emails. */
async function ofHeldMails( page, keep ) {
	if ( ! wanted( 'held-mails' ) ) {
		return;
	}
	const list = page.url();
	await page.setExtraHTTPHeaders( {
		'X-Rueda-Pretend': JSON.stringify( { held: 'environment' } ),
	} );
	await page.locator( '#cb-select-all-1' ).check();
	await page.locator( '#bulk-action-selector-top' ).selectOption( 'send' );
	await page.locator( '#doaction' ).click();
	await page.goto( list );
	await page.locator( '#rueda-held-mails summary' ).click();
	await keep( 'held-mails' );
	await page.setExtraHTTPHeaders( {} );
	await page.goto( list );
}
