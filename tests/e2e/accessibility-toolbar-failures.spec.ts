/** The accessibility toolbar when a part of it is blocked, missing, or never comes. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { block, savedChart } from './fixtures/markup';
import {
	OPTION,
	TOOLBAR,
	press,
	root,
	said,
	stored,
	toggle,
	tool,
} from './fixtures/accessibility-toolbar';

const SCRIPT = '**/accessibility-toolbar/view.js*';
const SCHEMES = '**/accessibility-toolbar/schemes.css*';

/** From now on: the scheme of each event, in order. */
const listen = ( page: Page ) =>
	page.evaluate( () => {
		const heard: unknown[] = [];
		Object.assign( window, { heard } );
		document.addEventListener( 'rueda:a11y-change', ( event ) =>
			heard.push(
				( event as CustomEvent< { scheme: string } > ).detail.scheme
			)
		);
	} );

const heard = ( page: Page ) =>
	page.evaluate( () => ( window as unknown as { heard: unknown[] } ).heard );

test.describe( 'without the script of the toolbar', () => {
	test( 'a button that could do nothing is not shown, and nothing else changes', async ( {
		page,
		network,
		publishPage,
		allowConsole,
		expectAccessible,
		picture,
	} ) => {
		allowConsole( /404/ );
		await network.answer( SCRIPT, { status: 404 } );
		const { link } = await publishPage( { content: TOOLBAR } );
		await page.goto( link );
		await expect( page.getByRole( 'main' ) ).toBeVisible();
		await expect( toggle( page ) ).toHaveCount( 0 );
		// By keyboard neither.
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await expect( page.locator( '.rueda-a11y__toggle:focus' ) ).toHaveCount(
			0
		);
		await expectAccessible();
		await picture( 'toolbar-no-script' );
	} );

	test( 'it comes when a slow script comes, and nothing moves', async ( {
		page,
		network,
		publishPage,
		watchShifts,
		picture,
	} ) => {
		const letThrough = await network.hold( SCRIPT );
		const { link } = await publishPage( {
			content:
				TOOLBAR +
				'<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->',
		} );
		const shifts = await watchShifts();
		await page.goto( link, { waitUntil: 'commit' } );
		await expect( page.getByText( 'Words' ) ).toBeVisible();
		await expect( page.locator( '.rueda-a11y__toggle' ) ).toBeHidden();
		letThrough();
		await expect( toggle( page ) ).toBeVisible();
		await expect( toggle( page ) ).toBeEnabled();
		await toggle( page ).click();
		await press( page, 'Underline links' );
		expect( await shifts() ).toBe( 0 );
		await picture( 'toolbar-late-script' );
	} );

	test( 'tools that stand open in the page say that they cannot be used', async ( {
		page,
		network,
		publishPage,
		setOptions,
		allowConsole,
		expectAccessible,
		picture,
	} ) => {
		allowConsole( /404/ );
		await setOptions( {
			[ OPTION ]: { links: { help: { label: '', url: '/help' } } },
		} );
		await network.answer( SCRIPT, { status: 404 }, 1 );
		const { link } = await publishPage( {
			content: block( 'rueda/accessibility-toolbar', {
				placement: 'inline',
			} ),
		} );
		await page.goto( link );
		await expect( tool( page, 'High contrast' ) ).toBeDisabled();
		await expect(
			page.getByRole( 'link', { name: 'Help' } )
		).toBeEnabled();
		await expectAccessible();
		await picture( 'toolbar-inline-no-script' );

		await page.reload();
		await expect( tool( page, 'High contrast' ) ).toBeEnabled();
		await press( page, 'High contrast' );
		await expect( root( page ) ).toHaveClass( /rueda-a11y-high-contrast/ );
	} );
} );

test( 'A7: there is one event for a scheme whose style sheet comes late, and charts follow the sheet', async ( {
	page,
	network,
	publishPage,
} ) => {
	const letThrough = await network.hold( SCHEMES );
	const { link } = await publishPage( { content: TOOLBAR + savedChart() } );
	await page.goto( link );
	const canvas = page.locator( '.rueda-chart canvas' );
	await canvas.waitFor();
	const pixels = () =>
		canvas.evaluate( ( one: HTMLCanvasElement ) => one.toDataURL() );
	await listen( page );
	await toggle( page ).click();
	await press( page, 'High contrast' );
	await expect( root( page ) ).toHaveClass( /rueda-a11y-high-contrast/ );
	const before = await pixels();
	letThrough();
	await expect.poll( pixels ).not.toBe( before );
	await expect( page.getByRole( 'main' ) ).toHaveCSS(
		'background-color',
		'rgb(0, 0, 0)'
	);
	expect( await heard( page ) ).toEqual( [ 'high-contrast' ] );
} );

test( 'a scheme whose style sheet cannot be had is off again, and its next press asks for the sheet anew', async ( {
	page,
	network,
	publishPage,
	allowConsole,
} ) => {
	allowConsole( /404/ );
	await network.answer( SCHEMES, { status: 404 }, 2 );
	const { link } = await publishPage( { content: TOOLBAR } );
	await page.goto( link );
	await listen( page );
	// The panel asks for it first, and nobody has to know that it did not come.
	const missing = page.waitForResponse( SCHEMES );
	await toggle( page ).click();
	await missing;
	await expect( said( page ) ).toHaveCount( 0 );
	await expect( page.locator( 'link[href*="schemes.css"]' ) ).toHaveCount(
		0
	);

	await press( page, 'High contrast' );
	await expect( said( page ) ).toHaveText( 'This part could not be loaded.' );
	await expect( tool( page, 'High contrast' ) ).toHaveAttribute(
		'aria-pressed',
		'false'
	);
	await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
	expect( await heard( page ) ).toEqual( [ 'high-contrast', 'none' ] );

	await press( page, 'High contrast' );
	await expect( page.getByRole( 'main' ) ).toHaveCSS(
		'background-color',
		'rgb(0, 0, 0)'
	);
	await expect( said( page ) ).toHaveText( 'High contrast on' );
} );

test( 'a stored scheme whose style sheet hangs holds the page back for five seconds at most', async ( {
	page,
	network,
	publishPage,
	browserClock,
} ) => {
	const { link } = await publishPage( {
		content:
			TOOLBAR + '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->',
	} );
	await page.goto( link );
	await toggle( page ).click();
	await press( page, 'High contrast' );
	const release = await network.hang( SCHEMES );
	const asked = page.waitForRequest( SCHEMES );
	await page.goto( link, { waitUntil: 'commit' } );
	await asked;
	await expect( page.locator( 'link[href*="schemes.css"]' ) ).toHaveCount(
		1
	);
	await browserClock.fastForward( 5000 );
	await expect( page.getByText( 'Words' ) ).toBeVisible();
	await toggle( page ).click();
	await expect( tool( page, 'High contrast' ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	// Another choice works meanwhile.
	await press( page, 'Underline links' );
	await expect( root( page ) ).toHaveClass( /rueda-a11y-links-underline/ );
	await release();

	// What is stored stays for the next page.
	expect( await stored( page ) ).toMatchObject( { scheme: 'high-contrast' } );
	await page.goto( link );
	await expect( page.getByText( 'Words' ) ).toHaveCSS(
		'background-color',
		'rgb(0, 0, 0)'
	);
} );
