/** Every state of the wheel in light and dark, small and large, from right to left, in Spanish, with less of everything. */
import type { Page } from '@playwright/test';
import { expect, test, Visitor } from './fixtures/wheel';

const noSidewaysScroll = async ( page: Page ) =>
	expect(
		await page.evaluate(
			() =>
				document.documentElement.scrollWidth -
				document.documentElement.clientWidth
		)
	).toBeLessThanOrEqual( 0 );

for ( const mode of [ 'inline', 'popup' ] as const ) {
	test( `nothing moves when the app comes, and nothing is fetched before it is wanted: ${ mode }`, async ( {
		page,
		network,
		openWheel,
		watchShifts,
	} ) => {
		const shifts = await watchShifts();
		const chunks = network.record( /\/chunks\// );
		const react = network.record( /\/react-dom(\.min)?\.js/ );
		const calls = network.record( /\/wp\/v2\/wheel\// );
		await openWheel( { mode } );
		const start = page.getByRole( 'button', { name: 'Start Assessment' } );
		await expect( start ).toBeVisible();
		expect( [ ...chunks, ...react, ...calls ] ).toEqual( [] );

		await start.scrollIntoViewIfNeeded();
		const answered = page.waitForResponse( /\/wp\/v2\/wheel\// );
		const before = await start.boundingBox();
		await start.hover();
		await answered;
		await expect( start ).toBeVisible();
		expect( await start.boundingBox() ).toEqual( before );
		expect( await shifts() ).toBe( 0 );
		expect(
			chunks.filter( ( call ) => call.url().includes( 'chart' ) )
		).toEqual( [] );
	} );
}

test( 'nor does anything move where a root was written by hand', async ( {
	page,
	network,
	publishWheel,
	publishPage,
	watchShifts,
} ) => {
	const shifts = await watchShifts();
	const chunks = network.record( /\/chunks\// );
	const { id } = await publishWheel();
	const { link } = await publishPage( {
		content: [ 'inline', 'popup' ]
			.map(
				( mode ) =>
					`<!-- wp:html --><div class="wheelOfLifeRootAppSelector" data-wheel-id="${ id }" data-mode="${ mode }" data-btn-label="Go" data-popup-lbl="Open"></div><!-- /wp:html -->`
			)
			.join( '' ),
	} );
	await page.goto( link );
	const start = page.getByRole( 'button', { name: 'Go' } );
	await expect( start ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Open' } ) ).toBeVisible();
	expect( chunks ).toEqual( [] );

	await start.scrollIntoViewIfNeeded();
	const answered = page.waitForResponse( /\/wp\/v2\/wheel\// );
	await start.hover();
	await answered;
	await expect( start ).toBeVisible();
	expect( await shifts() ).toBe( 0 );

	await start.click();
	await expect( new Visitor( page ).heading( 'Health' ) ).toBeFocused();
} );

async function walk(
	page: Page,
	visitor: Visitor,
	input: 'likert' | 'slider',
	look: ( state: string ) => Promise< void >
): Promise< void > {
	await look( 'intro' );
	await page.locator( '[data-rueda-press="start"]' ).click();
	await expect( page.getByRole( 'progressbar' ) ).toBeVisible();
	await expect( page.locator( 'canvas' ) ).toBeVisible();
	await look( 'question' );
	await visitor.answer( input, 7 );
	await page.locator( '.is-skip-btn' ).click();
	await visitor.answer( input, 4 );
	await expect( page.getByRole( 'progressbar' ) ).toHaveAttribute(
		'aria-valuenow',
		'4'
	);
	await look( 'last' );
	await visitor.answer( input, 9 );
	await expect( page.getByRole( 'progressbar' ) ).toBeHidden();
	await expect( page.locator( 'canvas' ) ).toBeVisible();
	await look( 'result' );
}

for ( const input of [ 'likert', 'slider' ] as const ) {
	for ( const [ name, width, media ] of [
		[ 'light', 1280, {} ],
		[ 'tablet', 768, {} ],
		[ 'phone', 320, {} ],
		[ 'less-motion', 1280, { reducedMotion: 'reduce' } ],
		[ 'forced-colours', 1280, { forcedColors: 'active' } ],
	] as const ) {
		test( `${ name }, ${ input }: every state is accessible and fits`, async ( {
			page,
			openWheel,
			expectAccessible,
			picture,
		} ) => {
			await page.emulateMedia( media );
			await page.setViewportSize( { width, height: 900 } );
			await openWheel( { input } );
			await walk( page, new Visitor( page ), input, async ( state ) => {
				await noSidewaysScroll( page );
				await expectAccessible( { inside: 'main' } );
				await picture( `wheel-${ input }-${ name }-${ state }` );
			} );
		} );
	}

	test( `from right to left, ${ input }: every state is accessible and fits`, async ( {
		page,
		server,
		openWheel,
		expectAccessible,
		picture,
	} ) => {
		await server.pretend( { direction: 'rtl' } );
		await page.setViewportSize( { width: 320, height: 900 } );
		await openWheel( {
			input,
			title: 'عجلة الحياة',
			areas: [ 'الصحة', 'الأصدقاء', 'العمل', 'المال' ].map(
				( label ) => ( { label } )
			),
		} );
		await walk( page, new Visitor( page ), input, async ( state ) => {
			await noSidewaysScroll( page );
			await expectAccessible( { inside: 'main' } );
			await picture( `wheel-${ input }-rtl-${ state }` );
		} );
	} );

	test( `on a dark section, ${ input }: every state is accessible`, async ( {
		page,
		publishWheel,
		publishPage,
		expectAccessible,
		picture,
	} ) => {
		const { id } = await publishWheel( { input } );
		const { link } = await publishPage( {
			content: `<!-- wp:group {"style":{"color":{"background":"#14161f","text":"#f4f1ea"}}} --><div class="wp-block-group has-text-color has-background" style="color:#f4f1ea;background-color:#14161f"><!-- wp:rueda/wheel {"wheelId":${ id },"mode":"inline"} /--></div><!-- /wp:group -->`,
		} );
		await page.goto( link );
		await walk( page, new Visitor( page ), input, async ( state ) => {
			await expectAccessible( { inside: '.wp-block-rueda-wheel' } );
			await picture( `wheel-${ input }-dark-${ state }` );
		} );
	} );
}

test( 'in Spanish, nothing is left in English', async ( {
	page,
	server,
	openWheel,
	expectAccessible,
	picture,
} ) => {
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
		/\b(the|your|you|area|areas|skip|back|review|next|start|answer|answers|wheel|loading|rating|numbers)\b/i;
	await walk( page, new Visitor( page ), 'likert', async ( state ) => {
		const words = await page
			.locator( '.wp-block-rueda-wheel' )
			.evaluate( ( root: HTMLElement ) =>
				[
					root.innerText,
					...Array.from(
						root.querySelectorAll(
							'[aria-label], [aria-valuetext]'
						)
					).flatMap( ( element ) => [
						element.getAttribute( 'aria-label' ),
						element.getAttribute( 'aria-valuetext' ),
					] ),
				].join( ' ' )
			);
		expect( english.exec( words )?.[ 0 ] ).toBeUndefined();
		await noSidewaysScroll( page );
		await expectAccessible( { inside: 'main' } );
		await picture( `wheel-es-${ state }` );
	} );
} );

for ( const mode of [ 'popup', 'fullwidth' ] as const ) {
	test( `the dialog fits a phone, light and dark: ${ mode }`, async ( {
		page,
		openWheel,
		expectAccessible,
		picture,
	} ) => {
		await page.setViewportSize( { width: 320, height: 700 } );
		await openWheel( { mode } );
		await page.locator( '[data-rueda-press="open"]' ).click();
		await walk(
			page,
			new Visitor( page.getByRole( 'dialog' ) ),
			'likert',
			async ( state ) => {
				await noSidewaysScroll( page );
				await expectAccessible();
				await picture( `wheel-${ mode }-phone-${ state }` );
			}
		);
	} );
}

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	for ( const mode of [ 'inline', 'popup' ] as const ) {
		test( `all areas are asked at once, and the answer is a result: ${ mode }`, async ( {
			page,
			openWheel,
			picture,
		} ) => {
			await openWheel( { mode } );
			await expect(
				page.getByRole( 'button', { name: 'Start Assessment' } )
			).toBeHidden();
			for ( const [ label, rating ] of [
				[ 'Health', '7' ],
				[ 'Friends', "Skip this area - it's not important to me" ],
				[ 'Work', '10' ],
				[ 'Money', '2' ],
			] as const ) {
				await page
					.getByRole( 'group', { name: label } )
					.getByRole( 'radio', { name: rating, exact: true } )
					.check();
			}
			await picture( `wheel-without-javascript-${ mode }` );
			await page.getByRole( 'button', { name: 'Show my wheel' } ).click();
			await expect(
				page.getByText( 'Strongest: Work. Room to grow: Money.' )
			).toBeVisible();
			expect( await new Visitor( page ).rows() ).toEqual( [
				'Health 7',
				'Work 10',
				'Money 2',
			] );
		} );
	}
} );
