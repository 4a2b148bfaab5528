/**
 * `npm run pictures` takes the pictures of the documentation from the demonstration site. Run it when something in them
 * has changed, look at them and commit them. With names, as in `npm run pictures -- message`, it takes only those
 * pictures.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { chromium } from 'playwright';

import { entries } from './seed/entries.mjs';
import { ensureBuild } from './lib/build.mjs';
import { ask } from './lib/endpoint.mjs';
import { ensurePhp } from './lib/php.mjs';
import { speaker } from './lib/say.mjs';
import { startSite } from './lib/site.mjs';
import { alone, downTo, keeper, NAMES, wanted } from './pictures/camera.mjs';
import { DEMONSTRATION, ofDemonstration } from './pictures/demonstration.mjs';
import { ofConditions, ofForms, ofWebhook } from './pictures/forms.mjs';
import { ofPluginDirectory } from './pictures/plugin-directory.mjs';
import { ensureChromium } from './test/chromium.mjs';

const say = speaker();
const scratch = fs.mkdtempSync( path.join( os.tmpdir(), 'rueda-pictures-' ) );

const rate = ( root, rating ) =>
	root.getByRole( 'radio', { name: String( rating ), exact: true } ).click();

/** Starts a wheel and answers its first areas. */
async function answer( root, ratings ) {
	await root.getByRole( 'button', { name: 'Start Assessment' } ).click();
	for ( const rating of ratings ) {
		const heading = root.getByRole( 'heading' ).first();
		const area = await heading.textContent();
		await rate( root, rating );
		await heading.filter( { hasNotText: area } ).waitFor();
	}
}

async function ofWheels( { page, pages: addresses } ) {
	const keep = keeper( page );
	const wheel = page.locator( '.wp-block-rueda-wheel' );

	await page.goto( addresses.inline );
	await answer( wheel, [ 7, 8, 5, 9, 6 ] );
	await page.locator( '.wp-block-rueda-wheel canvas' ).waitFor();
	await keep( 'wheel-question', alone( wheel ) );
	for ( const rating of [ 4, 8, 6 ] ) {
		await rate( wheel, rating );
	}
	await wheel.getByRole( 'heading', { name: 'Your wheel' } ).waitFor();
	await wheel
		.getByText( 'Your wheel is being saved.' )
		.waitFor( { state: 'hidden' } );
	await keep( 'wheel-result', alone( wheel ) );

	await page.goto( addresses.chart );
	await page
		.locator( '.wp-block-rueda-saved-chart canvas' )
		.first()
		.waitFor();
	await keep(
		'saved-chart',
		alone( page.locator( '.wp-block-rueda-saved-chart' ).first() )
	);
}

async function ofWheelEditor( { page, site } ) {
	await page.goto( `${ site.url }/wp-admin/edit.php?post_type=wheel` );
	await page
		.getByRole( 'link', { name: 'Wheel of life', exact: false } )
		.first()
		.click();
	await page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( 'canvas' )
		.waitFor();
	await page.getByRole( 'button', { name: 'Close', exact: true } ).click();
	await keeper( page )( 'wheel-editor' );
}

async function enter( page, site ) {
	await page.goto( `${ site.url }/wp-login.php` );
	await page.locator( '#user_login' ).fill( site.admin.name );
	await page.locator( '#user_pass' ).fill( site.admin.password );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( /wp-admin/ );
}

async function ofReports( { page, site } ) {
	const keep = keeper( page );
	await page.goto( `${ site.url }/wp-admin/admin.php?page=rueda-reports` );
	await keep( 'reports-list' );
	await page.goto( `${ site.url }/wp-admin/admin.php?page=rueda-overview` );
	await page
		.getByRole( 'heading', { name: 'How areas are rated' } )
		.waitFor();
	await keep( 'reports-overview', alone( page.locator( '.wrap' ) ) );
}

async function ofSections( { page, pages: addresses } ) {
	const keep = keeper( page );
	await page.goto( addresses.sections );
	await keep(
		'section',
		alone( page.locator( '.wp-block-rueda-section' ).first() )
	);
	await keep( 'masonry', alone( page.locator( '.wp-block-rueda-masonry' ) ) );
}

async function ofCarousels( { page, pages: addresses } ) {
	const keep = keeper( page );
	await page.goto( addresses.carousel );
	const pictures = page.getByRole( 'group', { name: 'Through the year' } );
	await pictures.scrollIntoViewIfNeeded();
	await pictures.getByRole( 'button', { name: 'Next slide' } ).click();
	await pictures
		.locator( 'option:checked', { hasText: '2 / 4' } )
		.waitFor( { state: 'attached' } );
	await keep( 'carousel', alone( pictures ) );

	await page.goto( addresses.carousel );
	await page.locator( '#wp-admin-bar-edit a' ).click();
	const slide = page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( '[data-type="rueda/carousel"]' )
		.nth( 1 );
	await slide.evaluate( ( element ) => element.focus() );
	const label = page.getByRole( 'textbox', { name: 'Label' } );
	// WordPress's guide, if no editor was opened before. The sidebar is hidden from screen readers below it.
	const guide = page.getByRole( 'button', { name: 'Close', exact: true } );
	await guide.or( label ).first().waitFor();
	if ( await guide.isVisible() ) {
		await guide.click();
	}
	await label.waitFor();
	await keep( 'carousel-editor' );
}

/** The visitor's view, before anybody logs in. */
async function ofToolbar( { page, pages: addresses } ) {
	await page.goto( addresses.toolbar );
	await page
		.getByRole( 'button', { name: 'Accessibility Tools', exact: true } )
		.click();
	await page.getByRole( 'button', { name: 'Underline links' } ).click();
	await keeper( page )( 'accessibility-toolbar' );
	await page.getByRole( 'button', { name: 'Reset', exact: true } ).click();
}

async function ofToolbarSettings( { page, site } ) {
	const keep = keeper( page );
	await page.goto(
		`${ site.url }/wp-admin/admin.php?page=rueda-settings&tab=accessibility`
	);
	await page.getByRole( 'heading', { name: 'Where it appears' } ).waitFor();
	await keep( 'accessibility-toolbar-settings' );
}

async function ofKits( { page, site } ) {
	const keep = keeper( page );
	await page.goto( `${ site.url }/wp-admin/admin.php?page=rueda-kits` );
	await page.getByRole( 'heading', { name: 'Starter kits' } ).waitFor();
	await keep( 'kits-import' );
}

/** Uses a separate site that contains only the kit. */
async function ofStarterKit( { browser } ) {
	const site = await start( 'starter-kit' );
	try {
		const admin = await newPage( browser );
		await enter( admin, site );
		await admin.goto( `${ site.url }/wp-admin/admin.php?page=rueda-kits` );
		// Otherwise WordPress's sample page would be in the menu.
		await admin.evaluate( async () => {
			const { apiFetch } = window.wp;
			for ( const { id } of await apiFetch( { path: '/wp/v2/pages' } ) ) {
				await apiFetch( {
					path: `/wp/v2/pages/${ id }`,
					method: 'DELETE',
				} );
			}
		} );
		const press = ( name ) =>
			admin.getByRole( 'button', { name, exact: true } ).click();
		await press( 'Use this kit A small site' );
		await press( 'Continue' );
		for ( const settings of await admin
			.getByRole( 'radio', { name: 'Use those of the kit' } )
			.all() ) {
			await settings.check();
		}
		await admin
			.getByRole( 'checkbox', { name: 'Publish the pages now' } )
			.check();
		await press( 'Import now' );
		await press( 'Replace and import' );
		const home = await admin
			.getByRole( 'link', { name: 'View: Home', exact: true } )
			.getAttribute( 'href' );

		const page = await newPage( browser );
		await page.goto( home );
		const offers = page.locator( '.wp-block-rueda-carousel' ).first();
		await offers.scrollIntoViewIfNeeded();
		await offers.getByRole( 'button', { name: 'Next slide' } ).waitFor();
		await page.evaluate( () => {
			window.scrollTo( 0, 0 );
			return Promise.all(
				Array.from( document.images, ( image ) => {
					image.loading = 'eager';
					return image.decode();
				} )
			);
		} );
		await keeper( page )( 'starter-kit', downTo( offers ) );
	} finally {
		await site.stop();
	}
}

/** Visitors' pages come first, because an admin logs in afterwards. */
const STEPS = [
	{ take: ofDemonstration, names: DEMONSTRATION },
	{ take: ofPluginDirectory, names: [ 'plugin-directory' ] },
	{ take: ofStarterKit, names: [ 'starter-kit' ] },
	{ take: ofSections, names: [ 'section', 'masonry' ] },
	{ take: ofToolbar, names: [ 'accessibility-toolbar' ] },
	{
		take: ofWheels,
		names: [ 'wheel-question', 'wheel-result', 'saved-chart' ],
	},
	{ take: ofWheelEditor, names: [ 'wheel-editor' ], isForAdmin: true },
	{
		take: ofCarousels,
		names: [ 'carousel', 'carousel-editor' ],
		isForAdmin: true,
	},
	{
		take: ofForms,
		names: [
			'form-start',
			'form-editor',
			'form-mail',
			'messages',
			'held-mails',
			'message',
		],
		isForAdmin: true,
	},
	{
		take: ofReports,
		names: [ 'reports-list', 'reports-overview' ],
		isForAdmin: true,
	},
	{
		take: ofToolbarSettings,
		names: [ 'accessibility-toolbar-settings' ],
		isForAdmin: true,
	},
	{
		take: ofConditions,
		names: [ 'form-conditions', 'form-conditions-page' ],
		isForAdmin: true,
	},
	{ take: ofWebhook, names: [ 'webhook' ], isForAdmin: true },
	{ take: ofKits, names: [ 'kits-import' ], isForAdmin: true },
];

const start = ( home ) =>
	startSite( {
		engine: 'native',
		wp: '7.1',
		home: path.join( scratch, home ),
		say,
		tools: { RUEDA_DEMO: true, RUEDA_OFFLINE: true },
	} );

/** Takes pictures in a browser without a login. */
const newPage = ( browser ) =>
	browser.newPage( {
		viewport: { width: 1240, height: 900 },
		reducedMotion: 'reduce',
	} );

const unknown = NAMES.filter(
	( name ) => ! STEPS.some( ( { names } ) => names.includes( name ) )
);
if ( unknown.length > 0 ) {
	throw new Error( `There is no picture with the name ${ unknown.join() }.` );
}

let site;
let browser;
try {
	await ensureBuild( say );
	await ensurePhp( say );
	site = await start( 'demonstration' );
	const { pages } = await ask( site.url, 'seed', entries( 'en' ) );
	browser = await chromium.launch( {
		executablePath: await ensureChromium( say ),
		args: JSON.parse(
			fs.readFileSync(
				new URL( './test/chromium-arguments.json', import.meta.url ),
				'utf8'
			)
		),
	} );
	const page = await newPage( browser );
	let isLoggedIn = false;
	for ( const { take, names, isForAdmin = false } of STEPS ) {
		if ( ! names.some( wanted ) ) {
			continue;
		}
		if ( isForAdmin && ! isLoggedIn ) {
			await enter( page, site );
			isLoggedIn = true;
		}
		await take( { page, site, pages, browser } );
	}
} finally {
	await browser?.close();
	await site?.stop();
	fs.rmSync( scratch, { recursive: true, force: true } );
}
