/** Every state of the wheel in light and dark, small and large, from right to left, in Spanish, with less of everything. */
import type { Page } from '@playwright/test';
import {
	expect,
	noSidewaysScroll,
	test,
	Visitor,
	wheelBlock,
} from './fixtures/wheel';

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
	// What the other plugin's button has saved is such a root, with colours of its author's.
	const older = `<!-- wp:wheeloflife/assesment-button --><style>#wheeloflife-blocks-style-a .wheeloflifeblks-button{background:#038181}</style><div id="wheeloflife-blocks-style-a"><div data-mode="fullwidth" class="wheelOfLifeRootAppSelector" data-wheel-id="${ id }" data-btn-label="Older" data-popup-lbl="Older" data-isblock="true"></div></div><!-- /wp:wheeloflife/assesment-button -->`;
	const { link } = await publishPage( {
		content: [ 'inline', 'popup' ]
			.map(
				( mode ) =>
					`<!-- wp:html --><div class="wheelOfLifeRootAppSelector" data-wheel-id="${ id }" data-mode="${ mode }" data-btn-label="Go" data-popup-lbl="Open"></div><!-- /wp:html -->`
			)
			.concat( older )
			.join( '' ),
	} );
	await page.goto( link );
	await expect( page.getByRole( 'button', { name: 'Older' } ) ).toHaveCSS(
		'background-color',
		'rgb(3, 129, 129)'
	);
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

/** From the intro to the result; `look` sees each of the four states. */
async function walk(
	page: Page,
	visitor: Visitor,
	input: 'likert' | 'slider',
	look: ( state: State ) => Promise< void >
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

type State = 'intro' | 'question' | 'last' | 'result';

/** The states in which a slider is another sight than a row of numbers. */
const ofSlider: readonly State[] = [ 'question', 'last' ];

/** The section around the wheel gets these colours, as an author gives them to a group. */
const paint = ( page: Page, background: string, ink: string ) =>
	page.locator( '.wp-block-group:has(> .wp-block-rueda-wheel)' ).evaluate(
		( { style }: HTMLElement, [ back, front ] ) => {
			style.background = back ?? '';
			style.color = front ?? '';
		},
		[ background, ink ]
	);

const middleOf = (
	box: { readonly x: number; readonly width: number } | null
): number => ( box?.x ?? NaN ) + ( box?.width ?? NaN ) / 2;

const inGroup = ( id: number ) =>
	`<!-- wp:group --><div class="wp-block-group">${ wheelBlock( id ) }</div><!-- /wp:group -->`;

const every: readonly State[] = [ 'intro', 'question', 'last', 'result' ];

/**
 * One page seen in different ways: what a browser can change needs no other page. Where a way changes neither colours
 * nor what there is, but only where it stands, it is enough to look at it where that matters.
 */
const ways: readonly Way[] = [
	{ name: 'light', width: 1280, states: every },
	{ name: 'tablet', width: 768, states: [] },
	{ name: 'phone', width: 320, states: every },
	{
		name: 'less-motion',
		width: 1280,
		media: { reducedMotion: 'reduce' },
		states: [ 'question' ],
	},
	{
		name: 'forced-colours',
		width: 1280,
		media: { forcedColors: 'active' },
		states: every,
	},
	{
		name: 'dark',
		width: 1280,
		ink: '#f4f1ea',
		paper: '#14161f',
		states: every,
	},
];

interface Way {
	readonly name: string;
	readonly width: number;
	readonly media?: Parameters< Page[ 'emulateMedia' ] >[ 0 ];
	readonly ink?: string;
	readonly paper?: string;
	/** Those in which axe looks. */
	readonly states: readonly State[];
}

for ( const [ input, states ] of [
	[ 'likert', every ],
	[ 'slider', ofSlider ],
] as const ) {
	test( `light and dark, large and small, with less motion and few colours, every state is accessible and fits: ${ input }`, async ( {
		page,
		publishWheel,
		publishPage,
		expectAccessible,
		picture,
	} ) => {
		test.slow();
		const { id } = await publishWheel( { input } );
		const { link } = await publishPage( { content: inGroup( id ) } );
		await page.goto( link );
		await walk( page, new Visitor( page ), input, async ( state ) => {
			for ( const way of states.includes( state ) ? ways : [] ) {
				await page.emulateMedia( {
					reducedMotion: null,
					forcedColors: null,
					...way.media,
				} );
				await page.setViewportSize( { width: way.width, height: 900 } );
				await paint( page, way.paper ?? '', way.ink ?? '' );
				await noSidewaysScroll( page );
				await ( way.states.includes( state ) &&
					expectAccessible( { inside: '.wp-block-rueda-wheel' } ) );
				await picture( `wheel-${ input }-${ way.name }-${ state }` );
			}
		} );
	} );

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
			// The smallest value lies where reading begins.
			for ( const value of await page.locator( '.range-number' ).all() ) {
				const [ thumb, track ] = await Promise.all( [
					value.boundingBox(),
					page.locator( '.meter-slider-track' ).boundingBox(),
				] );
				expect( middleOf( thumb ) ).toBeGreaterThan(
					middleOf( track )
				);
			}
			for ( const inside of states.includes( state ) ? [ 'main' ] : [] ) {
				await expectAccessible( { inside } );
				await picture( `wheel-${ input }-rtl-${ state }` );
			}
		} );
	} );
}

for ( const [ theme, pretence ] of [
	// Each version brings another theme; one of the two names is that theme's darkest variation.
	[ 'dark-theme', { style: '{midnight,onyx}' } ],
	[ 'classic-theme', { theme: 'classic' } ],
] as const ) {
	test( `in a ${ theme }, every state is accessible and fits`, async ( {
		page,
		server,
		openWheel,
		expectAccessible,
		picture,
	} ) => {
		await server.pretend( pretence );
		await openWheel();
		const visitor = new Visitor( page );
		await walk( page, visitor, 'likert', async ( state ) => {
			await noSidewaysScroll( page );
			await expectAccessible( { inside: '.wp-block-rueda-wheel' } );
			for ( const quiet of await page
				.locator( '.wp-block-rueda-wheel__quiet' )
				.all() ) {
				await expect( quiet ).toHaveCSS(
					'background-color',
					'rgba(0, 0, 0, 0)'
				);
			}
			await picture( `wheel-${ theme }-${ state }` );
		} );
		await openWheel( {
			input: 'slider',
			mode: 'popup',
			buttonLabel: 'Begin',
		} );
		await visitor.start();
		await visitor.start( 'Begin' );
		await expect( visitor.slider ).toBeVisible();
		await visitor.slide( 7 );
		await expectAccessible( { inside: 'dialog' } );
		await picture( `wheel-${ theme }-slider` );
	} );
}

test( 'in Spanish, nothing is left in English @versions', async ( {
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
		/\b(the|your|you|area|areas|skip|back|review|next|start|answer|answers|wheel|loading|rating|numbers|continue)\b/i;
	const look = async ( state: string ) => {
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
	};
	const visitor = new Visitor( page );
	await visitor.start( 'Comenzar' );
	await visitor.rate( 7 );
	await expect( visitor.heading( 'Amigos' ) ).toBeVisible();
	await page.reload();
	await page.getByRole( 'button', { name: 'Continuar' } ).hover();
	await look( 'paused' );
	await page.evaluate( () => sessionStorage.clear() );
	await page.reload();
	await walk( page, visitor, 'likert', look );
} );

for ( const mode of [ 'popup', 'fullwidth' ] as const ) {
	test( `the dialog fits a phone: ${ mode }`, async ( {
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
