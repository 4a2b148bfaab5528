/** The accessibility toolbar in cases that are easily overlooked: links to it, keys, events, posts in several parts. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
	KEY,
	OPTION,
	TOOLBAR,
	press,
	root,
	stored,
	toggle,
	tool,
} from './fixtures/accessibility-toolbar';

const HOUR = 3_600_000;

const store = ( page: Page, expires: number ) =>
	page.evaluate( ( [ key, text ] ) => localStorage.setItem( key, text ), [
		KEY,
		JSON.stringify( {
			v: 1,
			text: 150,
			scheme: 'grayscale',
			underline: false,
			font: false,
			motion: false,
			hidden: false,
			expires,
		} ),
	] as const );

test( 'A11: a choice from a time when the site kept them for longer ends after the hours of today', async ( {
	page,
	publishPage,
	setOptions,
	browserClock,
} ) => {
	await setOptions( { [ OPTION ]: { hours: 1 } } );
	const { link } = await publishPage( { content: TOOLBAR } );
	await page.goto( link );
	const now = await page.evaluate( () => Date.now() );
	await store( page, now + 720 * HOUR );
	await page.reload();
	await expect( root( page ) ).toHaveAttribute( 'data-rueda-text', '150' );

	// However often a page is opened in between.
	await browserClock.fastForward( 0.6 * HOUR );
	await page.reload();
	await expect( root( page ) ).toHaveAttribute( 'data-rueda-text', '150' );
	await browserClock.fastForward( 0.6 * HOUR );
	await page.reload();
	await expect( toggle( page ) ).toBeVisible();
	await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
	expect( await stored( page ) ).toBeNull();
} );

test( 'A15, A32: a link to the toolbar stores nothing where nothing is hidden, and one to another page leads there', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( {
		content: `${ TOOLBAR }<!-- wp:html --><p><a href="#rueda-accessibility">On this page</a> <a href="?part=2#rueda-accessibility">On another page</a></p><!-- /wp:html -->`,
	} );
	await page.goto( `${ link }#rueda-accessibility` );
	await expect( toggle( page ) ).toBeFocused();
	expect( await stored( page ) ).toBeNull();
	await page.getByRole( 'link', { name: 'On this page' } ).click();
	await expect( toggle( page ) ).toBeFocused();
	expect( await stored( page ) ).toBeNull();

	// On some sites addresses differ in nothing but what follows the question mark.
	await page.getByRole( 'link', { name: 'On another page' } ).click();
	await expect( page ).toHaveURL( /part=2#rueda-accessibility$/ );
} );

test( 'A18: Escape closes the panel also where the press has left the focus nowhere', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( { content: TOOLBAR } );
	await page.goto( link );
	await toggle( page ).click();
	// As in Safari, where buttons get no focus from the mouse.
	await toggle( page ).evaluate( ( button ) => button.blur() );
	await page.keyboard.press( 'Escape' );
	await expect( tool( page, 'Grayscale' ) ).toBeHidden();
	await expect( toggle( page ) ).toBeFocused();
} );

test( 'A7: one event for each change, none for a press that changes nothing', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( { content: TOOLBAR } );
	await page.goto( link );
	await toggle( page ).click();
	await page.evaluate( () => {
		const heard: unknown[] = [];
		Object.assign( window, { heard } );
		document.addEventListener( 'rueda:a11y-change', ( event ) =>
			heard.push(
				( event as CustomEvent< { text: number } > ).detail.text
			)
		);
	} );
	// By key: for Playwright a button that says so is disabled, and is not clicked.
	await tool( page, 'Decrease text size' ).focus();
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'Enter' );
	await press( page, 'Increase text size', 2 );
	await press( page, 'Decrease text size' );
	expect(
		await page.evaluate(
			() => ( window as unknown as { heard: unknown[] } ).heard
		)
	).toEqual( [ 120, 130, 120 ] );
} );

test( 'a part of a post without the toolbar stays as it is, and has one where every page has @versions', async ( {
	page,
	publishPage,
	setOptions,
} ) => {
	const { link } = await publishPage( {
		content: `<!-- wp:paragraph --><p>First part</p><!-- /wp:paragraph --><!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->${ TOOLBAR }`,
	} );
	await page.goto( link );
	const now = await page.evaluate( () => Date.now() );
	await store( page, now + HOUR );
	await page.reload();
	await expect( page.getByText( 'First part' ) ).toBeVisible();
	await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
	await expect( root( page ) ).not.toHaveAttribute( 'data-rueda-text' );

	await setOptions( { [ OPTION ]: { display: 'everywhere' } } );
	await page.reload();
	await expect( toggle( page ) ).toBeVisible();
	await expect( root( page ) ).toHaveAttribute( 'data-rueda-text', '150' );
} );

test( "A28: our skip link gives way to the theme's own", async ( {
	page,
	publishPage,
	server,
} ) => {
	await server.pretend( { theme: 'classic' } );
	const { link } = await publishPage( { content: TOOLBAR } );
	// As themes print it: first in the page, to the place of the content.
	await page.route( link, async ( route ) => {
		const answer = await route.fetch();
		const html = await answer.text();
		await route.fulfill( {
			response: answer,
			body: html.replace(
				'<a class="rueda-skip-link"',
				'<a href="#theirs">Skip</a><span id="theirs"></span>$&'
			),
		} );
	} );
	await page.goto( link );
	await expect( page.getByRole( 'link', { name: 'Skip' } ) ).toHaveCount( 1 );
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'link', { name: 'Skip' } ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( toggle( page ) ).toBeFocused();
} );

test( 'A5: "Stop motion" pauses videos that play by themselves, and lets them go on afterwards', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( {
		content: `${ TOOLBAR }<!-- wp:html --><video autoplay muted loop></video><video muted loop></video><!-- /wp:html -->`,
	} );
	await page.goto( link );
	// What a browser without codecs cannot play is played by what stands here.
	await page.evaluate( () => {
		for ( const video of document.querySelectorAll( 'video' ) ) {
			let paused = ! video.autoplay;
			Object.defineProperty( video, 'paused', { get: () => paused } );
			video.pause = () => {
				paused = true;
			};
			video.play = () => {
				paused = false;
				return Promise.resolve();
			};
		}
	} );
	const paused = () =>
		page
			.locator( 'video' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) => ( one as HTMLVideoElement ).paused )
			);
	await toggle( page ).click();
	await press( page, 'Stop motion' );
	expect( await paused() ).toEqual( [ true, true ] );
	await press( page, 'Stop motion' );
	expect( await paused() ).toEqual( [ false, true ] );
} );
