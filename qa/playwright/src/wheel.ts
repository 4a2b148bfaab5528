import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from './base';
import { block } from './markup';
import type { Published } from './pages';

export { expect };

/** A chart follows a new window size after a moment. */
export const noSidewaysScroll = ( page: Page ) =>
	expect
		.poll( () =>
			page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		)
		.toBeLessThanOrEqual( 0 );

/** An area with the names of the public protocol. */
export interface AreaDraft {
	readonly label: string;
	readonly desc?: string;
	readonly lengendColor?: string;
	readonly isRequired?: boolean;
	readonly note?: boolean;
	readonly skipText?: string;
	readonly link?: string;
	readonly adviceLow?: string;
	readonly adviceLowLink?: string;
	readonly adviceMiddle?: string;
	readonly adviceHigh?: string;
}

export interface WheelDraft {
	readonly title?: string;
	readonly description?: string;
	readonly areas?: readonly AreaDraft[];
	readonly input?: 'likert' | 'slider';
	readonly asksWish?: boolean;
	readonly hasNextSteps?: boolean;
	readonly min?: number;
	readonly max?: number;
	readonly chartType?: string;
	readonly hidesScore?: boolean;
}

export interface Placement {
	readonly mode?: 'inline' | 'popup' | 'fullwidth' | 'full-width';
	readonly buttonLabel?: string;
	readonly popupLabel?: string;
}

export const areas: readonly AreaDraft[] = [
	{
		label: 'Health',
		desc: 'Sleep, food, movement: how does your <em>body</em> feel?',
		lengendColor: '#1DB53F',
	},
	{
		label: 'Friends',
		desc: 'The people you choose.',
		lengendColor: '#FF7134',
	},
	{ label: 'Work', lengendColor: '#2663FF' },
	{
		label: 'Money',
		desc: 'Is there enough, and is it calm?',
		lengendColor: '#811EFF',
	},
];

const contentOf = ( {
	description = 'How round is your life? Rate each area.',
	areas: list = areas,
}: WheelDraft ): string =>
	`<!-- wp:paragraph --><p>${ description }</p><!-- /wp:paragraph -->
<!-- wp:rueda/add-wheels -->${ list.map( ( area ) => block( 'rueda/area', area ) ).join( '' ) }<!-- /wp:rueda/add-wheels -->`;

export interface Fixtures {
	readonly publishWheel: ( draft?: WheelDraft ) => Promise< Published >;
	/** A page with that wheel, opened by the visitor. */
	readonly openWheel: (
		draft?: WheelDraft & Placement
	) => Promise< Published >;
	/** Opens a page with several wheels, and returns a visitor for each. */
	readonly openWheels: (
		...drafts: ReadonlyArray< WheelDraft & Placement >
	) => Promise< Visitor[] >;
	/** Like `openWheel`, and the visitor has pressed start. */
	readonly beginWheel: (
		draft?: WheelDraft & Placement
	) => Promise< Visitor >;
}

export const wheelCalls = /\/wp\/v2\/wheel\/\d+/;
export const missing = /Failed to load resource/;

export const test = base.extend< Fixtures >( {
	publishWheel: async ( { publish }, use ) => {
		await use( ( draft = {} ) =>
			publish( 'wheel', {
				title: draft.title ?? 'The wheel of life',
				content: contentOf( draft ),
				meta: {
					wheel_meta_input_type: draft.input ?? 'likert',
					wheel_meta_range_min: draft.min ?? 1,
					wheel_meta_range_max: draft.max ?? 10,
					wheel_chart_type: draft.chartType ?? 'polar-chart',
					wheel_meta_hide_score: draft.hidesScore ?? false,
					wheel_meta_wished: draft.asksWish ?? false,
					wheel_meta_next_steps: draft.hasNextSteps ?? false,
				},
			} )
		);
	},

	openWheel: async ( { page, publishPage, publishWheel }, use ) => {
		await use( async ( draft = {} ) => {
			const { id } = await publishWheel( draft );
			const published = await publishPage( {
				content: wheelBlock( id, draft ),
			} );
			await page.goto( published.link );
			return published;
		} );
	},

	openWheels: async ( { page, publishPage, publishWheel }, use ) => {
		await use( async ( ...drafts ) => {
			const blocks: string[] = [];
			for ( const draft of drafts ) {
				const { id } = await publishWheel( draft );
				blocks.push( wheelBlock( id, draft ) );
			}
			const { link } = await publishPage( {
				content: blocks.join( '' ),
			} );
			await page.goto( link );
			return drafts.map( ( _, at ) => new Visitor( rootOf( page, at ) ) );
		} );
	},

	beginWheel: async ( { page, openWheel }, use ) => {
		await use( async ( draft ) => {
			await openWheel( draft );
			const visitor = new Visitor( page );
			await visitor.start();
			return visitor;
		} );
	},
} );

/** A wheel's root has no role, so it is found by its class. */
export const rootOf = ( page: Page, at = 0 ): Locator =>
	page.locator( '.wp-block-rueda-wheel' ).nth( at );

/** The button that starts or opens a wheel, whatever its language and its author call it. */
export const buttonTo = (
	within: Page | Locator,
	action: 'start' | 'open'
): Locator => within.locator( `[data-rueda-press="${ action }"]` );

/** The intro's picture is hidden from listeners, so it is found by its class. */
export const introPicture = ( page: Page ): Locator =>
	page.locator( '.wp-block-rueda-wheel__image' );

export const wheelBlock = (
	wheelId: number,
	{ mode = 'inline', buttonLabel, popupLabel }: Placement = {}
): string => block( 'rueda/wheel', { wheelId, mode, buttonLabel, popupLabel } );

/** The drawn handle of a slider is hidden from listeners, so it is found by its class. */
export const drawnHandle = ( page: Page ): Locator =>
	page.locator( '.wp-block-rueda-wheel__thumb' );

/** What a visitor does with a wheel, or with one of several. */
export class Visitor {
	public constructor( public readonly within: Page | Locator ) {}

	public async start( name = 'Start Assessment' ): Promise< void > {
		await this.within.getByRole( 'button', { name } ).click();
	}

	/** Answers a scale or a slider; null skips. */
	public async answer(
		input: 'likert' | 'slider',
		...ratings: ReadonlyArray< number | null >
	): Promise< void > {
		for ( const rating of ratings ) {
			if ( rating === null ) {
				await this.skip.click();
			} else if ( input === 'likert' ) {
				await this.rate( rating );
			} else {
				await this.slide( rating );
			}
		}
	}

	public heading( name: string ): Locator {
		return this.within.getByRole( 'heading', { name } );
	}

	/** The button of a scale. */
	public choice( rating: number ): Locator {
		return this.within.getByRole( 'radio', {
			name: String( rating ),
			exact: true,
		} );
	}

	/** What is drawn around the radio button of a rating, and pressed by a hand. */
	public choiceBox( rating: number ): Locator {
		return this.choice( rating ).locator( '..' );
	}

	public async rate( ...ratings: number[] ): Promise< void > {
		for ( const rating of ratings ) {
			await this.choice( rating ).click();
		}
	}

	public get slider(): Locator {
		return this.within.getByRole( 'slider' );
	}

	public async slide( ...ratings: number[] ): Promise< void > {
		for ( const rating of ratings ) {
			await this.slider.fill( String( rating ) );
			await this.press( 'Next' );
		}
	}

	public async press( name: string ): Promise< void > {
		await this.within.getByRole( 'button', { name, exact: true } ).click();
	}

	public get skip(): Locator {
		return this.within.getByRole( 'button', { name: /^Skip this area/ } );
	}

	/** The rows of the table beside the chart, as screen readers read them. */
	public rows(): Promise< string[] > {
		return (
			this.within
				.getByRole( 'table', { name: 'Your ratings' } )
				.getByRole( 'row' )
				// Without the column headings.
				.filter( { hasText: /\d/ } )
				.allInnerTexts()
				.then( ( rows ) =>
					rows.map( ( row ) => row.replace( /\s+/g, ' ' ).trim() )
				)
		);
	}
}
