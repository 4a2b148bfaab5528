/** Where the accessibility toolbar stands: once on a page, in Spanish and from right to left, with a part of a post. */
import { expect, test } from '../fixtures';
import { block } from '../fixtures/markup';
import {
	BLOCK,
	HOUR,
	KEY,
	OPTION,
	TOOLBAR,
	entry,
	root,
	toggle,
} from '../fixtures/accessibility-toolbar';

test( 'A23, A28, A30, A34: a page with two toolbars shows one toolbar and one skip link, in Spanish and from right to left', async ( {
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
		content: `${ TOOLBAR }${ block( 'rueda/accessibility-toolbar', { placement: 'inline' } ) }<!-- wp:html --><p style="position:absolute;top:110px;right:4px"><a href="/" aria-label="Below">x</a></p><p id="menú">Menú</p><!-- /wp:html -->`,
	} );
	await page.goto( link );
	await page.keyboard.press( 'Tab' );
	const skip = page.getByRole( 'link', { name: 'Saltar al contenido' } );
	await expect( skip ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	const button = page.getByRole( 'button', {
		name: 'Herramientas de accesibilidad',
		exact: true,
	} );
	await expect( button ).toHaveCount( 1 );
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
	const covered = page.getByRole( 'link', { name: 'Below' } );
	await covered.focus();
	await expect(
		page.getByRole( 'button', { name: 'Alto contraste' } )
	).toBeHidden();
	const below = await covered.boundingBox();
	const mine = await button.boundingBox();
	expect(
		( mine?.y ?? 0 ) > ( below?.y ?? 0 ) + ( below?.height ?? 0 )
	).toBe( true );

	await skip.press( 'Enter' );
	await expect( page.getByRole( 'main' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'main' ) ).not.toHaveAttribute( 'tabindex' );

	await test.step( 'the skip link leads to an anchor with letters beyond ASCII', async () => {
		await setOptions( {
			[ OPTION ]: { skipLink: { enabled: true, target: 'menú' } },
		} );
		await page.goto( link );
		await page.keyboard.press( 'Tab' );
		await skip.press( 'Enter' );
		await expect( page.getByText( 'Menú', { exact: true } ) ).toBeFocused();
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

test( 'a part of a post without the toolbar ignores a stored choice, and applies it where every page has a toolbar @versions', async ( {
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
