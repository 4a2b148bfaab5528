/** The kit behind the demonstration, imported by an admin with one press, and used as a visitor uses the site. */
import { mergeTests, type Page } from '@playwright/test';
import { expect, test as kits } from '../fixtures/kits';
import { test as base } from '../fixtures';
import { Visitor } from '../fixtures/wheel';

const test = mergeTests( base, kits );

/** The ratings of the areas in their order: the lowest is Rest. */
const RATINGS = [ 7, 6, 8, 3, 8, 9, 5, 7 ];

async function fillInWheel( page: Page ): Promise< void > {
	const visitor = new Visitor( page );
	await visitor.start( 'Start' );
	await visitor.rate( ...RATINGS );
	await expect(
		page.getByRole( 'heading', { name: 'What you can do' } )
	).toBeVisible();
}

async function writeMessage( page: Page ): Promise< void > {
	await page
		.getByRole( 'radio', { name: 'I want to start something' } )
		.check();
	await page.getByLabel( /^What would you like to start/ ).fill( 'A mill.' );
	await page.getByRole( 'button', { name: 'Next' } ).click();
	await page.getByLabel( /^Your name/ ).fill( 'Clara' );
	await page.getByRole( 'radio', { name: 'By phone' } ).check();
	await expect( page.getByLabel( /^Your email/ ) ).toBeHidden();
	await page.getByLabel( /^Your phone number/ ).fill( '600 000 000' );
	await page.getByRole( 'button', { name: 'Next' } ).click();
	const consent = page.getByRole( 'checkbox', { name: /You may keep/ } );
	const send = page.getByRole( 'button', { name: 'Send message' } );
	await send.click();
	await expect(
		page.getByRole( 'link', { name: /You may keep.*You must accept/ } )
	).toBeVisible();
	await consent.check();
	await send.click();
	await expect(
		page.getByRole( 'heading', { name: 'Your message has arrived' } )
	).toBeVisible();
}

test( 'the pages of the demonstration come as drafts with one press, work for visitors once they are public, and go with the undo @versions', async ( {
	admin,
	kits: screen,
	page,
	mail,
	allowConsole,
	expectAccessible,
	rest,
} ) => {
	test.slow();
	/** The addresses of all posts that a kit may bring. */
	const posts = async (): Promise< string[] > => {
		const found = await Promise.all(
			[ 'wheel', 'rueda_form', 'pages' ].map( async ( type ) => {
				const path = `/wp/v2/${ type }`;
				const list = await rest.rest< { id: number }[] >( {
					path: `${ path }?per_page=100&status=any&context=edit`,
				} );
				return list.map( ( { id } ) => `${ path }/${ id }` );
			} )
		);
		return found.flat();
	};
	const before = await posts();
	// These pages are deleted.
	allowConsole( /404 .*(contact|members)/ );

	await test.step( 'drafts, if nothing else is chosen', async () => {
		await screen.choose( 'Use this kit A valley' );
		await screen.importNow();
		await expect( admin.getByText( 'Created' ) ).toHaveCount( 12 );
		await expect(
			admin.getByRole( 'link', { name: 'Preview: Contact' } )
		).toBeVisible();
		await screen.undo();
		expect( ( await page.goto( '/contact/' ) )?.status() ).toBe( 404 );
	} );

	await screen.choose( 'Use this kit A valley' );
	await screen.box( 'Make “Home” the front page' ).check();
	await screen.importNow();

	await test.step( 'the front page leads to a wheel that says what to do next', async () => {
		await page.goto( '/' );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			'Good work and a good life, close to home'
		);
		await expectAccessible();
		await page
			.getByRole( 'link', { name: 'Fill in your wheel' } )
			.first()
			.click();
		await fillInWheel( page );
		await expect(
			page.getByRole( 'heading', { name: 'Come along on Thursday' } )
		).toBeVisible();
	} );

	await test.step( 'the form asks what fits, in steps', async () => {
		await page.goto( '/contact/' );
		await writeMessage( page );
		const [ letter ] = await mail.wait( 1 );
		expect( letter?.message ).toContain( 'A mill.' );
	} );

	await test.step( 'members alone book a place', async () => {
		await page.goto( '/members/' );
		await expect(
			page.getByText( 'available only for logged in users' )
		).toBeVisible();
	} );

	await screen.undo();
	expect( ( await page.goto( '/members/' ) )?.status() ).toBe( 404 );
	// An undo keeps a wheel that visitors have filled in, and what it leads to.
	const left = ( await posts() ).filter(
		( path ) => ! before.includes( path )
	);
	for ( const path of left ) {
		await rest.rest( { method: 'DELETE', path: `${ path }?force=true` } );
	}
} );
