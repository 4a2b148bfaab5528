/** Every state of the wheel in light and dark, small and large, from right to left, in Spanish. */
import type { Locator, Page } from '@playwright/test';
import {
	drawnHandle,
	buttonTo,
	expect,
	noSidewaysScroll,
	rootOf,
	test,
	Visitor,
	wheelBlock,
} from '../fixtures/wheel';

/** From the intro to the result; `look` is called for each of the four states. */
async function walk(
	{ within }: Visitor,
	input: 'likert' | 'slider',
	look: ( state: State ) => Promise< void >
): Promise< void > {
	const visitor = new Visitor( within );
	const progress = within.getByRole( 'progressbar' );
	await look( 'intro' );
	await buttonTo( within, 'start' ).click();
	await expect( progress ).toBeVisible();
	await expect( within.locator( 'canvas' ) ).toBeVisible();
	await look( 'question' );
	await visitor.answer( input, 7 );
	await within.getByRole( 'button', { name: /^(Skip|Omitir)/ } ).click();
	await visitor.answer( input, 4 );
	await expect( progress ).toHaveAttribute( 'aria-valuenow', '4' );
	await look( 'last' );
	await visitor.answer( input, 9 );
	await expect( progress ).toBeHidden();
	await expect( within.locator( 'canvas' ) ).toBeVisible();
	await look( 'result' );
}

type State = 'intro' | 'question' | 'last' | 'result';

/** The states in which a slider looks different from a scale. */
const ofSlider: readonly State[] = [ 'question', 'last' ];

/** Gives the section around the wheel these colours, like a group block. */
const paint = ( root: Locator, background: string, ink: string ) =>
	root.evaluate(
		( { parentElement }: HTMLElement, [ back, front ] ) => {
			const style = parentElement?.style;
			style?.setProperty( 'background', back ?? '' );
			style?.setProperty( 'color', front ?? '' );
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
 * Looks at one page in several ways, where the browser's settings are enough. A way that changes only positions is
 * checked only in the states where positions matter.
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
	/** The states that axe checks. */
	readonly states: readonly State[];
}

const inputs = [
	[ 'likert', every ],
	[ 'slider', ofSlider ],
] as const;

test( 'light and dark, large and small, with less motion and few colours, every state is accessible and fits', async ( {
	page,
	publishWheel,
	publishPage,
	expectAccessible,
	picture,
} ) => {
	test.slow();
	const likert = await publishWheel( { input: 'likert' } );
	const slider = await publishWheel( { input: 'slider' } );
	const { link } = await publishPage( {
		content: inGroup( likert.id ) + inGroup( slider.id ),
	} );
	await page.goto( link );
	for ( const [ at, [ input, states ] ] of inputs.entries() ) {
		const root = rootOf( page, at );

		await test.step( input, () =>
			walk( new Visitor( root ), input, async ( state ) => {
				for ( const way of states.includes( state ) ? ways : [] ) {
					await page.emulateMedia( {
						reducedMotion: null,
						forcedColors: null,
						...way.media,
					} );
					await page.setViewportSize( {
						width: way.width,
						height: 900,
					} );
					await paint( root, way.paper ?? '', way.ink ?? '' );
					await noSidewaysScroll( page );
					await ( way.states.includes( state ) &&
						expectAccessible( {
							inside: `.wp-block-group:nth-of-type(${ at + 1 }) > .wp-block-rueda-wheel`,
						} ) );
					await picture(
						`wheel-${ input }-${ way.name }-${ state }`
					);
				}
			} )
		);
	}
} );

test( 'from right to left, every state is accessible and fits', async ( {
	page,
	server,
	openWheels,
	expectAccessible,
	picture,
} ) => {
	await server.pretend( { direction: 'rtl' } );
	await page.setViewportSize( { width: 320, height: 900 } );
	const draft = {
		title: 'عجلة الحياة',
		areas: [ 'الصحة', 'الأصدقاء', 'العمل', 'المال' ].map( ( label ) => ( {
			label,
		} ) ),
	};
	const visitors = await openWheels(
		{ ...draft, input: 'likert' },
		{ ...draft, input: 'slider' }
	);
	for ( const [ at, [ input, states ] ] of inputs.entries() ) {
		const visitor = visitors[ at ] ?? new Visitor( page );

		await test.step( input, () =>
			walk( visitor, input, async ( state ) => {
				await noSidewaysScroll( page );
				if ( input === 'likert' && state === 'question' ) {
					await expectArrowsToPoint( page, visitor );
				}
				// The smallest value is where reading begins.
				for ( const value of await drawnHandle( page ).all() ) {
					const [ thumb, track ] = await Promise.all( [
						value.boundingBox(),
						visitor.slider.boundingBox(),
					] );
					expect( middleOf( thumb ) ).toBeGreaterThan(
						middleOf( track )
					);
				}
				if ( states.includes( state ) ) {
					await expectAccessible();
					await picture( `wheel-${ input }-rtl-${ state }` );
				}
			} )
		);
	}
} );

/** From right to left, the arrows go where they point. */
async function expectArrowsToPoint(
	page: Page,
	visitor: Visitor
): Promise< void > {
	await visitor.choice( 5 ).focus();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( visitor.choice( 6 ) ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expect( visitor.choice( 5 ) ).toBeFocused();
}

for ( const [ theme, pretence ] of [
	// WordPress's versions have different themes; one of the names is the darkest variation.
	[ 'dark-theme', { style: '{midnight,onyx}' } ],
	[ 'classic-theme', { theme: 'classic' } ],
] as const ) {
	test( `in a ${ theme }, every state is accessible and fits`, async ( {
		page,
		server,
		openWheels,
		expectAccessible,
		picture,
	} ) => {
		await server.pretend( pretence );
		const [ visitor, sliding ] = ( await openWheels(
			{},
			{ input: 'slider', mode: 'popup', buttonLabel: 'Begin' }
		) ) as [ Visitor, Visitor ];
		await walk( visitor, 'likert', async ( state ) => {
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
		await sliding.start();
		await sliding.start( 'Begin' );
		await expect( sliding.slider ).toBeVisible();
		await sliding.slide( 7 );
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
		const words = await rootOf( page ).evaluate( ( root: HTMLElement ) =>
			[
				root.innerText,
				...Array.from(
					root.querySelectorAll( '[aria-label], [aria-valuetext]' )
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
	const onward = page.getByRole( 'button', { name: 'Continuar' } );
	await walk( new Visitor( page ), 'likert', async ( state ) => {
		await look( state );
		if ( state === 'last' ) {
			await page.reload();
			await onward.hover();
			await look( 'paused' );
			await onward.click();
		}
	} );
} );

test( 'the dialogs of a wheel fit a phone in every state', async ( {
	page,
	openWheels,
	expectAccessible,
	picture,
} ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	const modes = [ 'popup', 'fullwidth' ] as const;
	const visitors = await openWheels(
		{ mode: 'popup' },
		{ mode: 'fullwidth' }
	);
	for ( const [ at, visitor ] of visitors.entries() ) {
		await test.step( `the dialog fits a phone: ${ modes[ at ] }`, async () => {
			await buttonTo( visitor.within, 'open' ).click();
			const dialog = page.getByRole( 'dialog' );
			await expect( dialog ).toBeVisible();
			await walk( new Visitor( dialog ), 'likert', async ( state ) => {
				await noSidewaysScroll( page );
				await expectAccessible( { inside: 'dialog' } );
				await picture( `wheel-${ modes[ at ] }-phone-${ state }` );
			} );
			await page.keyboard.press( 'Escape' );
		} );
	}
} );
