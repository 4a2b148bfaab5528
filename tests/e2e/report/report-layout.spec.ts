/** Where the parts of a report's page are, on screens and in themes of all widths. */
import type { Locator, Page } from '@playwright/test';
import { saveReport } from '../fixtures/report';
import { allSharing } from '../fixtures/result';
import { areas, expect, test } from '../fixtures/wheel';

const advised = areas.map( ( area ) => ( {
	...area,
	adviceLow: `Begin small with ${ area.label.toLowerCase() }: one thing a week that you look forward to.`,
} ) );

test.describe( 'the report fills the width that it has', () => {
	/** The edges of the title, the wheel, the sentences and the list of areas. */
	const edges = async ( page: Page ) => {
		await expect(
			page.getByRole( 'button', { name: 'Share', exact: true } )
		).toBeVisible();
		const of = async ( part: Locator ) => {
			const {
				x,
				y,
				width: wide,
				height,
			} = ( await part.boundingBox() ) ?? {
				x: NaN,
				y: NaN,
				width: NaN,
				height: NaN,
			};
			return { left: x, right: x + wide, top: y, bottom: y + height };
		};
		return {
			head: await of(
				page.getByRole( 'heading', {
					level: 1,
					name: 'The wheel of life',
				} )
			),
			wheel: await of( page.getByRole( 'img', { name: /^Chart of/ } ) ),
			words: await of( page.getByText( /^Strongest: Friends/ ) ),
			list: await of(
				page.getByRole( 'region', { name: 'What your answers say' } )
			),
		};
	};

	test( 'on telephones, in block and classic themes, everything is one column from the title down', async ( {
		page,
		publishWheel,
		server,
	} ) => {
		const { id } = await publishWheel( { areas: advised } );
		const { link } = await saveReport( page, id, [ 7, 9, 2, 5 ] );
		for ( const pretence of [ {}, { theme: 'classic' } ] as const ) {
			await server.pretend( pretence );
			for ( const size of [ 320, 375 ] ) {
				await page.setViewportSize( { width: size, height: 800 } );
				await page.goto( link );
				const { head, wheel, words, list } = await edges( page );
				expect(
					await page.evaluate(
						() => document.documentElement.scrollWidth
					)
				).toBeLessThanOrEqual( size );
				expect( words.left ).toBeCloseTo( head.left, 0 );
				expect( list.left ).toBeCloseTo( head.left, 0 );
				expect( words.top ).toBeGreaterThan( wheel.bottom );
			}
		}
	} );

	test( 'no button stands alone below three others, in English and Spanish', async ( {
		page,
		publishWheel,
		server,
		setOptions,
	} ) => {
		await setOptions( allSharing );
		const { id } = await publishWheel( { areas: advised } );
		const { link } = await saveReport( page, id, [ 7, 9, 2, 5 ] );
		const ways =
			/^(Email My Wheel|Enviarme mi rueda|PDF|Picture|Imagen|Share|Compartir)$/;
		for ( const pretence of [
			{},
			{ theme: 'classic' },
			{ theme: 'classic', locale: 'es_ES' },
		] as const ) {
			await server.pretend( pretence );
			for ( const size of [ 375, 768, 1280, 1600 ] ) {
				await page.setViewportSize( { width: size, height: 900 } );
				await page.goto( link );
				await expect(
					page.getByRole( 'button', { name: ways } )
				).toHaveCount( 2 );
				const tops = await Promise.all(
					( await page.getByText( ways ).all() ).map(
						async ( way ) => ( await way.boundingBox() )?.y
					)
				);
				const rows = [ ...new Set( tops ) ].map(
					( top ) => tops.filter( ( other ) => other === top ).length
				);
				expect( [ '4', '2,2' ], `${ size }` ).toContain(
					rows.join( ',' )
				);
			}
		}
	} );

	test( 'in a theme with a sidebar for pages it stands beside it, as wide as a page', async ( {
		page,
		publishWheel,
		publishPage,
		server,
	} ) => {
		const { id } = await publishWheel( { areas: advised } );
		const { link } = await saveReport( page, id, [ 7, 9, 2, 5 ] );
		const other = await publishPage( { content: '<p>Some words</p>' } );
		for ( const direction of [ 'ltr', 'rtl' ] as const ) {
			await server.pretend( { theme: 'sidebar', direction } );
			await page.goto( other.link );
			const words = await page.getByText( 'Some words' ).boundingBox();
			await page.goto( link );
			const { wheel, list } = await edges( page );
			const sidebar = await page
				.getByRole( 'complementary' )
				.boundingBox();
			expect( list.left ).toBeCloseTo( words?.x ?? NaN, 0 );
			expect( list.right - list.left ).toBeCloseTo(
				words?.width ?? NaN,
				0
			);
			expect( sidebar?.y ).toBeLessThan( wheel.bottom );
			// The names stand around the wheel: the first one on its right in both directions.
			const name = await page
				.getByRole( 'button', { name: 'Health', exact: true } )
				.boundingBox();
			expect( name?.x ).toBeGreaterThan(
				( wheel.left + wheel.right ) / 2
			);
			expect( name?.x ).toBeLessThan( wheel.right + 20 );
			// What is in the list is as wide as it is.
			const rows = page
				.getByRole( 'region', { name: 'What your answers say' } )
				.getByRole( 'list' );
			expect( ( await rows.boundingBox() )?.width ).toBeCloseTo(
				list.right - list.left,
				0
			);
		}
	} );

	test( 'in a theme that puts marks before the items of lists, an area and its rating are one line', async ( {
		page,
		publishWheel,
		server,
	} ) => {
		const { id } = await publishWheel( { areas: advised } );
		const { link } = await saveReport( page, id, [ 7, 9, 2, 5 ] );
		await server.pretend( { theme: 'hard' } );
		await page.goto( link );
		const { list } = await edges( page );
		const [ name, rating ] = await Promise.all( [
			page
				.getByRole( 'heading', { level: 3, name: 'Work' } )
				.boundingBox(),
			page.getByText( '2 of 10' ).boundingBox(),
		] );
		expect( name?.x ).toBeCloseTo( list.left, 0 );
		expect( rating?.y ).toBeLessThan(
			( name?.y ?? NaN ) + ( name?.height ?? NaN )
		);
	} );

	test( 'on wider screens the words stand beside the wheel, and the list begins where the title does', async ( {
		page,
		publishWheel,
	} ) => {
		const { id } = await publishWheel( { areas: advised } );
		const { link } = await saveReport( page, id, [ 7, 9, 2, 5 ] );
		for ( const [ size, least ] of [
			[ 768, 640 ],
			[ 1280, 900 ],
			[ 1600, 900 ],
		] as const ) {
			await page.setViewportSize( { width: size, height: 900 } );
			await page.goto( link );
			const { head, wheel, words, list } = await edges( page );
			expect( words.left ).toBeGreaterThan( wheel.right );
			expect( words.top ).toBeLessThan( wheel.bottom );
			expect( list.left ).toBeCloseTo( head.left, 0 );
			expect( list.right - list.left ).toBeGreaterThan( least );
		}
	} );
} );
