/** A press on a wheel's button on pages whose scripts come late, or not at all. */
import type { Locator, Page } from '@playwright/test';
import { pretenceHeaders } from '../fixtures/pretend';
import {
	buttonTo,
	areas,
	expect,
	rootOf,
	test,
	Visitor,
	wheelBlock,
} from '../fixtures/wheel';

/** Runs the page's scripts in order from the first touch on, as plugins do that make pages faster. */
const untilTouched = `<script>
	for ( const type of [ 'pointerdown', 'touchstart', 'keydown' ] ) {
		addEventListener( type, run, { once: true, capture: true } );
	}
	async function run() {
		for ( const late of document.querySelectorAll( '[type="text/plain"]' ) ) {
			const script = document.createElement( 'script' );
			for ( const { name, value } of late.attributes ) {
				if ( name !== 'type' ) {
					script.setAttribute( name, value );
				}
			}
			script.text = late.text;
			const loaded = script.src && new Promise( ( resolve ) => ( script.onload = resolve ) );
			late.replaceWith( script );
			await loaded;
		}
	}
</script>`;

/**
 * From now on, no script of this page runs.
 *
 * @param page
 * @param link
 * @param delayer What runs them later, if anything does.
 * @param headers Of the request for the page.
 */
const delayScripts = (
	page: Page,
	link: string,
	delayer = '',
	headers: Readonly< Record< string, string > > = {}
): Promise< unknown > =>
	page.route( link, async ( route ) => {
		const response = await route.fetch( {
			headers: { ...route.request().headers(), ...headers },
		} );
		const html = await response.text();
		await route.fulfill( {
			response,
			body:
				html.replace( /<script\b[^>]*>/g, ( tag ) =>
					/type="?(application|importmap|module|spec)/.test( tag )
						? tag
						: tag
								.replace( / type="[^"]*"/, '' )
								.replace(
									'<script',
									'<script type="text/plain"'
								)
				) + delayer,
		} );
	} );

const start = { name: 'Start Assessment' };
const isSlow = 'This is taking longer than usual.';

test( 'a press that is the first touch of a page whose scripts wait for it starts the wheel @versions', async ( {
	page,
	network,
	publishPage,
	publishWheel,
	watchShifts,
} ) => {
	const { id } = await publishWheel( { description: '' } );
	for ( const [ mode, press ] of [
		[ 'inline', ( button: Locator ) => button.click() ],
		[ 'popup', ( button: Locator ) => button.press( 'Enter' ) ],
		[ 'fullwidth', ( button: Locator ) => button.click() ],
	] as const ) {
		await test.step( mode, async () => {
			const { link } = await publishPage( {
				content: wheelBlock( id, { mode } ),
			} );
			await delayScripts( page, link, untilTouched );
			const shifts = await watchShifts();
			const arrive = await network.hold( /\/chunks\/wheel\./ );
			await page.goto( link );
			const button = page.getByRole( 'button', start );
			const hasRun = () =>
				page.evaluate( () => 'webpackChunkrueda' in window );
			expect( await hasRun() ).toBe( false );
			await press( button );
			await expect.poll( hasRun ).toBe( true );
			expect( await shifts() ).toBe( 0 );
			// The question moves what is below it, which counts where it comes half a second after the press.
			arrive();
			await expect(
				new Visitor( page ).heading( 'Health' )
			).toBeFocused();
			await expect( page.getByText( isSlow ) ).toBeHidden();
		} );
	}

	await test.step( 'a cached page of three days starts the wheel, too', async () => {
		const { link } = await publishPage( { content: wheelBlock( id ) } );
		await delayScripts(
			page,
			link,
			untilTouched,
			pretenceHeaders( { clock: -3 * 86400 } )
		);
		await page.goto( link );
		const visitor = new Visitor( page );
		await visitor.start();
		await visitor.rate( 7, 4, 9, 2 );
		await expect( page.getByText( /^Wheel Submission No/ ) ).toBeVisible();
	} );
} );

test( 'a press before the script has loaded shows busy, then offers all areas, and starts the wheel once it has loaded', async ( {
	page,
	network,
	publishPage,
	publishWheel,
	expectAccessible,
	picture,
} ) => {
	const { id } = await publishWheel();
	const { link } = await publishPage( {
		content: wheelBlock( id, { mode: 'popup' } ),
	} );
	const release = await network.hold( /\/build\/frontend\.js/ );
	await page.goto( link, { waitUntil: 'commit' } );
	const button = page.getByRole( 'button', start );
	await button.click();
	await expect( button ).toHaveCSS( 'cursor', 'progress' );
	await expect( page.getByText( isSlow ) ).toBeVisible();
	await expectAccessible( { inside: '[popover]' } );
	await picture( 'start-is-late' );

	release();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await expect( page.getByText( isSlow ) ).toBeHidden();
	await page.keyboard.press( 'Escape' );
	// The button is the app's now, and opens nothing else.
	await button.click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await expect( page.locator( '[popover]' ) ).toHaveCount( 0 );
} );

test( 'where no script ever runs, a press leads to the form with all areas, wherever the button is printed', async ( {
	page,
	publishPage,
	publishWheel,
} ) => {
	const { id } = await publishWheel();
	const root = ( more: string ) =>
		`<!-- wp:html --><div class="wheelOfLifeRootAppSelector" data-wheel-id="${ id }" ${ more }></div><!-- /wp:html -->`;
	const shortcode = ( text: string ) =>
		`<!-- wp:shortcode -->${ text }<!-- /wp:shortcode -->`;
	const places = [
		wheelBlock( id ),
		wheelBlock( id, { mode: 'popup' } ),
		wheelBlock( id, { mode: 'fullwidth' } ),
		shortcode( `[rueda_wheel id="${ id }" mode="inline"]` ),
		shortcode( `[wheeloflife id="${ id }" mode="popup"]` ),
		// What the older block has saved, and what somebody has written into a widget.
		root( 'data-mode="fullwidth" data-isblock="true"' ),
		root( 'data-mode="inline"' ),
	];
	const { link } = await publishPage( { content: places.join( '' ) } );
	await delayScripts( page, link );
	// These roots have no name or role.
	const roots = page.locator( '.wheelOfLifeRootAppSelector' );
	for ( let at = 0; at < places.length; at++ ) {
		await test.step( places[ at ] ?? '', async () => {
			await page.goto( link );
			await expect( roots ).toHaveCount( places.length );
			const within = roots.nth( at );
			const button = within.getByRole( 'button', start );
			await button.focus();
			await page.keyboard.press( at % 2 ? 'Enter' : 'Space' );
			await expect( button ).toHaveCSS( 'cursor', 'progress' );
			await expect( within.getByText( isSlow ) ).toBeVisible();
			await page.keyboard.press( 'Tab' );
			await expect(
				within.getByRole( 'button', { name: 'Show all areas at once' } )
			).toBeFocused();
			await page.keyboard.press( 'Enter' );
			await expect( within.getByRole( 'group' ) ).toHaveCount(
				areas.length
			);
			await expect( button ).toBeHidden();
		} );
	}
} );

test( 'the form with all areas and its result stay when the scripts load after all', async ( {
	page,
	publishPage,
	publishWheel,
	expectAccessible,
} ) => {
	const { id } = await publishWheel();
	const { link } = await publishPage( {
		content: wheelBlock( id, { mode: 'popup' } ),
	} );
	const { within } = new Visitor( rootOf( page, 0 ) );
	await delayScripts( page, link );
	await page.goto( link );
	await within.getByRole( 'button', start ).click();
	await page.unroute( link );
	await within
		.getByRole( 'button', { name: 'Show all areas at once' } )
		.click();

	for ( const [ at, { label } ] of areas.entries() ) {
		await within
			.getByRole( 'group', { name: label } )
			.getByRole( 'radio', { name: String( at + 3 ), exact: true } )
			.check();
	}
	await expectAccessible( { inside: '.wp-block-rueda-wheel' } );
	await within.getByRole( 'button', { name: 'Show my wheel' } ).click();
	const words = within.getByText( 'Strongest: Money. Room to grow: Health.' );
	await words.click();
	await within
		.getByRole( 'button', { name: 'Save this result as a report' } )
		.focus();
	await expect
		.poll( () => page.evaluate( () => 'webpackChunkrueda' in window ) )
		.toBe( true );
	await expect( words ).toBeVisible();
	await expect( within.getByRole( 'button', start ) ).toBeHidden();
} );

test( 'a visitor reads in Spanish that the wheel takes longer than usual', async ( {
	page,
	server,
	publishPage,
	publishWheel,
} ) => {
	const { id } = await publishWheel();
	const { link } = await publishPage( { content: wheelBlock( id ) } );
	await server.pretend( { locale: 'es_ES' } );
	await delayScripts( page, link );
	await page.goto( link );
	await buttonTo( page, 'start' ).click();
	await expect(
		page.getByText( 'Esto está tardando más de lo habitual.' )
	).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Mostrar todas las áreas a la vez' } )
	).toBeVisible();
} );
