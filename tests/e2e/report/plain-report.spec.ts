/** Without JavaScript, from the first question to a report that is kept, mailed and deleted. */
import type { Page } from '@playwright/test';
import { resultOf, cta, allSharing } from '../fixtures/result';
import { expect, test as base, wheelBlock } from '../fixtures/wheel';

const test = base.extend< {
	/** axe needs JavaScript, so a second browser opens the same page for it. */
	readonly expectReadable: () => Promise< void >;
} >( {
	expectReadable: async ( { browser, page, expectAccessible }, use ) => {
		const context = await browser.newContext( { javaScriptEnabled: true } );
		const twin = await context.newPage();
		let body = '';
		await twin.route( '**', ( route ) =>
			route.request().isNavigationRequest()
				? route.fulfill( { contentType: 'text/html', body } )
				: route.continue()
		);
		await use( async () => {
			// An incomplete page cannot be shown in the second browser.
			await page.waitForLoadState();
			body = ( await page.content() ).replace(
				/<script[^]*?<\/script>/g,
				''
			);
			await twin.setViewportSize(
				page.viewportSize() ?? { width: 1280, height: 720 }
			);
			await twin.goto( page.url() );
			await expectAccessible( {
				page: twin,
				// What is ours; the rest of the page is the theme's.
				inside: '.wp-block-rueda-wheel, .rueda-report',
			} );
		} );
		await context.close();
	},
} );

test.use( { javaScriptEnabled: false } );

const offer = cta( {
	title: 'Talk it over with us',
	buttonLabel: 'Choose a date',
	buttonLink: 'https://example.org/date',
} );

const fillIn = async ( page: Page ): Promise< void > => {
	for ( const [ label, rating ] of [
		[ 'Health', '7' ],
		[ 'Friends', '10' ],
		[ 'Work', '2' ],
		[ 'Money', "Skip this area - it's not important to me" ],
	] as const ) {
		await page
			.getByRole( 'group', { name: label } )
			.getByRole( 'radio', { name: rating, exact: true } )
			.check();
	}
	await page.getByRole( 'button', { name: 'Show my wheel' } ).click();
	await expect(
		page.getByText( 'Strongest: Friends. Room to grow: Work.' )
	).toBeVisible();
};

const keep = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Save this result as a report' } );

const isReport = ( page: Page ) =>
	expect(
		page.getByRole( 'heading', {
			level: 1,
			name: 'The wheel of life',
		} )
	).toBeVisible();

/** By the name of its first field: the page has another form that asks for an address, and neither has a name. */
const mailForm = ( page: Page ) =>
	page
		.locator( 'form' )
		.filter( { has: page.locator( 'input[name="fullName"]' ) } );

/** Opens the form by its summary, fills it in and sends it. */
const mailTo = async ( page: Page, address: string ): Promise< void > => {
	const form = mailForm( page );
	await form.getByLabel( 'Full name' ).fill( 'Ana' );
	await form.getByLabel( 'Email', { exact: true } ).fill( address );
	await form.getByRole( 'button', { name: 'Send' } ).click();
};

// The summary of details has no role that browsers agree on.
const openMail = ( page: Page ) => page.getByText( 'Email My Wheel' ).click();

test( 'without JavaScript a visitor rates, keeps the report, mails it and deletes it @main', async ( {
	page,
	openWheel,
	setOptions,
	mail,
	allowConsole,
	expectReadable,
	picture,
} ) => {
	allowConsole( /410/ );
	await setOptions( { ...allSharing, ...offer } );
	await openWheel();
	await fillIn( page );
	await expect(
		page
			.getByRole( 'region', { name: 'Talk it over with us' } )
			.getByRole( 'link', { name: 'Choose a date' } )
	).toHaveAttribute( 'href', 'https://example.org/date' );
	await expectReadable();
	await picture( 'plain-result', page.locator( 'body' ) );

	await keep( page ).click();
	await isReport( page );
	const owner = page.url().replace( /#$/, '' );
	expect( new URL( owner ).searchParams.get( 'owner' ) ).toMatch(
		/^[0-9a-f]{32}$/
	);
	await expect(
		page
			.getByRole( 'table', { name: /^Ratings/ } )
			.getByRole( 'row', { name: /^(Health 7|Friends 10|Work 2)$/ } )
	).toHaveCount( 3 );
	await page.getByText( 'Share', { exact: true } ).click();
	await expect(
		page.getByRole( 'link', { name: /^Share on Facebook/ } )
	).toBeVisible();

	await openMail( page );
	await picture( 'plain-report-mail', page.locator( 'body' ) );
	await mailTo( page, 'ana@example' );
	await expect( page.getByRole( 'status' ) ).toHaveText(
		'This email address is not valid. Please check it.'
	);
	await expect( page.getByLabel( 'Full name' ) ).toHaveValue( 'Ana' );
	await expectReadable();
	await picture( 'plain-report-mail-wrong', page.locator( 'body' ) );

	await mailTo( page, 'ana@example.test' );
	await expect( page.getByRole( 'status' ) ).toHaveText(
		'Your wheel has been sent.'
	);
	const [ letter ] = await mail.wait( 1 );
	expect( letter?.to ).toEqual( [ 'ana@example.test' ] );
	expect( letter?.text ).toContain( owner );
	await expectReadable();
	await picture( 'plain-report-mailed', page.locator( 'body' ) );
	// Loading the page again sends nothing a second time.
	await page.reload();
	expect( await mail.list() ).toHaveLength( 1 );

	await page.getByText( 'Delete this report' ).click();
	await page.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await expect(
		page.getByRole( 'heading', {
			name: 'This report is no longer available',
		} )
	).toBeVisible();
	expect( ( await page.goto( owner ) )?.status() ).toBe( 410 );
} );

test( 'without JavaScript the wheel of a page that a cache has kept for three days is saved, too', async ( {
	page,
	publishWheel,
	publishPage,
	openStale,
} ) => {
	const { id } = await publishWheel();
	const { link } = await publishPage( { content: wheelBlock( id ) } );
	await openStale( link );
	await fillIn( page );
	await keep( page ).click();

	await isReport( page );
	expect( new URL( page.url() ).searchParams.has( 'owner' ) ).toBe( true );
} );

test( 'a reader of a shared report can mail it, and gets no link to delete it', async ( {
	page,
	openWheel,
	setOptions,
	mail,
} ) => {
	await setOptions( allSharing );
	await openWheel();
	await fillIn( page );

	await test.step( 'a result that is kept twice is stored once, and one that is only looked at is not stored', async () => {
		await page.reload();
		await keep( page ).click();
		await isReport( page );
		const report = page.url();
		await page.goBack();
		await keep( page ).click();
		await isReport( page );
		expect( page.url() ).toBe( report );
	} );

	const shown = new URL( page.url() );
	const key = shown.searchParams.get( 'owner' ) ?? '';
	shown.searchParams.delete( 'owner' );
	shown.hash = '';
	await page.goto( shown.href );
	await openMail( page );
	await mailTo( page, 'eva@example.test' );
	await expect( page.getByRole( 'status' ) ).toHaveText(
		'Your wheel has been sent.'
	);
	expect( page.url() ).not.toContain( 'owner' );
	const [ letter ] = await mail.wait( 1 );
	expect( letter?.message ).toContain( shown.href );
	expect( letter?.message ).not.toContain( key );
} );

test( 'without JavaScript result and report fit 320 pixels, in Spanish and in other themes', async ( {
	page,
	publishWheel,
	publishPage,
	setOptions,
	server,
	picture,
	expectReadable,
} ) => {
	await setOptions( { ...allSharing, ...offer } );
	await page.setViewportSize( { width: 320, height: 700 } );
	const { id } = await publishWheel();
	const { link } = await publishPage( { content: wheelBlock( id ) } );
	const fits = () =>
		page.locator( 'html' ).evaluate( ( html ) => html.scrollWidth <= 320 );
	for ( const [ what, pretence ] of [
		[ 'on a telephone', {} ],
		[
			'in Spanish, from right to left',
			{ locale: 'es_ES', direction: 'rtl' },
		],
		[
			'with a classic theme',
			{ locale: 'en_US', direction: 'ltr', theme: 'classic' },
		],
	] as const ) {
		await test.step( what, async () => {
			const name = what.replace( /\W+/g, '-' );
			await server.pretend( pretence );
			await page.goto( link );
			for ( const group of await page.getByRole( 'group' ).all() ) {
				await group
					.getByRole( 'radio', { name: '7', exact: true } )
					.check();
			}
			await page
				.getByRole( 'button', {
					name: /^(Show my wheel|Mostrar mi rueda)$/,
				} )
				.click();
			// The form stays until the page with the result is loaded.
			await expect( resultOf( page ) ).toBeVisible();
			await expectReadable();
			await picture( `plain-result-${ name }`, page.locator( 'body' ) );
			expect( await fits() ).toBe( true );
			await page
				.getByRole( 'button', {
					name: /^(Save this result as a report|Guardar este resultado como informe)$/,
				} )
				.click();
			await page
				.getByText( /^(Email My Wheel|Enviarme mi rueda)$/ )
				.click();
			await expect(
				mailForm( page ).getByLabel( /^(Email|Correo electrónico)/ )
			).toBeVisible();
			await expectReadable();
			await picture( `plain-report-${ name }`, page.locator( 'body' ) );
			expect( await fits() ).toBe( true );
		} );
	}
} );
