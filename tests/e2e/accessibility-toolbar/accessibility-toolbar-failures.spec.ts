/** The accessibility toolbar when a part of it is blocked, missing, or never comes. */
import { expect, test } from '../fixtures';
import { block, savedChart } from '../fixtures/markup';
import {
	OPTION,
	TOOLBAR,
	heard,
	listen,
	press,
	root,
	said,
	stored,
	toggle,
	tool,
} from '../fixtures/accessibility-toolbar';

const SCRIPT = '**/accessibility-toolbar/view.js*';
const SCHEMES = '**/accessibility-toolbar/schemes.css*';

const WORDS = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';

test( 'without its script the toolbar shows no button that could do nothing', async ( {
	page,
	network,
	publishPage,
	setOptions,
	allowConsole,
	watchShifts,
	expectAccessible,
	picture,
} ) => {
	allowConsole( /404/ );
	const { link } = await publishPage( { content: TOOLBAR + WORDS } );
	const { link: open } = await publishPage( {
		content: block( 'rueda/accessibility-toolbar', {
			placement: 'inline',
		} ),
	} );
	const repair = await network.answer( SCRIPT, { status: 404 } );

	await test.step( 'a button that could do nothing is not shown, and nothing else changes', async () => {
		await page.goto( link );
		await expect( page.getByRole( 'main' ) ).toBeVisible();
		await expect( toggle( page ) ).toHaveCount( 0 );
		// Nor with the keyboard.
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await expect(
			page.getByRole( 'button' ).and( page.locator( ':focus' ) )
		).toHaveCount( 0 );
		await expectAccessible();
		await picture( 'toolbar-no-script' );
	} );

	await test.step( 'the button appears once a slow script has arrived, and nothing else on the page moves', async () => {
		await repair();
		const letThrough = await network.hold( SCRIPT );
		const shifts = await watchShifts();
		await page.goto( link, { waitUntil: 'commit' } );
		await expect( page.getByText( 'Words' ) ).toBeVisible();
		await expect(
			page.getByRole( 'button', {
				name: 'Accessibility Tools',
				includeHidden: true,
			} )
		).toBeHidden();
		letThrough();
		await expect( toggle( page ) ).toBeVisible();
		await expect( toggle( page ) ).toBeEnabled();
		await toggle( page ).click();
		await press( page, 'Underline links' );
		expect( await shifts() ).toBe( 0 );
		await press( page, 'Reset' );
		await picture( 'toolbar-late-script' );
	} );

	await test.step( 'tools that stand open in the page say that they cannot be used', async () => {
		await setOptions( {
			[ OPTION ]: { links: { help: { label: '', url: '/help' } } },
		} );
		await network.answer( SCRIPT, { status: 404 }, 1 );
		await page.goto( open );
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

test( 'a color scheme whose style sheet is missing or late is switched off, applied when it arrives, or given up', async ( {
	page,
	network,
	publishPage,
	allowConsole,
	browserClock,
} ) => {
	allowConsole( /404/ );
	await network.answer( SCHEMES, { status: 404 }, 2 );
	const { link } = await publishPage( {
		content: TOOLBAR + WORDS + savedChart(),
	} );
	const schemes = async () =>
		( await heard( page ) ).map( ( { scheme } ) => scheme );
	const sheets = page.locator( 'link[href*="schemes.css"]' );

	await test.step( 'a scheme whose style sheet cannot be had is off again, and its next press asks for the sheet anew', async () => {
		await page.goto( link );
		await listen( page );
		// The panel loads it early, and a failure is not shown at that time.
		const missing = page.waitForResponse( SCHEMES );
		await toggle( page ).click();
		await missing;
		await expect( said( page ) ).toHaveCount( 0 );
		await expect( sheets ).toHaveCount( 0 );

		await press( page, 'High contrast' );
		await expect( said( page ) ).toHaveText(
			'This part could not be loaded.'
		);
		await expect( tool( page, 'High contrast' ) ).toHaveAttribute(
			'aria-pressed',
			'false'
		);
		await expect( root( page ) ).not.toHaveClass( /rueda-a11y/ );
		expect( await schemes() ).toEqual( [ 'high-contrast', 'none' ] );

		await press( page, 'High contrast' );
		await expect( page.getByRole( 'main' ) ).toHaveCSS(
			'background-color',
			'rgb(0, 0, 0)'
		);
		await expect( said( page ) ).toHaveText( 'High contrast on' );
		await press( page, 'Reset' );
	} );

	await test.step( 'A7: there is one event for a scheme whose style sheet comes late, and charts follow the sheet', async () => {
		const letThrough = await network.hold( SCHEMES );
		await page.goto( link );
		const canvas = page.locator( 'canvas' );
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
		expect( await schemes() ).toEqual( [ 'high-contrast' ] );
	} );

	await test.step( 'a stored scheme whose style sheet hangs holds the page back for five seconds at most', async () => {
		const release = await network.hang( SCHEMES );
		const asked = page.waitForRequest( SCHEMES );
		await page.goto( link, { waitUntil: 'commit' } );
		await asked;
		await expect( sheets ).toHaveCount( 1 );
		await browserClock.fastForward( 5000 );
		await expect( page.getByText( 'Words' ) ).toBeVisible();
		await toggle( page ).click();
		await expect( tool( page, 'High contrast' ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		// Another choice works meanwhile.
		await press( page, 'Underline links' );
		await expect( root( page ) ).toHaveClass(
			/rueda-a11y-links-underline/
		);
		await release();

		// The stored choice stays for the next page.
		expect( await stored( page ) ).toMatchObject( {
			scheme: 'high-contrast',
		} );
		await page.goto( link );
		await expect( page.getByText( 'Words' ) ).toHaveCSS(
			'background-color',
			'rgb(0, 0, 0)'
		);
	} );
} );

test( 'on a device that has no toolbar, a stored choice is not applied, because nobody could undo it there', async ( {
	page,
	publishPage,
	setOptions,
} ) => {
	await setOptions( { [ OPTION ]: { devices: [ 'desktop' ], save: false } } );
	const { link } = await publishPage( { content: TOOLBAR } );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.goto( link );
	await toggle( page ).click();
	await press( page, 'Underline links' );
	await expect( root( page ) ).toHaveClass( /rueda-a11y-links-underline/ );

	// A tablet is turned.
	await page.setViewportSize( { width: 800, height: 1280 } );
	await expect( toggle( page ) ).toBeHidden();
	await expect( root( page ) ).not.toHaveClass( /rueda-a11y-links/ );
} );
