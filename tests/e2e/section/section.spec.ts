/** Stretched sections, on windows whose scrollbars take room. */
import type { Page } from '@playwright/test';
import chromiumArguments from '../../../tools/test/chromium-arguments.json';
import { expect, test } from '../fixtures';
import { carousel } from '../fixtures/carousel';
import { farBelow } from '../fixtures/markup';
import {
	boxesOf,
	edgesOf,
	expectFullWidth,
	html,
	inSideColumn,
	paragraph,
	pictureOf,
	section,
	sections,
} from '../fixtures/section';

test.use( {
	launchOptions: {
		...( process.env[ 'PW_CHROMIUM' ]
			? { executablePath: process.env[ 'PW_CHROMIUM' ] }
			: {} ),
		args: chromiumArguments,
		ignoreDefaultArgs: [ '--hide-scrollbars' ],
	},
} );

const WIDTHS = [ 320, 768, 1280 ];

const wide = ( content: string ): string =>
	section(
		{
			stretch_element: 'yes',
			style: { color: { background: '#12313a' } },
		},
		content
	);

async function expectAllFullWidth( page: Page ): Promise< void > {
	for ( const one of await sections( page ).all() ) {
		await expectFullWidth( one );
	}
}

test( 'X6 X10 X19: a section reaches both edges from any column, and nothing moves when its script comes @versions', async ( {
	page,
	network,
	publishPage,
	watchShifts,
} ) => {
	const shifts = await watchShifts();
	const letThrough = await network.hold( /\/chunks\// );
	const content =
		paragraph( 'Before' ) +
		wide( paragraph( 'Wide' ) ) +
		inSideColumn( wide( paragraph( 'Wide' ) ) ) +
		paragraph( 'After' ) +
		farBelow;
	const { link } = await publishPage( { content } );
	await page.setViewportSize( { width: 1280, height: 900 } );
	// What is held back delays the event of the whole page.
	await page.goto( link, { waitUntil: 'domcontentloaded' } );
	await expect
		.poll( () =>
			page.evaluate(
				() => window.innerWidth - document.documentElement.clientWidth
			)
		)
		.toBe( 15 );
	await expectAllFullWidth( page );

	// A late scrollbar would move the whole page.
	const steady = html( '<style>html{overflow-y:scroll}</style>' );
	const { link: another } = await publishPage( {
		content: steady + content,
	} );
	await page.goto( another, { waitUntil: 'domcontentloaded' } );
	const came = page.waitForResponse( /chunks\/section/ );
	letThrough();
	await came;
	await expectAllFullWidth( page );
	expect( await shifts() ).toBe( 0 );
} );

test( 'a section reaches both edges of any window, from inside of what is zoomed, and fits the paper', async ( {
	page,
	publishPage,
	server,
} ) => {
	const { link } = await publishPage( {
		content:
			wide( paragraph( 'Wide' ) ) +
			inSideColumn(
				wide( paragraph( 'Outer' ) + wide( paragraph( 'In' ) ) )
			) +
			farBelow +
			wide( paragraph( 'Outer' ) + wide( paragraph( 'In' ) ) ) +
			farBelow,
	} );

	await test.step( 'X8: a section out of view and one inside it are as wide as the page after the window has changed', async () => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( link );
		for ( const width of [ 900, 1200, 500, ...WIDTHS ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await expectAllFullWidth( page );
		}
	} );

	await test.step( 'X6 X10: a section reaches both edges from right to left, too', async () => {
		await server.pretend( { direction: 'rtl' } );
		await page.goto( link );
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 900 } );
			await expectAllFullWidth( page );
		}
		await server.pretend( { direction: 'ltr' } );
	} );

	await test.step( 'X6: a section reaches both edges from inside of what is zoomed or made smaller, and fits the paper', async () => {
		const around = ( style: string, content: string ): string =>
			html( `<div style="${ style }">` ) + content + html( '</div>' );
		const stretched = section(
			{ stretch_element: 'yes' },
			paragraph( 'W' )
		);
		const { link: zoomed } = await publishPage( {
			content:
				around( 'zoom:1.5', stretched ) +
				around( 'transform:scale(.8)', inSideColumn( stretched ) ) +
				farBelow,
		} );
		await page.goto( zoomed );
		for ( const one of await sections( page ).all() ) {
			const { page: edges } = await edgesOf( one );
			await expect
				.poll( async () => ( await edgesOf( one ) ).is )
				.toEqual( edges );
		}

		const { link: held } = await publishPage( {
			content: carousel( { slides_to_show: '1' }, 2, {
				inside: stretched,
			} ),
		} );
		await page.goto( held );
		// In a slide it keeps its place, because it would cover other slides.
		for ( const one of await sections( page ).all() ) {
			await expect
				.poll( () =>
					one.evaluate(
						( { clientWidth, parentElement } ) =>
							clientWidth === parentElement?.clientWidth
					)
				)
				.toBe( true );
		}

		await page.goto( zoomed );
		await page.emulateMedia( { media: 'print' } );
		const first = sections( page ).first();
		const own = await first.evaluate( ( { clientWidth } ) => clientWidth );
		expect( own ).toBe(
			await first.evaluate(
				( { parentElement } ) => parentElement?.clientWidth
			)
		);
	} );
} );

test( 'X7 X8 X9: stretched elements of a page builder follow their settings, after each change again', async ( {
	page,
	publishPage,
} ) => {
	const warnings: string[] = [];
	page.on(
		'console',
		( message ) =>
			message.type() === 'warning' && warnings.push( message.text() )
	);
	const { link } = await publishPage( {
		content:
			html(
				'<script src="/wp-includes/js/jquery/jquery.min.js"></script>'
			) +
			html(
				'<div id="narrow" role="region" aria-label="Narrow" style="width:300px">' +
					'<div id="no" style="--stretch-width:900px;--stretch-left:-40px" data-settings=\'{"stretch_element":"no"}\'>No</div>' +
					'<div id="broken" class="is-stretched" data-settings=\'{"stretch_element":"yes\'>Broken</div>' +
					'<div id="own" data-settings=\'{"stretch_element":"yes","stretch_container":"#narrow"}\'>Own</div>' +
					'<div id="invalid" data-settings=\'{"stretch_element":"yes","stretch_container":"#("}\'>Invalid</div></div>'
			) +
			html(
				'<div style="height:1500px"><div id="sticky" style="position:sticky;top:0">' +
					'<div id="stuck" data-settings=\'{"stretch_element":"yes"}\'>Stuck</div></div></div>'
			),
	} );
	await page.goto( link );
	const at = ( words: string ) => page.getByText( words, { exact: true } );
	await expectFullWidth( at( 'Stuck' ) );
	await expectFullWidth( at( 'Invalid' ) );
	const narrow = await edgesOf(
		page.getByRole( 'region', { name: 'Narrow' } )
	);
	expect( ( await edgesOf( at( 'Own' ) ) ).is ).toEqual( narrow.is );
	for ( const id of [ 'No', 'Broken' ] ) {
		await expect( at( id ) ).not.toHaveClass( /is-stretched/ );
		expect(
			await at( id ).evaluate( ( { style } ) =>
				style.getPropertyValue( '--stretch-width' )
			)
		).toBe( '' );
		expect( ( await edgesOf( at( id ) ) ).is ).toEqual( narrow.is );
	}
	expect(
		warnings.filter( ( text ) => text.startsWith( 'Rueda' ) )
	).toHaveLength( 1 );

	const set = ( yes: string ) =>
		at( 'No' ).evaluate( ( element, value ) => {
			element.dataset[ 'settings' ] = JSON.stringify( {
				stretch_element: value,
			} );
		}, yes );
	await set( 'yes' );
	await expectFullWidth( at( 'No' ) );
	await set( 'no' );
	await expect
		.poll( async () => ( await edgesOf( at( 'No' ) ) ).is )
		.toEqual( narrow.is );

	const disturb = () =>
		at( 'Stuck' ).evaluate( ( { style } ) =>
			style.setProperty( '--stretch-width', '50px' )
		);
	await disturb();
	await at( 'Stuck' ).evaluate( ( { parentElement } ) =>
		parentElement?.dispatchEvent( new Event( 'sticky:stick' ) )
	);
	await expectFullWidth( at( 'Stuck' ) );
	await disturb();
	await page.evaluate( () => {
		const { jQuery } = window as unknown as {
			jQuery: ( of: string ) => { trigger: ( type: string ) => void };
		};
		jQuery( '#sticky' ).trigger( 'sticky:unstick' );
	} );
	await expectFullWidth( at( 'Stuck' ) );
	await disturb();
	await page.evaluate( () =>
		window.scrollTo( 0, document.body.scrollHeight / 2 )
	);
	await expectFullWidth( at( 'Stuck' ) );
} );

test.describe( 'without a script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'X4 X10: a section is a still picture with its words, from edge to edge', async ( {
		page,
		publishPage,
		baseURL,
	} ) => {
		const { link } = await publishPage( {
			content:
				section(
					{
						url: pictureOf( baseURL ),
						alt: 'Hills',
						parallax: 'yes',
						stretch_element: 'yes',
					},
					paragraph( 'Words over hills' )
				) + farBelow,
		} );
		await page.goto( link );
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 700 } );
			await page.evaluate( () =>
				window.scrollTo( { top: 0, behavior: 'instant' } )
			);
			await expect( page.getByText( 'Words over hills' ) ).toBeVisible();
			const picture = page.getByRole( 'img', { name: 'Hills' } );
			const { is, page: edges } = await edgesOf( picture );
			// Both sides of the screenshot leave out the scrollbar.
			await page.mouse.move( width / 2, 300 );
			await page.mouse.wheel( 100, 100 );
			await expect
				.poll( () => page.evaluate( () => window.scrollY ) )
				.toBeGreaterThan( 0 );
			expect( await page.evaluate( () => window.scrollX ) ).toBe( 0 );
			expect( is.left ).toBeLessThanOrEqual( 0 );
			expect( is.right ).toBeGreaterThanOrEqual( edges.right );
			const [ boxes ] = await boxesOf( page );
			expect( boxes?.picture ).toEqual( boxes?.section );
		}
	} );

	test( 'in a column, a section is as wide as the column', async ( {
		page,
		publishPage,
	} ) => {
		const column = ( width: string, inside: string ) =>
			`<!-- wp:column {"width":"${ width }"} -->` +
			`<div class="wp-block-column" style="flex-basis:${ width }">${ inside }</div>` +
			'<!-- /wp:column -->';
		const { link } = await publishPage( {
			content: `<!-- wp:columns {"isStackedOnMobile":false} --><div class="wp-block-columns is-not-stacked-on-mobile">${ column(
				'40%',
				paragraph( 'First' )
			) }${ column(
				'60%',
				section(
					{ stretch_element: 'yes' },
					paragraph( 'Words in a column that must not be cut off' )
				)
			) }</div><!-- /wp:columns -->`,
		} );
		await page.setViewportSize( { width: 320, height: 700 } );
		await page.goto( link );
		const words = await page.getByText( 'Words in a column' ).boundingBox();
		expect( words?.x ).toBeGreaterThan( 100 );
		expect( ( words?.x ?? 0 ) + ( words?.width ?? 0 ) ).toBeLessThanOrEqual(
			320
		);
	} );
} );
