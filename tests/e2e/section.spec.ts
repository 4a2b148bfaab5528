/** Stretched sections and moving pictures, on windows whose scrollbars take room. */
import type { Locator } from '@playwright/test';
import chromiumArguments from '../../tools/test/chromium-arguments.json';
import { expect, test } from './fixtures';
import { farBelow } from './fixtures/markup';
import {
	edgesOf,
	expectFullWidth,
	html,
	inSideColumn,
	paragraph,
	pictureOf,
	section,
	sections,
} from './fixtures/section';

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

test( 'X6 X10 X19: a section reaches both edges from any column, and nothing moves when its script comes @versions', async ( {
	page,
	network,
	publishPage,
	server,
	watchShifts,
} ) => {
	const shifts = await watchShifts();
	const letThrough = await network.hold( /\/chunks\// );
	const stretched = section(
		{ stretch_element: 'yes', style: { color: { background: '#12313a' } } },
		paragraph( 'Wide' )
	);
	const content =
		paragraph( 'Before' ) +
		stretched +
		inSideColumn( stretched ) +
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
	for ( const one of await sections( page ).all() ) {
		await expectFullWidth( one );
	}

	// A scrollbar that comes late moves the whole page, with or without us.
	const steady = html( '<style>html{overflow-y:scroll}</style>' );
	const { link: another } = await publishPage( {
		content: steady + content,
	} );
	await page.goto( another, { waitUntil: 'domcontentloaded' } );
	const came = page.waitForResponse( /chunks\/section/ );
	letThrough();
	await came;
	for ( const one of await sections( page ).all() ) {
		await expectFullWidth( one );
	}
	expect( await shifts() ).toBe( 0 );

	for ( const direction of [ 'ltr', 'rtl' ] as const ) {
		await server.pretend( { direction } );
		await page.goto( link );
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 900 } );
			for ( const one of await sections( page ).all() ) {
				await expectFullWidth( one );
			}
		}
	}
} );

test( 'X7 X8 X9: what a page builder saved is read, obeyed again after each change, and undone', async ( {
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
				'<div id="narrow" style="width:300px">' +
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
	const at = ( id: string ) => page.locator( `#${ id }` );
	await expectFullWidth( at( 'stuck' ) );
	await expectFullWidth( at( 'invalid' ) );
	const narrow = await edgesOf( at( 'narrow' ) );
	expect( ( await edgesOf( at( 'own' ) ) ).is ).toEqual( narrow.is );
	for ( const id of [ 'no', 'broken' ] ) {
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
		at( 'no' ).evaluate( ( element, value ) => {
			element.dataset[ 'settings' ] = JSON.stringify( {
				stretch_element: value,
			} );
		}, yes );
	await set( 'yes' );
	await expectFullWidth( at( 'no' ) );
	await set( 'no' );
	await expect
		.poll( async () => ( await edgesOf( at( 'no' ) ) ).is )
		.toEqual( narrow.is );

	const disturb = () =>
		at( 'stuck' ).evaluate( ( { style } ) =>
			style.setProperty( '--stretch-width', '50px' )
		);
	await disturb();
	await page.evaluate( () =>
		document
			.querySelector( '#sticky' )
			?.dispatchEvent( new Event( 'sticky:stick' ) )
	);
	await expectFullWidth( at( 'stuck' ) );
	await disturb();
	await page.evaluate( () => {
		const { jQuery } = window as unknown as {
			jQuery: ( of: string ) => { trigger: ( type: string ) => void };
		};
		jQuery( '#sticky' ).trigger( 'sticky:unstick' );
	} );
	await expectFullWidth( at( 'stuck' ) );
	await disturb();
	await page.evaluate( () =>
		window.scrollTo( 0, document.body.scrollHeight / 2 )
	);
	await expectFullWidth( at( 'stuck' ) );
} );

interface Boxes {
	readonly section: { readonly top: number; readonly bottom: number };
	readonly picture: { readonly top: number; readonly bottom: number };
	readonly window: number;
}

const boxesOf = ( of: Locator ): Promise< Boxes > =>
	of.evaluate( ( root ) => {
		const box = ( element: Element | null ) => {
			const { top = 0, bottom = 0 } =
				element?.getBoundingClientRect() ?? {};
			return { top: Math.round( top ), bottom: Math.round( bottom ) };
		};
		return {
			section: box( root ),
			picture: box( root.querySelector( 'img' ) ),
			window: document.documentElement.clientHeight,
		};
	} );

function expectCovered( {
	section: whole,
	picture,
	window: height,
}: Boxes ): void {
	if ( whole.bottom > 0 && whole.top < height ) {
		expect( picture.top ).toBeLessThanOrEqual(
			Math.max( whole.top, 0 ) + 1
		);
		expect( picture.bottom ).toBeGreaterThanOrEqual(
			Math.min( whole.bottom, height ) - 1
		);
	}
}

const moving = ( url: string, speed: number ): string =>
	section(
		{ url, parallax: 'yes', speed, minHeight: 40 },
		paragraph( `Speed ${ speed }` )
	);

for ( const has of [ true, false ] ) {
	test( `X3 X4 X5: pictures move ${ has ? 'with the browser' : 'by our script' }, and stand still for who asks`, async ( {
		page,
		publishPage,
		baseURL,
		watchShifts,
	} ) => {
		const shifts = await watchShifts();
		const url = pictureOf( baseURL );
		await page.addInitScript( ( keep ) => {
			if ( ! keep ) {
				Reflect.deleteProperty( window, 'ViewTimeline' );
			}
		}, has );
		const { link } = await publishPage( {
			content:
				farBelow.replaceAll( '3000px', '500px' ) +
				[ -1, 0, 0.5, 1, 1.5, 2 ]
					.map( ( speed ) => moving( url, speed ) )
					.join( '' ) +
				farBelow,
		} );
		await page.goto( link );
		const all = await sections( page ).all();
		for ( const one of all ) {
			await one.scrollIntoViewIfNeeded();
			await expect( one ).toHaveClass( /is-moving/ );
		}
		expect( await shifts() ).toBe( 0 );
		const last = await page.evaluate(
			() => document.documentElement.scrollHeight - window.innerHeight
		);
		for ( let top = 0; top < Math.min( last, 4000 ); top += 450 ) {
			await page.evaluate( async ( to ) => {
				window.scrollTo( { top: to, behavior: 'instant' } );
				for ( let frame = 0; frame < 3; frame++ ) {
					await new Promise( requestAnimationFrame );
				}
			}, top );
			for ( const one of all ) {
				expectCovered( await boxesOf( one ) );
			}
		}
		// Speed 1 is no movement.
		const same = await boxesOf( sections( page ).nth( 3 ) );
		expect( same.picture ).toEqual( same.section );

		await page.evaluate( () => {
			document.documentElement.classList.add( 'rueda-a11y-stop-motion' );
			document.dispatchEvent(
				new CustomEvent( 'rueda:a11y-change', {
					detail: { motion: true },
				} )
			);
		} );
		for ( const one of all ) {
			await expect( one ).not.toHaveClass( /is-moving/ );
			const { picture, section: whole } = await boxesOf( one );
			expect( picture ).toEqual( whole );
		}
		await page.evaluate( () => {
			document.documentElement.classList.remove(
				'rueda-a11y-stop-motion'
			);
			document.dispatchEvent(
				new CustomEvent( 'rueda:a11y-change', { detail: {} } )
			);
		} );
		await expect( sections( page ).first() ).toHaveClass( /is-moving/ );
		await page.emulateMedia( { media: 'print' } );
		const printed = await boxesOf( sections( page ).first() );
		expect( printed.picture ).toEqual( printed.section );
		await page.emulateMedia( { media: 'screen', reducedMotion: 'reduce' } );
		await expect( sections( page ).first() ).not.toHaveClass( /is-moving/ );
	} );
}

test( 'X5: only sections that can be seen are measured while the page is scrolled', async ( {
	page,
	publishPage,
	baseURL,
} ) => {
	await page.addInitScript( () => {
		Reflect.deleteProperty( window, 'ViewTimeline' );
		const measured = new Set< string >();
		Object.assign( window, { measured } );
		// eslint-disable-next-line @typescript-eslint/unbound-method -- Called with the element below.
		const measure = Element.prototype.getBoundingClientRect;
		Element.prototype.getBoundingClientRect = function ( this: Element ) {
			if ( this.matches( '.wp-block-rueda-section' ) ) {
				measured.add( this.id );
			}
			return measure.call( this );
		};
	} );
	const named = ( anchor: string ) =>
		section(
			{
				url: pictureOf( baseURL ),
				parallax: 'yes',
				minHeight: 30,
				anchor,
			},
			paragraph( anchor )
		);
	const { link } = await publishPage( {
		content: named( 'first' ) + farBelow + named( 'second' ) + farBelow,
	} );
	await page.goto( link );
	for ( const id of [ 'second', 'first' ] ) {
		await page.locator( `#${ id }` ).scrollIntoViewIfNeeded();
		await expect( page.locator( `#${ id }` ) ).toHaveClass( /is-moving/ );
	}
	const seen = await page.evaluate( async () => {
		const { measured } = window as unknown as { measured: Set< string > };
		const frames = async () => {
			for ( let frame = 0; frame < 4; frame++ ) {
				await new Promise( requestAnimationFrame );
			}
		};
		await frames();
		measured.clear();
		window.scrollBy( { top: 20, behavior: 'instant' } );
		await frames();
		return [ ...measured ];
	} );
	expect( seen ).toEqual( [ 'first' ] );
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
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 700 } );
			await page.goto( link );
			await expect( page.getByText( 'Words over hills' ) ).toBeVisible();
			const picture = page.getByRole( 'img', { name: 'Hills' } );
			const { is, page: edges } = await edgesOf( picture );
			// The width of the scrollbar is hidden at both sides.
			await page.mouse.move( width / 2, 300 );
			await page.mouse.wheel( 100, 100 );
			await expect
				.poll( () => page.evaluate( () => window.scrollY ) )
				.toBeGreaterThan( 0 );
			expect( await page.evaluate( () => window.scrollX ) ).toBe( 0 );
			expect( is.left ).toBeLessThanOrEqual( 0 );
			expect( is.right ).toBeGreaterThanOrEqual( edges.right );
			const { picture: still, section: whole } = await boxesOf(
				sections( page )
			);
			expect( still ).toEqual( whole );
		}
	} );
} );
