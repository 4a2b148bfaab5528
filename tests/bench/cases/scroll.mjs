/** Scrolling a page with ten sections causes no long task in the browser, with its animations and with our script. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { speaker } from '../../../tools/lib/say.mjs';
import { ensureChromium } from '../../../tools/test/chromium.mjs';

export const name = 'Scrolling ten sections';

const SLOWDOWN = 4;
const ARGUMENTS = [ '--no-sandbox', '--disable-dev-shm-usage' ];

/** Scrolls down and up in steps, like a mouse wheel. Returns the longest task and our longest frame. */
async function scroll( page ) {
	await page.evaluate( () => {
		window.tasks = [];
		new PerformanceObserver( ( list ) =>
			window.tasks.push(
				...list.getEntries().map( ( { duration } ) => duration )
			)
		).observe( { type: 'longtask' } );
	} );
	await page.mouse.move( 400, 300 );
	for ( const step of [
		...Array( 60 ).fill( 120 ),
		...Array( 60 ).fill( -120 ),
	] ) {
		await page.mouse.wheel( 0, step );
		await page.evaluate(
			() => new Promise( window.requestAnimationFrame )
		);
	}
	await page.waitForTimeout( 500 );
	return page.evaluate( () => window.tasks );
}

/**
 * @param {Awaited< ReturnType< typeof import('../stack.mjs').startStack > >} stack
 * @return {Promise< Record< string, number[] > >} Tasks over 50 ms, in milliseconds, by the way in which the pictures move.
 */
export async function run( stack ) {
	const id = await stack.inWordPress(
		path.join(
			path.dirname( fileURLToPath( import.meta.url ) ),
			'scroll.php'
		)
	);
	const browser = await chromium.launch( {
		executablePath: await ensureChromium( speaker() ),
		args: ARGUMENTS,
	} );
	try {
		const found = {};
		for ( const way of [ 'ViewTimeline', 'listener' ] ) {
			const page = await browser.newPage( {
				viewport: { width: 1280, height: 800 },
			} );
			if ( way === 'listener' ) {
				await page.addInitScript( () =>
					Reflect.deleteProperty( window, 'ViewTimeline' )
				);
			}
			await page.goto( `${ stack.url }/?page_id=${ id }` );
			await page.locator( '.is-moving' ).first().waitFor();
			const client = await page.context().newCDPSession( page );
			await client.send( 'Emulation.setCPUThrottlingRate', {
				rate: SLOWDOWN,
			} );
			found[ way ] = await scroll( page );
			await page.close();
		}
		return found;
	} finally {
		await browser.close();
	}
}

/** The browser reports no shorter tasks. */
export const promises = ( found ) =>
	Object.entries( found ).map( ( [ way, tasks ] ) => [
		`longest task in milliseconds at ${ SLOWDOWN }× slowdown, by ${ way }`,
		Math.max( 0, ...tasks ),
		50,
	] );
