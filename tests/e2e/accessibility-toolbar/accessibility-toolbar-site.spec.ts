/** The accessibility toolbar between pages, in other languages, on other devices. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { carousel } from '../fixtures/carousel';
import { block } from '../fixtures/markup';
import { paragraph, pictureOf, section } from '../fixtures/section';
import {
	BLOCK,
	KEY,
	OPTION,
	TOOLBAR,
	heard,
	listen,
	press,
	root,
	stored,
	toggle,
	tool,
} from '../fixtures/accessibility-toolbar';

const HOUR = 3_600_000;

const entry = ( expires: number ): string =>
	JSON.stringify( {
		v: 1,
		text: 150,
		scheme: 'grayscale',
		underline: false,
		font: false,
		motion: false,
		hidden: false,
		expires,
	} );

const store = ( page: Page, expires: number ) =>
	page.evaluate( ( [ key, text ] ) => localStorage.setItem( key, text ), [
		KEY,
		entry( expires ),
	] as const );

test( 'A7, A11, A12, A16, A17, A19, A32: a choice is there on the next page before it is drawn, and in other tabs', async ( {
	page,
	context,
	publishPage,
	browserClock,
	baseURL,
} ) => {
	const { link } = await publishPage( {
		content: `${ TOOLBAR }<!-- wp:html --><p><a href="#rueda-accessibility">Bring it back</a></p><!-- /wp:html -->${
			carousel( { autoplay: 'yes' }, 6 ) +
			section(
				{ url: pictureOf( baseURL ), parallax: 'yes', minHeight: 30 },
				paragraph( 'Over hills' )
			)
		}`,
	} );
	// The classes of the page when its body begins.
	await context.addInitScript( () => {
		new MutationObserver( ( _, observer ) => {
			if ( document.querySelector( 'body' ) ) {
				observer.disconnect();
				Object.assign( window, {
					early: document.documentElement.className,
				} );
			}
		} ).observe( document, { childList: true, subtree: true } );
	} );
	const early = ( of: Page ) =>
		of.evaluate( () => ( window as unknown as { early: string } ).early );
	await page.goto( link );
	const stop = page.getByRole( 'button', { name: 'Stop slide rotation' } );
	const start = page.getByRole( 'button', { name: 'Start slide rotation' } );
	const moving = page.locator( '.wp-block-rueda-section.is-moving' );
	await expect( stop ).toBeVisible();
	await expect( moving ).toBeVisible();
	await toggle( page ).click();
	await press( page, 'High contrast' );
	await press( page, 'Increase text size', 2 );
	const first = await stored( page );
	await browserClock.fastForward( 3_600_000 );
	const other = await context.newPage();

	await test.step( 'another tab is drawn with the choice', async () => {
		await other.goto( link );
		expect( await early( other ) ).toMatch(
			/rueda-a11y-text.*rueda-a11y-high-contrast/
		);
		await expect( other.locator( 'p' ).first() ).toHaveCSS(
			'background-color',
			'rgb(0, 0, 0)'
		);
		await toggle( other ).click();
		await expect( tool( other, 'High contrast' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await expect( other.getByText( 'Text size: 130 %' ) ).toBeVisible();
	} );

	await test.step( 'carousel and moving picture stand still with "Stop motion", also when another tab says so', async () => {
		await expect( stop ).toBeVisible();
		await listen( page );
		await press( other, 'Stop motion' );
		expect( ( await stored( page ) )?.[ 'expires' ] ).toBe(
			first?.[ 'expires' ]
		);
		await expect( start ).toBeVisible();
		await expect( moving ).toHaveCount( 0 );
		expect( ( await heard( page ) ).at( -1 ) ).toMatchObject( {
			text: 130,
			scheme: 'high-contrast',
			underline: false,
			font: false,
			motion: true,
		} );
		await expect( tool( page, 'Stop motion' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await press( page, 'Stop motion' );
		await expect( moving ).toBeVisible();
		// Stopped videos continue afterwards.
		await expect( start ).toBeVisible();
	} );

	await test.step( 'a scheme, a size and a reset in another tab are followed', async () => {
		await press( other, 'Negative contrast' );
		await press( other, 'Increase text size' );
		await expect( root( page ) ).toHaveClass(
			/rueda-a11y-negative-contrast/
		);
		await expect( root( page ) ).toHaveAttribute(
			'data-rueda-text',
			'140'
		);
		await press( other, 'Reset' );
		await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
		await expect( tool( page, 'Negative contrast' ) ).toHaveAttribute(
			'aria-pressed',
			'false'
		);
		await other.close();
	} );

	await test.step( 'a hidden button stays hidden until a link brings it back', async () => {
		await press( page, 'Grayscale' );
		await press( page, 'Stop motion' );
		await page.getByRole( 'button', { name: 'Hide this button' } ).click();
		await expect( page.locator( '#content, main' ).first() ).toBeFocused();
		await page.reload();
		expect( await early( page ) ).toMatch(
			/rueda-a11y-grayscale.*rueda-a11y-stop-motion/
		);
		await expect( toggle( page ) ).toBeHidden();
		await page.getByRole( 'link', { name: 'Bring it back' } ).click();
		await expect( toggle( page ) ).toBeFocused();
	} );

	await test.step( 'after twelve hours it is over', async () => {
		await browserClock.fastForward( 13 * 3_600_000 );
		await page.reload();
		await expect( toggle( page ) ).toBeVisible();
		await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
		expect( await stored( page ) ).toBeNull();
	} );
} );

test( 'A11, A13, A14, A25, A27: choices are kept as the site wants it, and where nothing can be kept, nothing breaks', async ( {
	page,
	publishPage,
	setOptions,
	browserClock,
} ) => {
	await setOptions( { [ OPTION ]: { hours: 1 } } );
	const { link } = await publishPage( { content: TOOLBAR } );
	const expectText = ( size: string ) =>
		expect( root( page ) ).toHaveAttribute( 'data-rueda-text', size );
	const expectNothing = async () => {
		await expect( toggle( page ) ).toBeVisible();
		await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
		expect( await stored( page ) ).toBeNull();
	};
	await page.goto( link );

	await test.step( 'A11: a choice is kept for as long as the site says', async () => {
		await toggle( page ).click();
		await press( page, 'Increase text size' );
		await browserClock.fastForward( 50 * 60_000 );
		await page.reload();
		await expectText( '120' );
		await browserClock.fastForward( 15 * 60_000 );
		await page.reload();
		await expectNothing();
	} );

	await test.step( 'A11: a choice from a time when the site kept them for longer ends after the hours of today', async () => {
		const now = await page.evaluate( () => Date.now() );
		await store( page, now + 720 * HOUR );
		await page.reload();
		await expectText( '150' );
		// However often the page is opened in between.
		await browserClock.fastForward( 0.6 * HOUR );
		await page.reload();
		await expectText( '150' );
		await browserClock.fastForward( 0.6 * HOUR );
		await page.reload();
		await expectNothing();
	} );

	await test.step( 'A13: what is broken or foreign is no choice, and goes', async () => {
		for ( const text of [
			'{"v":1,',
			'{"v":2,"text":150}',
			'{"v":1,"text":150,"scheme":"sepia","underline":true,"font":false,"motion":false,"hidden":true,"expires":9999999999999}',
		] ) {
			await page.evaluate(
				( [ key, value ] ) => localStorage.setItem( key, value ),
				[ KEY, text ] as const
			);
			await page.reload();
			await expectNothing();
		}
	} );

	await test.step( 'A14, A25, A27: unwanted storage is harmless, and settings are obeyed', async () => {
		await setOptions( {
			[ OPTION ]: {
				save: false,
				devices: [ 'tablet' ],
				actions: { grayscale: { enabled: false } },
				links: {
					help: {
						label: 'Write to us',
						url: 'mailto:help@example.org',
					},
				},
			},
		} );
		await page.setViewportSize( { width: 1024, height: 700 } );
		await page.goto( link );
		await toggle( page ).click();
		await expect( tool( page, 'Grayscale' ) ).toHaveCount( 0 );
		await expect(
			page.getByRole( 'link', { name: 'Write to us' } )
		).toHaveAttribute( 'href', 'mailto:help@example.org' );
		await press( page, 'High contrast' );
		expect( await stored( page ) ).toBeNull();
		for ( const [ width, isThere ] of [
			[ 767, false ],
			[ 768, true ],
			[ 1024, true ],
			[ 1025, false ],
		] as const ) {
			await page.setViewportSize( { width, height: 700 } );
			await expect( toggle( page ) ).toBeVisible( { visible: isThere } );
		}
	} );

	await test.step( 'A13: broken, blocked and unwanted storage is harmless: tools work where storage is blocked', async () => {
		await page.addInitScript( () =>
			Object.defineProperty( window, 'localStorage', {
				get: () => {
					throw new DOMException( 'blocked', 'SecurityError' );
				},
			} )
		);
		await setOptions( { [ OPTION ]: { save: true } } );
		await page.goto( link );
		await toggle( page ).click();
		await press( page, 'High contrast' );
		await expect( root( page ) ).toHaveClass( /rueda-a11y-high-contrast/ );
	} );
} );

test( 'A23, A28, A30, A34: one toolbar, one skip link, in Spanish and from right to left', async ( {
	page,
	publishPage,
	server,
	setOptions,
	expectAccessible,
	picture,
} ) => {
	await server.pretend( {
		theme: 'classic',
		locale: 'es_ES',
		direction: 'rtl',
	} );
	await setOptions( {
		[ OPTION ]: { links: { help: { label: '', url: '/ayuda' } } },
	} );
	const { link } = await publishPage( {
		content: `${ TOOLBAR }${ block( 'rueda/accessibility-toolbar', { placement: 'inline' } ) }<!-- wp:html --><p style="position:absolute;top:110px;right:4px"><a href="/" id="below">x</a></p><p id="menú">Menú</p><!-- /wp:html -->`,
	} );
	await page.goto( link );
	await page.keyboard.press( 'Tab' );
	const skip = page.getByRole( 'link', { name: 'Saltar al contenido' } );
	await expect( skip ).toBeFocused();
	await expect(
		page.locator( '.wp-block-rueda-accessibility-toolbar:visible' )
	).toHaveCount( 1 );
	await page.keyboard.press( 'Tab' );
	const button = page.getByRole( 'button', {
		name: 'Herramientas de accesibilidad',
		exact: true,
	} );
	await expect( button ).toBeFocused();
	await button.click();
	await expect(
		page.getByRole( 'button', { name: 'Alto contraste' } )
	).toBeVisible();
	await expectAccessible( { inside: BLOCK } );
	const contrast = page.getByRole( 'button', { name: 'Alto contraste' } );
	await contrast.click();
	await expect( contrast ).toHaveAttribute( 'aria-pressed', 'true' );
	await picture( 'toolbar-rtl-es' );
	// The tick is not mirrored: its long stroke is on the right.
	const strokes = await contrast.evaluate( ( element ) => {
		const { borderLeftWidth, borderRightWidth } = window.getComputedStyle(
			element,
			'::after'
		);
		return [ borderLeftWidth, borderRightWidth ].map( parseFloat );
	} );
	expect( strokes[ 0 ] ).toBe( 0 );
	expect( strokes[ 1 ] ).toBeGreaterThan( 0 );
	await contrast.click();
	expect( ( await button.boundingBox() )?.x ).toBeGreaterThan( 600 );

	// The element with the focus is covered by neither the panel nor the button.
	await page.locator( '#below' ).focus();
	await expect(
		page.getByRole( 'button', { name: 'Alto contraste' } )
	).toBeHidden();
	const below = await page.locator( '#below' ).boundingBox();
	const mine = await button.boundingBox();
	expect(
		( mine?.y ?? 0 ) > ( below?.y ?? 0 ) + ( below?.height ?? 0 )
	).toBe( true );

	await skip.press( 'Enter' );
	await expect( page.locator( 'main' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( 'main' ) ).not.toHaveAttribute( 'tabindex' );

	await test.step( 'the skip link leads to an anchor with letters beyond ASCII', async () => {
		await setOptions( {
			[ OPTION ]: { skipLink: { enabled: true, target: 'menú' } },
		} );
		await page.goto( link );
		await page.keyboard.press( 'Tab' );
		await skip.press( 'Enter' );
		await expect( page.locator( '#menú' ) ).toBeFocused();
	} );

	await test.step( "A28: our skip link gives way to the theme's own", async () => {
		// Themes print their skip link first in the page.
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
		await expect( skip ).toHaveCount( 0 );
		const theirs = page.getByRole( 'link', { name: 'Skip' } );
		await expect( theirs ).toHaveCount( 1 );
		await page.keyboard.press( 'Tab' );
		await expect( theirs ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( button ).toBeFocused();
	} );
} );

test( 'a part of a post without the toolbar stays as it is, and has one where every page has @versions', async ( {
	page,
	publishPage,
	setOptions,
} ) => {
	const { link } = await publishPage( {
		content: `<!-- wp:paragraph --><p>First part</p><!-- /wp:paragraph --><!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->${ TOOLBAR }`,
	} );
	await page.addInitScript(
		( [ key, text ] ) => localStorage.setItem( key, text ),
		[ KEY, entry( Date.now() + HOUR ) ] as const
	);
	await page.goto( link );
	await expect( page.getByText( 'First part' ) ).toBeVisible();
	await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
	await expect( root( page ) ).not.toHaveAttribute( 'data-rueda-text' );

	await setOptions( { [ OPTION ]: { display: 'everywhere' } } );
	await page.reload();
	await expect( toggle( page ) ).toBeVisible();
	await expect( root( page ) ).toHaveAttribute( 'data-rueda-text', '150' );
} );
