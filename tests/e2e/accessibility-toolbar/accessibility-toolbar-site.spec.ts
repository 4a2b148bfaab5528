/** The accessibility toolbar between pages, in other languages, on other devices. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { carousel } from '../fixtures/carousel';
import {
	movingSections,
	paragraph,
	pictureOf,
	section,
} from '../fixtures/section';
import {
	HOUR,
	KEY,
	OPTION,
	TOOLBAR,
	entry,
	heard,
	listen,
	press,
	root,
	stored,
	toggle,
	tool,
} from '../fixtures/accessibility-toolbar';

const store = ( page: Page, expires: number ) =>
	page.evaluate( ( [ key, text ] ) => localStorage.setItem( key, text ), [
		KEY,
		entry( expires ),
	] as const );

test( 'A7, A11, A12, A16, A17, A19, A32: a choice is there on the next page before the page is drawn, and in other tabs', async ( {
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
	const moving = movingSections( page );
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

	await test.step( 'a scheme, a text size and a reset in another tab change this tab, too', async () => {
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
		await expect( page.getByRole( 'main' ) ).toBeFocused();
		await page.reload();
		expect( await early( page ) ).toMatch(
			/rueda-a11y-grayscale.*rueda-a11y-stop-motion/
		);
		await expect( toggle( page ) ).toBeHidden();
		await page.getByRole( 'link', { name: 'Bring it back' } ).click();
		await expect( toggle( page ) ).toBeFocused();
	} );

	await test.step( 'after twelve hours the choices are forgotten', async () => {
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

	await test.step( 'A11: a stored choice ends after the hours that the site allows now, also if it was stored for longer', async () => {
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

	await test.step( 'A13: a damaged or unknown stored choice is ignored and removed', async () => {
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

	await test.step( 'A14, A25, A27: nothing is stored where the site does not want it, and tools that are switched off are gone', async () => {
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

	await test.step( 'A13: tools work where the browser blocks storage', async () => {
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

test( 'what a visitor chose in One Click Accessibility is taken over once', async ( {
	page,
	publishPage,
} ) => {
	const { link } = await publishPage( { content: TOOLBAR } );
	await page.goto( link );
	await page.evaluate( () =>
		localStorage.setItem(
			'pojo-a11y',
			JSON.stringify( {
				actions: {
					'resize-plus': true,
					grayscale: true,
					'links-underline': true,
				},
				variables: {
					currentFontSize: 150,
					expires: Date.now() + 3_600_000,
				},
			} )
		)
	);
	await page.reload();
	await expect( root( page ) ).toHaveAttribute( 'data-rueda-text', '150' );
	await expect( root( page ) ).toHaveClass( /rueda-a11y-grayscale/ );
	await expect( root( page ) ).toHaveClass( /rueda-a11y-links-underline/ );
	expect( await stored( page ) ).toMatchObject( {
		text: 150,
		scheme: 'grayscale',
		underline: true,
	} );
	expect(
		await page.evaluate( () => localStorage.getItem( 'pojo-a11y' ) )
	).toBeNull();

	await toggle( page ).click();
	await press( page, 'Reset' );
	await page.reload();
	await expect( toggle( page ) ).toBeVisible();
	await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
} );
