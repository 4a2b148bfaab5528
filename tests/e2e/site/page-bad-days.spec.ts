/** Carousels, sections and masonries on bad days: too much in them, no room, no pictures, no code, and paper. */
import { expect, test } from '../fixtures';
import {
	OPTION,
	TOOLBAR,
	toggle,
	tool,
} from '../fixtures/accessibility-toolbar';
import {
	all,
	carousel,
	controls,
	expectInView,
	free,
	next,
	root,
	running,
} from '../fixtures/carousel';
import {
	html,
	masonry,
	paragraph,
	section,
	sections,
} from '../fixtures/section';

const NEVER = '/never.webp';
const gone =
	'<!-- wp:html --><img width="400" height="300" alt="A boat" src="/never.webp"><!-- /wp:html -->';
const cards = [ 90, 60, 30, 50 ]
	.map( ( height ) =>
		html( `<article style="height:${ height }px">Card</article>` )
	)
	.join( '' );

const overHills = ( site?: string ) =>
	section(
		{
			url: new URL(
				'/wp-content/plugins/rueda/assets/pictures/hills.webp',
				site
			).href,
			parallax: 'yes',
			stretch_element: 'yes',
		},
		paragraph( 'Words over hills' )
	);

test( 'carousels and pictures work with 200 slides, without width, on paper and with "save data"', async ( {
	page,
	publishPage,
	baseURL,
	picture,
} ) => {
	await test.step( 'a carousel with 200 slides works, and one without width starts once it has some', async () => {
		const slide = ( index: number ) =>
			`<!-- wp:rueda/slide --><!-- wp:heading {"level":3} --><h3 class="wp-block-heading">${ index }</h3><!-- /wp:heading --><!-- /wp:rueda/slide -->`;
		const many = `<!-- wp:rueda/carousel {"settings":{"label":"Many","speed":"0"}} -->${ Array.from(
			{ length: 200 },
			( _, index ) => slide( index + 1 )
		).join( '' ) }<!-- /wp:rueda/carousel -->`;
		const { link } = await publishPage( {
			content:
				many +
				html(
					'<div role="region" aria-label="Narrow" style="width:0">'
				) +
				carousel( { autoplay: 'yes' }, 5 ) +
				masonry( {}, cards ) +
				html( '</div>' ),
		} );
		await page.goto( link );
		const group = page.getByRole( 'group', { name: 'Many' } );
		const chosen = group.getByRole( 'option', { selected: true } );
		await expect( chosen ).toHaveText( '1 / 200' );
		await group.getByRole( 'button', { name: 'Previous slide' } ).click();
		await expect( chosen ).toHaveText( '200 / 200' );
		await expect( free( group ) ).toHaveCount( 3 );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth
			)
		).toBeLessThanOrEqual( 0 );

		const narrow = page.getByRole( 'region', { name: 'Narrow' } );
		await narrow.scrollIntoViewIfNeeded();
		await narrow.evaluate( ( { style } ) => ( style.width = '600px' ) );
		await root( page ).scrollIntoViewIfNeeded();
		await expect( next( root( page ) ) ).toBeVisible();
		await expect
			.poll( () =>
				free( root( page ) ).evaluateAll( ( slides ) =>
					slides.map( ( each ) => Math.round( each.clientWidth ) )
				)
			)
			.toEqual( [ 187, 187, 187 ] );
		const tops = await page
			.getByRole( 'article' )
			.evaluateAll( ( each ) =>
				each.map( ( card ) => card.getBoundingClientRect().top )
			);
		expect( Math.round( ( tops[ 3 ] ?? 0 ) - ( tops[ 0 ] ?? 0 ) ) ).toBe(
			120
		);
	} );

	await test.step( 'on paper there are all slides, a still picture behind its words, and each card', async () => {
		const { link } = await publishPage( {
			content:
				carousel( { offset_sides: 'both', autoplay: 'yes' }, 7 ) +
				overHills( baseURL ) +
				masonry( {}, cards ),
		} );
		await page.setViewportSize( { width: 794, height: 1123 } );
		await page.goto( link );
		await expect( running( page ) ).toBeVisible();
		await next( page ).click();
		await expectInView( page, 'B,C' );
		await page.emulateMedia( { media: 'print' } );
		const boxes = await all( page ).evaluateAll( ( each ) =>
			each.map( ( slide ) => {
				const { left, right, height } = slide.getBoundingClientRect();
				return (
					left >= 0 && right <= window.innerWidth + 1 && height > 0
				);
			} )
		);
		expect( boxes ).toEqual( Array( 7 ).fill( true ) );
		const order = await all( page ).evaluateAll( ( each ) =>
			each
				.map( ( slide ) => {
					const { left, top } = slide.getBoundingClientRect();
					const name = slide.querySelector( 'h3' )?.textContent ?? '';
					return { name, place: Math.round( top ) * 1000 + left };
				} )
				.sort( ( one, other ) => one.place - other.place )
				.map( ( { name } ) => name )
				.join( '' )
		);
		expect( order ).toBe( 'ABCDEFG' );
		await expect( next( page ) ).toBeHidden();
		await expect( page.getByText( 'Words over hills' ) ).toBeVisible();
		const [ still, whole ] = await sections( page ).evaluate( ( element ) =>
			[ element.querySelector( 'img' ), element ].map( ( each ) => {
				const box = each?.getBoundingClientRect();
				return [
					Math.round( box?.top ?? 0 ),
					Math.round( box?.height ?? 0 ),
				];
			} )
		);
		expect( still ).toEqual( whole );
		await picture( 'bad-days-print' );
		await page.emulateMedia( { media: 'screen' } );
	} );

	await test.step( 'X4 a picture stands still for a visitor who saves data', async () => {
		await page.addInitScript( () =>
			Object.defineProperty( navigator, 'connection', {
				value: { saveData: true },
			} )
		);
		const { link } = await publishPage( { content: overHills( baseURL ) } );
		const came = page.waitForResponse( /chunks\/parallax/ );
		await page.goto( link );
		await came;
		await expect( sections( page ) ).toHaveClass( /is-stretched/ );
		await expect( sections( page ) ).not.toHaveClass( /is-moving/ );
		const [ still, whole ] = await sections( page ).evaluate( ( element ) =>
			[ element.querySelector( 'img' ), element ].map(
				( each ) => each?.getBoundingClientRect().height
			)
		);
		expect( still ).toBe( whole );
	} );
} );

test( 'pages stay usable when pictures and code never load', async ( {
	page,
	publishPage,
	network,
	browserClock,
	baseURL,
	allowConsole,
	expectAccessible,
	picture,
} ) => {
	await test.step( 'pictures that never load keep their room, and everything else works', async () => {
		allowConsole( /Failed to load resource/ );
		const asked = network.record( /never\.webp/ );
		const give = await network.hang( /never\.webp/ );
		const { link } = await publishPage( {
			content:
				carousel( { speed: '0', lazyload: 'no' }, 5, {
					inside: gone,
				} ) +
				section(
					{ url: NEVER, parallax: 'yes', overlayColor: '#102030' },
					paragraph( 'Over a picture that is not there' )
				) +
				masonry( {}, cards ),
		} );
		// A file that never loads delays the page's load event.
		await page.goto( link, { waitUntil: 'domcontentloaded' } );
		await expectInView( page, 'A,B,C' );
		await next( page ).click();
		await expectInView( page, 'B,C,D' );
		const ratio = await all( page )
			.nth( 1 )
			.locator( 'img' )
			.evaluate(
				( { clientWidth, clientHeight } ) => clientWidth / clientHeight
			);
		expect( ratio ).toBeCloseTo( 4 / 3, 1 );
		const words = page.getByText( 'Over a picture that is not there' );
		await words.scrollIntoViewIfNeeded();
		await expect( words ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
		await expect( sections( page ) ).toHaveClass( /is-moving/ );
		expect( asked.length ).toBeGreaterThan( 0 );
		await picture( 'bad-days-pictures' );
		// Hanging requests are released only with the last of these rules.
		await give();
	} );

	await test.step( 'code that hangs: slides scroll and a line says so; pictures and cards stand still without a word', async () => {
		const chunks = /\/chunks\/(carousel|section|parallax|masonry)\./;
		const asked = network.record( chunks );
		const repair = await network.hang( chunks );
		const { link } = await publishPage( {
			content:
				carousel( {}, 5 ) + overHills( baseURL ) + masonry( {}, cards ),
		} );
		await page.setViewportSize( { width: 1280, height: 1400 } );
		await page.goto( link, { waitUntil: 'domcontentloaded' } );
		await expect.poll( () => asked.length ).toBeGreaterThan( 3 );
		await browserClock.fastForward( 10_500 );
		await expect(
			page.getByText( 'This is taking longer than usual.' )
		).toHaveCount( 1 );
		await page.getByRole( 'link', { name: 'Link E' } ).focus();
		await expect(
			page.getByRole( 'link', { name: 'Link E' } )
		).toBeInViewport();
		await expect( page.getByText( 'Words over hills' ) ).toBeVisible();
		await expectAccessible();
		await picture( 'bad-days-code' );

		// Then the browser gets the file.
		await repair();
		await expect( next( page ) ).toBeVisible();
		await expect(
			page.getByText( 'This is taking longer than usual.' )
		).toBeHidden();
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'slides, cards and the links of the toolbar are all there', async ( {
		page,
		publishPage,
		server,
		setOptions,
		picture,
	} ) => {
		await server.pretend( { theme: 'classic' } );
		await setOptions( {
			[ OPTION ]: { links: { help: { label: '', url: '/help' } } },
		} );
		const { link } = await publishPage( {
			content:
				TOOLBAR +
				carousel( { slides_to_show: '2' }, 5 ) +
				masonry( {}, cards ),
		} );
		await page.goto( link );

		await test.step( 'A28: the links and the skip link work, tools are not shown', async () => {
			await expect(
				page.getByRole( 'link', { name: 'Help' } )
			).toBeVisible();
			await expect( toggle( page ) ).toBeHidden();
			await expect( tool( page, 'Grayscale' ) ).toBeHidden();
			await page.keyboard.press( 'Tab' );
			await expect(
				page.getByRole( 'link', { name: 'Skip to content' } )
			).toBeFocused();
		} );

		await test.step( 'cards stand in a plain grid, and nothing lies over anything', async () => {
			for ( const [ width, columns ] of [
				[ 320, 1 ],
				[ 768, 2 ],
				[ 1280, 3 ],
			] as const ) {
				await page.setViewportSize( { width, height: 900 } );
				const boxes = await page
					.getByRole( 'article' )
					.evaluateAll( ( each ) =>
						each.map( ( card ) => {
							const { x, y } = card.getBoundingClientRect();
							return { x, y };
						} )
					);
				expect( new Set( boxes.map( ( { x } ) => x ) ).size ).toBe(
					columns
				);
				const tops = boxes.map( ( { y } ) => y );
				expect( tops ).toEqual( [ ...tops ].sort( ( a, b ) => a - b ) );
			}
		} );

		await test.step( 'C38 C40 the row scrolls and snaps, and every slide can be read and printed', async () => {
			const viewport = page.getByRole( 'group', {
				name: 'Slides',
				exact: true,
			} );
			await expect( viewport ).toHaveAttribute( 'tabindex', '0' );
			await expect( viewport ).toHaveCSS(
				'scroll-snap-type',
				'x mandatory'
			);
			await expect( all( page ) ).toHaveCount( 5 );
			await viewport.focus();
			await page.keyboard.press( 'ArrowRight' );
			const last = page.getByRole( 'link', { name: 'Link E' } );
			await last.focus();
			await expect( last ).toBeInViewport();
			await expect( controls( page ) ).toBeHidden();
			await picture( 'carousel-no-script', page );
			await page.emulateMedia( { media: 'print' } );
			await expect(
				page.getByRole( 'heading', { name: 'E', exact: true } )
			).toBeInViewport();
		} );
	} );
} );
