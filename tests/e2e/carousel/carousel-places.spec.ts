/** rueda/carousel inside WordPress's own containers, and inside what themes and other blocks put around it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { labelled, running } from '../fixtures/carousel';
import {
	html,
	inSideColumn,
	masonry,
	paragraph,
	pictureOf,
	section,
} from '../fixtures/section';

const group = ( layout: object, content: string ): string =>
	`<!-- wp:group ${ JSON.stringify( { layout } ) } --><div class="wp-block-group">${ content }</div><!-- /wp:group -->`;

const row = ( content: string ): string =>
	group( { type: 'flex', flexWrap: 'nowrap' }, content );

const stack = ( content: string ): string =>
	group( { type: 'flex', orientation: 'vertical' }, content );

const beside = paragraph( 'Beside' );

const mediaAndText = ( picture: string, content: string ): string =>
	'<!-- wp:media-text {"mediaType":"image"} --><div class="wp-block-media-text is-stacked-on-mobile">' +
	`<figure class="wp-block-media-text__media"><img src="${ picture }" alt=""/></figure>` +
	`<div class="wp-block-media-text__content">${ content }</div></div><!-- /wp:media-text -->`;

const cover = ( content: string ): string =>
	'<!-- wp:cover {"overlayColor":"black","isUserOverlayColor":true,"contentPosition":"top left"} -->' +
	'<div class="wp-block-cover has-custom-content-position is-position-top-left">' +
	'<span aria-hidden="true" class="wp-block-cover__background has-black-background-color has-background-dim-100 has-background-dim"></span>' +
	`<div class="wp-block-cover__inner-container">${ content }</div></div><!-- /wp:cover -->`;

const details = ( content: string ): string =>
	`<!-- wp:details --><details class="wp-block-details"><summary>More</summary>${ content }</details><!-- /wp:details -->`;

const slide = ( content: string ): string =>
	`<!-- wp:rueda/slide -->${ content }<!-- /wp:rueda/slide -->`;

/** The carousel is alone there, so it is as wide as on the page itself. */
const ALONE: Readonly< Record< string, ( content: string ) => string > > = {
	Page: ( content ) => content,
	Row: row,
	Stack: stack,
	'Group in a Row': ( content ) =>
		row( group( { type: 'constrained' }, content ) ),
	'Stack in a Row': ( content ) => row( stack( content ) ),
	Details: details,
	Section: ( content ) => section( {}, content ),
	'As wide as its content': ( content ) =>
		html( '<div style="inline-size:fit-content">' ) +
		content +
		html( '</div>' ),
};

const OTHERS: typeof ALONE = {
	'Row with words': ( content ) => row( beside + content ),
	'Group in a Row with words': ( content ) =>
		row( beside + group( { type: 'default' }, content ) ),
	Grid: ( content ) =>
		group( { type: 'grid', columnCount: 2 }, beside + content ),
	Tracks: ( content ) =>
		html( '<div style="display:grid;grid-template-columns:1fr 1fr">' ) +
		beside +
		content +
		html( '</div>' ),
	Columns: inSideColumn,
	Cover: cover,
	Table: ( content ) =>
		html( '<table><tr><td>Beside</td><td>' ) +
		content +
		html( '</td></tr></table>' ),
	Masonry: ( content ) => masonry( {}, content + beside ),
};

/** The width of the first slide of each carousel, by its label, and how far the page can be scrolled sideways. */
interface Seen {
	readonly sideways: number;
	readonly slides: Readonly< Record< string, number > >;
}

/** Once nothing has changed its width for five frames. */
const seen = ( page: Page ): Promise< Seen > =>
	page.evaluate( async () => {
		const measure = () => ( {
			sideways:
				document.documentElement.scrollWidth -
				document.documentElement.clientWidth,
			slides: Object.fromEntries(
				Array.from(
					document.querySelectorAll(
						'.wp-block-rueda-carousel[aria-label]'
					),
					( root ) => [
						root.getAttribute( 'aria-label' ) ?? '',
						root
							.querySelector( '.wp-block-rueda-slide' )
							?.getBoundingClientRect().width ?? 0,
					]
				)
			),
		} );
		await document.fonts.ready;
		let [ now, same ] = [ measure(), 0 ];
		while ( same < 5 ) {
			await new Promise( requestAnimationFrame );
			const next = measure();
			same =
				JSON.stringify( next ) === JSON.stringify( now ) ? same + 1 : 0;
			now = next;
		}
		return now;
	} );

/** At the widths of a phone, a tablet and a computer. All carousels are near the window. */
async function seenAtAllWidths( page: Page ): Promise< readonly Seen[] > {
	const all: Seen[] = [];
	for ( const width of [ 375, 768, 1280 ] ) {
		await page.setViewportSize( { width, height: 9000 } );
		all.push( await seen( page ) );
	}
	return all;
}

test( '@versions wherever a carousel stands, its slides are as wide as without a script, and no page scrolls sideways', async ( {
	baseURL,
	network,
	page,
	picture,
	publishPage,
	server,
} ) => {
	const words = paragraph( 'A sentence that has to break somewhere.' );
	const carousel = ( label: string ): string =>
		labelled( label, {}, 5, words );
	const places = {
		...ALONE,
		...OTHERS,
		'Media & Text': ( content: string ) =>
			mediaAndText( pictureOf( baseURL ), content ),
		Slide: ( content: string ) =>
			`<!-- wp:rueda/carousel {"settings":{"label":"Slide"}} -->${ [
				content,
				...Array< string >( 4 ).fill( beside ),
			]
				.map( slide )
				.join( '' ) }<!-- /wp:rueda/carousel -->`,
	};
	const { link } = await publishPage( {
		content: Object.entries( places )
			.map( ( [ label, place ] ) => place( carousel( label ) ) )
			.join( '' ),
	} );

	const charts = network.record( /chunks\/(chart|drawing)\b/ );
	for ( const direction of [ 'ltr', 'rtl' ] as const ) {
		await test.step( direction, async () => {
			await server.pretend( { direction } );
			const letThrough = await network.hold( '**/chunks/carousel.*' );
			await page.setViewportSize( { width: 375, height: 9000 } );
			// The script that is held may be one that the page waits for.
			await page.goto( link, { waitUntil: 'domcontentloaded' } );
			await page.getByText( 'More', { exact: true } ).click();
			const before = await seenAtAllWidths( page );
			letThrough();
			// Only the class tells that the script has taken a carousel over.
			await expect( running( page ) ).toHaveCount(
				Object.keys( places ).length
			);
			await picture( `carousel-places-${ direction }` );
			const after = await seenAtAllWidths( page );

			expect( after ).toEqual( before );
			for ( const { sideways, slides } of after ) {
				expect( sideways ).toBe( 0 );
				expect( Object.keys( slides ).sort() ).toEqual(
					Object.keys( places ).sort()
				);
				const { Page: whole = 0 } = slides;
				expect( slides ).toMatchObject(
					Object.fromEntries(
						Object.keys( ALONE ).map( ( label ) => [
							label,
							whole,
						] )
					)
				);
				expect(
					Math.min( ...Object.values( slides ) )
				).toBeGreaterThan( 40 );
			}
		} );
	}

	await test.step( 'a page without charts loads no code for charts', () => {
		expect( charts ).toEqual( [] );
	} );
} );
