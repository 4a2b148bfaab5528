/** The result and all that opens from it: light and dark, small and large, from right to left, in Spanish. */
import type { Page } from '@playwright/test';
import {
	allSharing,
	cta,
	finish,
	numberOf,
	openMail,
	view,
} from './fixtures/result';
import { expect, noSidewaysScroll, test } from './fixtures/wheel';

const offer = cta( {
	title: 'Talk to us',
	description: '<p>Half an hour, without obligation.</p>',
	buttonLabel: 'Choose a time',
	buttonLink: 'https://example.org/',
	sbuttonLabel: 'Read more',
	sbuttonLink: 'https://example.org/more',
} );

/** The result is longer than a screen. */
const whole = ( page: Page, state: string ) =>
	state === 'result' ? page.locator( 'main' ) : page;

type Look = ( state: string, inside?: string ) => Promise< void >;

/** From the last answer to the comparison of two kept wheels, in whatever language. */
async function walk( page: Page, look: Look ): Promise< void > {
	const album = page.locator( '.wp-block-rueda-wheel__album' );
	const keepIt = async () => {
		await expect( page.locator( '.submission-title' ) ).toBeVisible();
		await page.locator( '.wp-block-rueda-wheel__rest > summary' ).click();
		await album.locator( '.wp-block-rueda-wheel__keep button' ).click();
	};
	await finish( page, 7, 4, 9, 2 );
	await keepIt();
	await page.reload();
	await finish( page, 8, 5, 5, 6 );
	await keepIt();
	await expect( page.locator( 'canvas' ) ).toBeVisible();
	await page.locator( '.rueda-share__opener' ).click();
	await look( 'result' );

	const mail = page.locator( '.rueda-share__link.is-email' );
	await mail.click();
	await expect( page.locator( '.rueda-mail' ) ).toBeVisible();
	await look( 'mail', 'body' );
	await page.keyboard.press( 'Escape' );

	await album.locator( '[aria-haspopup="dialog"]' ).click();
	await expect(
		page.locator( '.wp-block-rueda-wheel__changes' )
	).toBeVisible();
	await look( 'album', 'body' );
	await page
		.locator( '.wp-block-rueda-wheel__changes' )
		.scrollIntoViewIfNeeded();
	await look( 'changes', 'body' );
}

for ( const [ name, width, media ] of [
	[ 'light', 1280, {} ],
	[ 'tablet', 768, {} ],
	[ 'phone', 320, {} ],
	[ 'less-motion', 1280, { reducedMotion: 'reduce' } ],
	[ 'forced-colours', 1280, { forcedColors: 'active' } ],
] as const ) {
	test( `${ name }: every state is accessible and fits`, async ( {
		page,
		setOptions,
		openWheel,
		expectAccessible,
		picture,
	} ) => {
		await setOptions( { ...allSharing, ...offer } );
		await page.emulateMedia( media );
		await page.setViewportSize( { width, height: 900 } );
		await openWheel();
		await walk( page, async ( state, inside = 'main' ) => {
			await noSidewaysScroll( page );
			await expectAccessible( { inside } );
			await picture(
				`result-${ name }-${ state }`,
				whole( page, state )
			);
		} );
	} );
}

test( 'one way on is filled, also where the theme has no look for it @versions', async ( {
	page,
	server,
	openWheel,
} ) => {
	await server.pretend( { theme: 'classic' } );
	await openWheel();
	await finish( page );
	await expect( view( page ) ).toHaveCSS(
		'background-color',
		'rgb(50, 55, 60)'
	);
	await expect( view( page ) ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
} );

test( 'from right to left: every state is accessible and fits', async ( {
	page,
	server,
	setOptions,
	openWheel,
	expectAccessible,
	picture,
} ) => {
	await setOptions( { ...allSharing, ...offer } );
	await server.pretend( { direction: 'rtl' } );
	await page.setViewportSize( { width: 320, height: 900 } );
	await openWheel( {
		title: 'عجلة الحياة',
		areas: [ 'الصحة', 'الأصدقاء', 'العمل', 'المال' ].map( ( label ) => ( {
			label,
		} ) ),
	} );
	await walk( page, async ( state, inside = 'main' ) => {
		await noSidewaysScroll( page );
		await expectAccessible( { inside } );
		await picture( `result-rtl-${ state }`, whole( page, state ) );
	} );
} );

test( 'on a dark section: every state is accessible', async ( {
	page,
	setOptions,
	publishWheel,
	publishPage,
	expectAccessible,
	picture,
} ) => {
	await setOptions( allSharing );
	const { id } = await publishWheel();
	const { link } = await publishPage( {
		content: `<!-- wp:group {"style":{"color":{"background":"#14161f","text":"#f4f1ea"}}} --><div class="wp-block-group has-text-color has-background" style="color:#f4f1ea;background-color:#14161f"><!-- wp:rueda/wheel {"wheelId":${ id },"mode":"inline"} /--></div><!-- /wp:group -->`,
	} );
	await page.goto( link );
	await walk( page, async ( state, inside = '.wp-block-rueda-wheel' ) => {
		await expectAccessible( { inside } );
		await picture( `result-dark-${ state }`, whole( page, state ) );
	} );
} );

test( 'in Spanish, nothing is left in English', async ( {
	page,
	server,
	setOptions,
	openWheel,
	expectAccessible,
	picture,
} ) => {
	await setOptions( allSharing );
	await server.pretend( { locale: 'es_ES' } );
	await page.setViewportSize( { width: 320, height: 900 } );
	await openWheel( {
		title: 'La rueda de la vida',
		description: 'Valore cada área.',
		areas: [ 'Salud', 'Amigos', 'Trabajo', 'Dinero' ].map( ( label ) => ( {
			label,
		} ) ),
	} );
	const english =
		/\b(the|your|you|my|wheel|report|get|share|on|keep|kept|device|delete|remove|compare|change|view|copy|link|saved|send|cancel|name|opens)\b/i;
	await walk( page, async ( state, inside = 'main' ) => {
		const words = await page
			.locator( '.wp-block-rueda-wheel' )
			.evaluate( ( root: HTMLElement ) =>
				[
					root.innerText,
					...Array.from(
						root.querySelectorAll( '[aria-label], [placeholder]' )
					).flatMap( ( element ) => [
						element.getAttribute( 'aria-label' ),
						element.getAttribute( 'placeholder' ),
					] ),
				].join( ' ' )
			);
		expect( english.exec( words )?.[ 0 ] ).toBeUndefined();
		await noSidewaysScroll( page );
		await expectAccessible( { inside } );
		await picture( `result-es-${ state }`, whole( page, state ) );
	} );
} );

test( 'in a popup on a phone: every state is accessible and fits', async ( {
	page,
	setOptions,
	openWheel,
	expectAccessible,
	picture,
} ) => {
	await setOptions( allSharing );
	await page.setViewportSize( { width: 320, height: 700 } );
	await openWheel( { mode: 'popup' } );
	await page.locator( '[data-rueda-press="open"]' ).click();
	await finish( page );
	await numberOf( page );
	await noSidewaysScroll( page );
	await expectAccessible( { inside: 'body' } );
	await picture( 'result-popup-result' );
	const dialog = await openMail( page );
	await dialog.write( 'Ana', 'ana' );
	await expectAccessible( { inside: 'body' } );
	await picture( 'result-popup-mail' );
} );
