/** Pictures behind sections that move while a visitor scrolls. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { farBelow } from '../fixtures/markup';
import {
	type Box,
	type Boxes,
	boxesOf,
	movingSections,
	paragraph,
	pictureOf,
	section,
	sections,
} from '../fixtures/section';

const pictureBoxes = ( boxes: readonly Boxes[] ): Box[] =>
	boxes.map( ( { picture } ) => picture );
const wholeBoxes = ( boxes: readonly Boxes[] ): Box[] =>
	boxes.map( ( { section: whole } ) => whole );

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

/** Six sections, one below the other: they move, cover their area, and stand still for visitors who ask for that. */
async function expectMovement(
	page: Page,
	shifts: () => Promise< number >
): Promise< void > {
	const moving = movingSections( page );
	for ( const one of await sections( page ).all() ) {
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
		( await boxesOf( page ) ).forEach( expectCovered );
	}
	// Speed 1 does not move the image.
	const [ , , , same ] = await boxesOf( page );
	expect( same?.picture ).toEqual( same?.section );

	await page.evaluate( () => {
		document.documentElement.classList.add( 'rueda-a11y-stop-motion' );
		document.dispatchEvent(
			new CustomEvent( 'rueda:a11y-change', {
				detail: { motion: true },
			} )
		);
	} );
	await expect( moving ).toHaveCount( 0 );
	const still = await boxesOf( page );
	expect( pictureBoxes( still ) ).toEqual( wholeBoxes( still ) );
	await page.evaluate( () => {
		document.documentElement.classList.remove( 'rueda-a11y-stop-motion' );
		document.dispatchEvent(
			new CustomEvent( 'rueda:a11y-change', { detail: {} } )
		);
	} );
	await expect( sections( page ).first() ).toHaveClass( /is-moving/ );
	await page.emulateMedia( { media: 'print' } );
	const [ printed ] = await boxesOf( page );
	expect( printed?.picture ).toEqual( printed?.section );
	await page.emulateMedia( { media: 'screen', reducedMotion: 'reduce' } );
	await expect( sections( page ).first() ).not.toHaveClass( /is-moving/ );
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
}

test( 'X3 X4 X5: pictures behind sections move while scrolling, and stand still with "Stop motion"', async ( {
	page,
	publishPage,
	baseURL,
	watchShifts,
} ) => {
	const shifts = await watchShifts();
	const url = pictureOf( baseURL );
	const { link } = await publishPage( {
		content:
			farBelow.replaceAll( '3000px', '500px' ) +
			[ -1, 0, 0.5, 1, 1.5, 2 ]
				.map( ( speed ) =>
					section(
						{ url, parallax: 'yes', speed, minHeight: 40 },
						paragraph( `Speed ${ speed }` )
					)
				)
				.join( '' ) +
			farBelow,
	} );

	await test.step( 'X3 X4 X5: pictures move with the browser', async () => {
		await page.goto( link );
		await expectMovement( page, shifts );
	} );

	await test.step( 'X3 X4 X5: pictures move by our script', async () => {
		await page.addInitScript( () => {
			Reflect.deleteProperty( window, 'ViewTimeline' );
		} );
		await page.goto( link );
		await expectMovement( page, shifts );
	} );

	await test.step( 'X5: only sections that can be seen are measured while the page is scrolled', async () => {
		const named = ( anchor: string ) =>
			section(
				{ url, parallax: 'yes', minHeight: 30, anchor },
				paragraph( anchor )
			);
		const { link: apart } = await publishPage( {
			content: named( 'first' ) + farBelow + named( 'second' ) + farBelow,
		} );
		await page.goto( apart );
		for ( const id of [ 'second', 'first' ] ) {
			const target = sections( page ).filter( { hasText: id } );
			await target.scrollIntoViewIfNeeded();
			await expect( target ).toHaveClass( /is-moving/ );
		}
		const seen = await page.evaluate( async () => {
			const measured = new Set< string >();
			// eslint-disable-next-line @typescript-eslint/unbound-method -- Called with the element below.
			const measure = Element.prototype.getBoundingClientRect;
			const frames = async () => {
				for ( let frame = 0; frame < 4; frame++ ) {
					await new Promise( requestAnimationFrame );
				}
			};
			await frames();
			Element.prototype.getBoundingClientRect = function (
				this: Element
			) {
				if ( this.matches( '.wp-block-rueda-section' ) ) {
					measured.add( this.id );
				}
				return measure.call( this );
			};
			window.scrollBy( { top: 20, behavior: 'instant' } );
			await frames();
			return [ ...measured ];
		} );
		expect( seen ).toEqual( [ 'first' ] );
	} );
} );

test( 'an image starts to move once as much of its section is in view as the author set', async ( {
	page,
	publishPage,
	baseURL,
} ) => {
	const { link } = await publishPage( {
		content:
			farBelow +
			section(
				{
					url: pictureOf( baseURL ),
					parallax: 'yes',
					speed: 0,
					sensitivity: 2,
					minHeight: 50,
				},
				paragraph( 'Late' )
			) +
			farBelow,
	} );
	/** How far below its section's top the image begins while this share of the section is in view. */
	const offsetAt = async ( share: number ) => {
		await sections( page ).evaluate( async ( element, shown ) => {
			const { top, height } = element.getBoundingClientRect();
			window.scrollBy( {
				top: top - window.innerHeight + shown * height,
				behavior: 'instant',
			} );
			for ( let frame = 0; frame < 4; frame++ ) {
				await new Promise( requestAnimationFrame );
			}
		}, share );
		const [ boxes ] = await boxesOf( page );
		return ( boxes?.picture.top ?? 0 ) - ( boxes?.section.top ?? 0 );
	};

	const expectLateStart = async () => {
		await page.goto( link );
		await offsetAt( 0.1 );
		await expect( movingSections( page ) ).toHaveCount( 1 );
		const atFirst = await offsetAt( 0.1 );
		const far = async ( share: number ) =>
			Math.abs( ( await offsetAt( share ) ) - atFirst );
		expect( await far( 0.4 ) ).toBeLessThanOrEqual( 1 );
		expect( await far( 0.9 ) ).toBeGreaterThan( 50 );
	};
	await expectLateStart();
	// Without the browser's timelines our script moves the image.
	await page.addInitScript( () => {
		Reflect.deleteProperty( window, 'ViewTimeline' );
	} );
	await expectLateStart();
} );
