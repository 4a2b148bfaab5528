/** A page with a form of three fields beside Contact Form 7's: its HTML, its script, and how long a message takes. */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { speaker } from '../../../tools/lib/say.mjs';
import { ensureChromium } from '../../../tools/test/chromium.mjs';

export const name = 'A page with a form';

const PAIRS = 15;
const ARGUMENTS = [ '--no-sandbox', '--disable-dev-shm-usage' ];
const PLUGINS = [ 'rueda', 'contact-form-7' ];

const ANSWERS = {
	'your-name': 'Ada',
	'your-email': 'ada@example.org',
	'your-message': 'Hello',
};

const median = ( values ) =>
	values.sort( ( one, other ) => one - other )[ values.length >> 1 ];

let visitors = 0;

/** A visitor with an address of its own and an empty cache, on the page with this plugin. */
async function open( browser, plugin, address ) {
	const context = await browser.newContext( {
		extraHTTPHeaders: {
			'X-Bench-Plugin': plugin,
			'X-Bench-Visitor': `198.51.100.${ ++visitors % 256 }`,
		},
	} );
	const page = await context.newPage();
	const client = await context.newCDPSession( page );
	await client.send( 'Performance.enable' );
	await page.goto( address );
	return { context, page, client };
}

/** In seconds, until the page is idle. */
async function scriptTime( ...visit ) {
	const { context, page, client } = await open( ...visit );
	await page.waitForLoadState( 'networkidle' );
	await page.waitForTimeout( 300 );
	const { metrics } = await client.send( 'Performance.getMetrics' );
	await context.close();
	return metrics.find( ( metric ) => metric.name === 'ScriptDuration' ).value;
}

/** In milliseconds, from a press on Send in a form that was just opened and filled in to "sent". */
async function sendingTime( ...visit ) {
	const { context, page } = await open( ...visit );
	for ( const [ field, words ] of Object.entries( ANSWERS ) ) {
		await page.locator( `[name="${ field }"]` ).fill( words );
	}
	const time = await page.evaluate( async () => {
		const begin = performance.now();
		const sent = new Promise( ( resolve ) =>
			document.addEventListener( 'wpcf7submit', resolve )
		);
		document.querySelector( '.wpcf7 [type=submit]' ).click();
		const { detail } = await sent;
		return detail.status === 'mail_sent'
			? performance.now() - begin
			: detail.status;
	} );
	await context.close();
	if ( typeof time === 'string' ) {
		throw new Error( `The answer was "${ time }".` );
	}
	return time;
}

/** What a form adds to the HTML of a page, in KiB gzip. */
async function htmlOf( plugin, address ) {
	const sizes = [];
	for ( const loaded of [ plugin, 'none' ] ) {
		const answer = await fetch( address, {
			headers: { 'X-Bench-Plugin': loaded },
		} );
		// Without its plugin, a page has the shortcode as text.
		const html = ( await answer.text() ).replace(
			/\[contact-form-7[^\]]*\]/,
			''
		);
		sizes.push( gzipSync( html, { level: 6 } ).length );
	}
	return ( sizes[ 0 ] - sizes[ 1 ] ) / 1024;
}

/**
 * @param {Awaited< ReturnType< typeof import('../stack.mjs').startStack > >} stack
 * @return {Promise< Record< string, number > >} Ratios, and sizes in KiB.
 */
export async function run( stack ) {
	if ( ! stack.hasPeer ) {
		return {};
	}
	const script = path.join( import.meta.dirname, 'form-page.php' );
	// PHP's own server answers one request at a time, and only when all work is done, so it says little of sending.
	const server = await stack.startWebServer();
	const url = server ?? stack.url;
	const addresses = {};
	for ( const plugin of PLUGINS ) {
		const id = await stack.inWordPress( script, plugin );
		addresses[ plugin ] = `${ url }/?page_id=${ id }`;
	}
	const browser = await chromium.launch( {
		executablePath: await ensureChromium( speaker() ),
		args: ARGUMENTS,
	} );
	try {
		const ratios = {};
		for ( const [ what, timeOf ] of Object.entries( {
			script: scriptTime,
			sending: sendingTime,
		} ) ) {
			const pairs = [];
			for ( let pair = 0; pair <= PAIRS; pair++ ) {
				const times = {};
				for ( const plugin of pair % 2
					? PLUGINS
					: [ ...PLUGINS ].reverse() ) {
					times[ plugin ] = await timeOf(
						browser,
						plugin,
						addresses[ plugin ]
					);
				}
				pairs.push( times );
			}
			// The first pair warms the server.
			const [ ours, theirs ] = PLUGINS.map( ( plugin ) =>
				median( pairs.slice( 1 ).map( ( times ) => times[ plugin ] ) )
			);
			ratios[ what ] = ours / theirs;
		}
		return {
			...ratios,
			isWebServer: Boolean( server ),
			html: await htmlOf( 'rueda', addresses.rueda ),
			peerHtml: await htmlOf(
				'contact-form-7',
				addresses[ 'contact-form-7' ]
			),
		};
	} finally {
		await browser.close();
	}
}

export const promises = ( { script, sending, html, peerHtml, isWebServer } ) =>
	script === undefined
		? []
		: [
				[
					'script time until the page is idle, to Contact Form 7',
					script,
					1.05,
				],
				[
					`from Send in a form just opened and filled in to "sent", to Contact Form 7, ${
						isWebServer
							? 'behind nginx and PHP-FPM'
							: 'on a server that answers one request at a time'
					}`,
					sending,
					isWebServer ? 1.05 : 1.5,
				],
				[
					`KiB of HTML that a form adds (Contact Form 7: ${ peerHtml.toFixed( 1 ) })`,
					html,
					2.2,
				],
			];
