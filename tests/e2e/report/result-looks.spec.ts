/** The result and all that opens from it: light and dark, small and large, from right to left, in Spanish. */
import type { Page } from '@playwright/test';
import { allSharing, cta, finish, view } from '../fixtures/result';
import { rootOf, expect, noSidewaysScroll, test } from '../fixtures/wheel';

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

/** What is pressed and read, in English and in Spanish. */
const WORDS = {
	saved: /^(Wheel Submission No|Rueda guardada)/,
	rest: /^(Delete or start over|Borrar o empezar de nuevo)$/,
	keep: /^(Keep it and compare in three months|Guardarla y comparar dentro de tres meses)$/,
	startOver: /^(Start over|Empezar de nuevo)$/,
	share: /^(Share|Compartir)$/,
	mail: /^(Email My Wheel|Enviarme mi rueda)$/,
	album: /on this device$|en este dispositivo$/,
	changes: /^(What has changed|Qué ha cambiado)$/,
} as const;

type Look = ( state: string, inside?: string ) => Promise< void >;

/** From the last answer to the comparison of two kept wheels, in any language. */
async function walk( page: Page, look: Look ): Promise< void > {
	const button = ( name: RegExp ) => page.getByRole( 'button', { name } );
	const keepIt = async () => {
		await expect( page.getByText( WORDS.saved ) ).toBeVisible();
		await page.getByText( WORDS.rest ).click();
		await button( WORDS.keep ).click();
	};
	await finish( page, 7, 4, 9, 2 );
	await keepIt();
	await button( WORDS.startOver ).click();
	await finish( page, 8, 5, 5, 6 );
	await keepIt();
	await expect( page.locator( 'canvas' ) ).toBeVisible();
	await button( WORDS.share ).click();

	await test.step( 'the result', () => look( 'result' ) );

	await button( WORDS.mail ).click();
	await expect(
		page.getByRole( 'dialog' ).getByRole( 'textbox' )
	).toHaveCount( 2 );

	await test.step( 'the mail', () => look( 'mail', 'body' ) );

	await page.keyboard.press( 'Escape' );

	await button( WORDS.album ).last().click();
	const changes = page.getByRole( 'table', { name: WORDS.changes } );
	await expect( changes ).toBeVisible();

	await test.step( 'the album', () => look( 'album', 'body' ) );

	await changes.scrollIntoViewIfNeeded();

	await test.step( 'two wheels side by side', () =>
		look( 'changes', 'body' ) );
}

const screens = [
	[ 'light', 1280, { forcedColors: 'none' } ],
	[ 'tablet', 768, { forcedColors: 'none' } ],
	[ 'phone', 320, { forcedColors: 'none' } ],
	[ 'forced-colours', 1280, { forcedColors: 'active' } ],
] as const;

test( 'every state is accessible and fits: on a desk, a tablet and a phone, and with forced colours', async ( {
	page,
	setOptions,
	openWheel,
	expectAccessible,
	picture,
} ) => {
	// axe runs sixteen times.
	test.slow();
	await setOptions( { ...allSharing, ...offer } );
	await openWheel();
	await walk( page, async ( state, inside = 'main' ) => {
		for ( const [ name, width, media ] of screens ) {
			await page.emulateMedia( media );
			await page.setViewportSize( { width, height: 900 } );
			await noSidewaysScroll( page );
			await expectAccessible( { inside } );
			await picture(
				`result-${ name }-${ state }`,
				whole( page, state )
			);
		}
		await page.emulateMedia( { forcedColors: 'none' } );
	} );
} );

test( 'the link to the report is a filled button, also in a theme without button styles @versions', async ( {
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

test( 'on a phone no button of the result stands alone below others, in English and Spanish', async ( {
	page,
	server,
	setOptions,
	openWheel,
} ) => {
	await setOptions( allSharing );
	await page.setViewportSize( { width: 375, height: 900 } );
	for ( const pretence of [ {}, { locale: 'es_ES' } ] as const ) {
		await server.pretend( pretence );
		await openWheel();
		await finish( page );
		const buttons = page.getByText(
			/^(Email My Wheel|Enviarme mi rueda|PDF|Picture|Imagen|Share|Compartir)$/
		);
		await expect( buttons ).toHaveCount( 4 );
		const rows = new Map< number, { left: number; right: number } >();
		for ( const button of await buttons.all() ) {
			const box = await button.boundingBox();
			const { x = NaN, y = NaN, width = NaN } = box ?? {};
			const row = rows.get( y ) ?? { left: x, right: x };
			rows.set( y, {
				left: Math.min( row.left, x ),
				right: Math.max( row.right, x + width ),
			} );
		}
		const edges = [ ...rows.values() ].map(
			( { left, right } ) =>
				`${ Math.round( left ) } to ${ Math.round( right ) }`
		);
		expect( edges ).toHaveLength( 3 );
		expect( new Set( edges ).size, edges.join() ).toBe( 1 );
	}
} );

test( 'where both have room, the words of the result stand beside its wheel', async ( {
	page,
	openWheel,
} ) => {
	await openWheel();
	await page.addStyleTag( {
		content: ':root { --wp--style--global--content-size: 1000px; }',
	} );
	await finish( page );
	const words = page.getByText( /on average: / );
	// The chart has no role of its own among those of the page.
	const chart = page.locator( '.wp-block-rueda-wheel canvas' );
	const edges = ( node: Element ) => {
		const { left, right, top, bottom } = node.getBoundingClientRect();
		return { left, right, top, bottom };
	};
	const place = async () => {
		const one = await chart.evaluate( edges );
		const other = await words.evaluate( edges );
		return {
			isBeside: other.left >= one.right,
			isBelow: other.top >= one.bottom,
		};
	};
	await expect.poll( place ).toEqual( { isBeside: true, isBelow: false } );
	expect( await chart.boundingBox() ).toMatchObject( { width: 400 } );
	await page.setViewportSize( { width: 600, height: 900 } );
	await expect.poll( place ).toEqual( { isBeside: false, isBelow: true } );
} );

test( 'on a dark section, and with less motion: every state is accessible and fits', async ( {
	page,
	setOptions,
	publishWheel,
	publishPage,
	expectAccessible,
	picture,
} ) => {
	await setOptions( { ...allSharing, ...offer } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	const { id } = await publishWheel();
	const { link } = await publishPage( {
		content: `<!-- wp:group {"style":{"color":{"background":"#14161f","text":"#f4f1ea"}}} --><div class="wp-block-group has-text-color has-background" style="color:#f4f1ea;background-color:#14161f"><!-- wp:rueda/wheel {"wheelId":${ id },"mode":"inline"} /--></div><!-- /wp:group -->`,
	} );
	await page.goto( link );
	await walk( page, async ( state, inside = '.wp-block-rueda-wheel' ) => {
		await noSidewaysScroll( page );
		await expectAccessible( { inside } );
		await picture( `result-dark-${ state }`, whole( page, state ) );
	} );
} );

test( 'from right to left and in Spanish: every state is accessible and fits, and nothing is left in English', async ( {
	page,
	server,
	setOptions,
	openWheel,
	expectAccessible,
	picture,
} ) => {
	await setOptions( {
		...allSharing,
		...cta( {
			title: 'Hable con nosotros',
			description: '<p>Media hora, sin compromiso.</p>',
			buttonLabel: 'Elegir una hora',
			buttonLink: 'https://example.org/',
			sbuttonLabel: 'Leer más',
			sbuttonLink: 'https://example.org/more',
		} ),
	} );
	await server.pretend( { locale: 'es_ES', direction: 'rtl' } );
	await page.setViewportSize( { width: 320, height: 900 } );
	await openWheel( {
		title: 'عجلة الحياة',
		description: 'Valore cada área.',
		areas: [ 'الصحة', 'الأصدقاء', 'Trabajo', 'Dinero' ].map(
			( label ) => ( {
				label,
			} )
		),
	} );
	const english =
		/\b(the|your|you|my|wheel|report|get|share|on|keep|kept|device|delete|remove|compare|change|view|copy|link|saved|send|cancel|name|opens)\b/i;
	await walk( page, async ( state, inside = 'main' ) => {
		const words = await rootOf( page ).evaluate( ( root: HTMLElement ) =>
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
		await picture( `result-rtl-es-${ state }`, whole( page, state ) );
	} );
} );
