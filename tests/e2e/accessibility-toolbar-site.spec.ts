/** The accessibility toolbar between pages, in other languages, on other devices, and its settings. */
import { expect, test } from './fixtures';
import { block, savedChart } from './fixtures/markup';
import {
	BLOCK,
	KEY,
	OPTION,
	TOOLBAR,
	press,
	root,
	stored,
	toggle,
	tool,
} from './fixtures/accessibility-toolbar';

test( 'A11, A12, A16, A17, A19, A32: a choice is there on the next page before it is drawn, and in other tabs', async ( {
	page,
	context,
	publishPage,
	browserClock,
} ) => {
	const { link } = await publishPage( {
		content: `${ TOOLBAR }<!-- wp:html --><p><a href="#rueda-accessibility">Bring it back</a></p><!-- /wp:html -->`,
	} );
	// What the page looks like when its body begins.
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
	await page.goto( link );
	await toggle( page ).click();
	await press( page, 'High contrast' );
	await press( page, 'Increase text size', 2 );
	const first = await stored( page );
	await browserClock.fastForward( 3_600_000 );
	await press( page, 'Stop motion' );
	expect( ( await stored( page ) )?.[ 'expires' ] ).toBe(
		first?.[ 'expires' ]
	);

	const other = await context.newPage();
	await other.goto( link );
	expect(
		await other.evaluate(
			() => ( window as unknown as { early: string } ).early
		)
	).toMatch(
		/rueda-a11y-text.*rueda-a11y-high-contrast.*rueda-a11y-stop-motion/
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
	await press( other, 'Reset' );
	await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
	await expect( tool( page, 'High contrast' ) ).toHaveAttribute(
		'aria-pressed',
		'false'
	);
	await other.close();

	await press( page, 'Grayscale' );
	await page.getByRole( 'button', { name: 'Hide this button' } ).click();
	await page.reload();
	await expect( root( page ) ).toHaveClass( /rueda-a11y-grayscale/ );
	await expect( toggle( page ) ).toBeHidden();
	await page.getByRole( 'link', { name: 'Bring it back' } ).click();
	await expect( toggle( page ) ).toBeFocused();

	await browserClock.fastForward( 13 * 3_600_000 );
	await page.reload();
	await expect( toggle( page ) ).toBeVisible();
	await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
	expect( await stored( page ) ).toBeNull();
} );

test( 'A11: a choice is kept for as long as the site says', async ( {
	page,
	publishPage,
	setOptions,
	browserClock,
} ) => {
	await setOptions( { [ OPTION ]: { hours: 1 } } );
	const { link } = await publishPage( { content: TOOLBAR } );
	await page.goto( link );
	await toggle( page ).click();
	await press( page, 'Increase text size' );

	await browserClock.fastForward( 50 * 60_000 );
	await page.reload();
	await expect( root( page ) ).toHaveAttribute( 'data-rueda-text', '120' );

	await browserClock.fastForward( 15 * 60_000 );
	await page.reload();
	await expect( toggle( page ) ).toBeVisible();
	await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
	expect( await stored( page ) ).toBeNull();
} );

test( 'A13, A14, A25, A27: broken, blocked and unwanted storage is harmless, and settings are obeyed', async ( {
	page,
	publishPage,
	setOptions,
} ) => {
	const { link } = await publishPage( { content: TOOLBAR } );
	await page.goto( link );
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
		await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
		await expect( toggle( page ) ).toBeVisible();
		expect( await stored( page ) ).toBeNull();
	}

	await setOptions( {
		[ OPTION ]: {
			save: false,
			devices: [ 'tablet' ],
			actions: { grayscale: { enabled: false } },
			links: {
				help: { label: 'Write to us', url: 'mailto:help@example.org' },
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

	await page.setViewportSize( { width: 1024, height: 700 } );
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
		content: `${ TOOLBAR }${ block( 'rueda/accessibility-toolbar', { placement: 'inline' } ) }<!-- wp:html --><p style="position:absolute;top:110px;right:4px"><a href="/" id="below">x</a></p><!-- /wp:html -->`,
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
	await expectAccessible();
	await expectAccessible( { inside: BLOCK } );
	const contrast = page.getByRole( 'button', { name: 'Alto contraste' } );
	await contrast.click();
	await expect( contrast ).toHaveAttribute( 'aria-pressed', 'true' );
	await picture( 'toolbar-rtl-es' );
	// The tick of what is on is not mirrored: its long stroke is on the right.
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

	// What has the focus is neither below the panel nor below the button.
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
} );

test( 'A30: in the editor there is one that can be looked at, and it does nothing there @versions', async ( {
	editor,
	publishPage,
	picture,
} ) => {
	const { id } = await publishPage( { content: TOOLBAR } );
	await editor.page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const toolbar = editor.block( 'rueda/accessibility-toolbar' );
	await expect( toolbar.getByText( 'Grayscale' ) ).toBeVisible();
	await expect( toolbar.locator( '[inert]' ) ).toHaveCount( 1 );
	for ( const html of [
		editor.page.locator( 'html' ),
		editor.canvas.locator( 'html' ),
	] ) {
		await expect( html ).not.toHaveClass( /rueda-a11y/ );
	}
	await expect( editor.canvas.locator( '#rueda-accessibility' ) ).toHaveCount(
		0
	);
	await picture( 'toolbar-editor', editor.page );
	// A page has room for one.
	expect(
		await editor.page.evaluate( () => {
			interface Wordpress {
				readonly data: {
					readonly select: ( name: string ) => {
						readonly getInserterItems: () => readonly {
							readonly name: string;
							readonly isDisabled: boolean;
						}[];
					};
				};
			}
			const { data } = ( window as unknown as { wp: Wordpress } ).wp;
			return data
				.select( 'core/block-editor' )
				.getInserterItems()
				.find( ( { name } ) => name === 'rueda/accessibility-toolbar' )
				?.isDisabled;
		} )
	).toBe( true );
} );

test( 'A24: in a contrast theme of the system a sentence takes the place of the schemes', async ( {
	page,
	publishPage,
	picture,
} ) => {
	await page.emulateMedia( { forcedColors: 'active' } );
	const { link } = await publishPage( { content: TOOLBAR } );
	await page.goto( link );
	await toggle( page ).click();
	await expect(
		page.getByText( /contrast theme sets the colors/ )
	).toBeVisible();
	await expect( tool( page, 'High contrast' ) ).toBeHidden();
	await expect( tool( page, 'Underline links' ) ).toBeVisible();
	await picture( 'toolbar-forced' );
	// On a page that is zoomed to 400 %, everything can be reached.
	await page.setViewportSize( { width: 320, height: 256 } );
	await tool( page, 'Reset' ).click();
	await page.getByRole( 'button', { name: 'Close' } ).click();
	await expect( toggle( page ) ).toBeFocused();
} );

test( 'A35: a page without the toolbar loads none of its files @versions', async ( {
	page,
	publishPage,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	const { link } = await publishPage( { content: savedChart() } );
	await page.goto( link );
	expect(
		asked.filter( ( url ) => url.includes( 'accessibility-toolbar' ) )
	).toEqual( [] );
	expect( await page.content() ).not.toContain( 'ruedaToolbar' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'A28: the links and the skip link work, tools are not shown', async ( {
		page,
		publishPage,
		server,
		setOptions,
	} ) => {
		await server.pretend( { theme: 'classic' } );
		await setOptions( {
			[ OPTION ]: { links: { help: { label: '', url: '/help' } } },
		} );
		const { link } = await publishPage( { content: TOOLBAR } );
		await page.goto( link );
		await expect(
			page.getByRole( 'link', { name: 'Help' } )
		).toBeVisible();
		await expect( toggle( page ) ).toBeHidden();
		await expect( tool( page, 'Grayscale' ) ).toBeHidden();
		await page.keyboard.press( 'Tab' );
		await expect(
			page.getByRole( 'link', { name: 'Skip to content' } )
		).toBeFocused();
	} );
} );

test( 'A25, A33: an admin sees the toolbar change while choosing, and it is kept', async ( {
	admin,
	setOptions,
	expectAccessible,
	picture,
} ) => {
	await setOptions( { [ OPTION ]: {} } );
	await admin.goto(
		'/wp-admin/admin.php?page=rueda-settings&tab=accessibility'
	);
	const preview = admin.getByRole( 'figure' );
	await expect( preview.getByText( 'Grayscale' ) ).toBeVisible();
	await expect(
		admin.getByRole( 'group', { name: 'Devices' } ).getByRole( 'checkbox' )
	).toHaveCount( 3 );
	// Beside the fields on a tablet, over them on a phone.
	for ( const width of [ 400, 782, 1280 ] ) {
		await admin.setViewportSize( { width, height: 800 } );
		await expect( preview ).toBeInViewport( { ratio: 0.4 } );
		await picture( `toolbar-settings-${ width }`, admin );
	}
	await admin.getByRole( 'checkbox', { name: 'Grayscale' } ).uncheck();
	await expect( preview.getByText( 'Grayscale' ) ).toBeHidden();
	await admin
		.getByLabel( 'Label of “High contrast”' )
		.fill( 'More contrast' );
	await expect( preview.getByText( 'More contrast' ) ).toBeVisible();
	await admin.getByLabel( 'For how long' ).selectOption( '24' );
	await expect(
		admin.getByText( 'does not make a site accessible' )
	).toBeVisible();
	await expectAccessible( { page: admin, inside: '#rueda-settings' } );
	await picture( 'toolbar-settings', admin );
	await admin
		.getByRole( 'button', { name: 'Save changes' } )
		.press( 'Enter' );
	await expect(
		admin.getByText( 'Settings saved.', { exact: true } ).first()
	).toBeVisible();
	await admin.reload();
	await expect(
		admin.getByRole( 'checkbox', { name: 'Grayscale' } )
	).not.toBeChecked();
	await expect( admin.getByLabel( 'For how long' ) ).toHaveValue( '24' );
} );
