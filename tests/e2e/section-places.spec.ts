/** Stretched sections in places that change: other windows, zoomed parts of a page, sections, paper. */
import { expect, test } from './fixtures';
import { farBelow } from './fixtures/markup';
import {
	edgesOf,
	expectFullWidth,
	html,
	inSideColumn,
	paragraph,
	section,
	sections,
} from './fixtures/section';

test( 'X6: a section reaches both edges from inside of what is zoomed or made smaller, and fits the paper', async ( {
	page,
	publishPage,
} ) => {
	const around = ( style: string, content: string ): string =>
		html( `<div style="${ style }">` ) + content + html( '</div>' );
	const stretched = section( { stretch_element: 'yes' }, paragraph( 'W' ) );
	const { link } = await publishPage( {
		content:
			around( 'zoom:1.5', stretched ) +
			around( 'transform:scale(.8)', inSideColumn( stretched ) ) +
			farBelow,
	} );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.goto( link );
	for ( const one of await sections( page ).all() ) {
		const { page: edges } = await edgesOf( one );
		await expect
			.poll( async () => ( await edgesOf( one ) ).is )
			.toEqual( edges );
	}

	await page.emulateMedia( { media: 'print' } );
	const first = sections( page ).first();
	const own = await first.evaluate( ( { clientWidth } ) => clientWidth );
	expect( own ).toBe(
		await first.evaluate(
			( { parentElement } ) => parentElement?.clientWidth
		)
	);
} );

test( 'X8: a section that nobody has scrolled to is as wide as the page after a change of the window, and so is one inside of it', async ( {
	page,
	publishPage,
} ) => {
	const stretched = ( content: string ): string =>
		section( { stretch_element: 'yes' }, content );
	const { link } = await publishPage( {
		content:
			farBelow +
			stretched( paragraph( 'Outer' ) + stretched( paragraph( 'In' ) ) ) +
			farBelow,
	} );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.goto( link );
	for ( const width of [ 900, 1200, 500, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		for ( const one of await sections( page ).all() ) {
			await expectFullWidth( one );
		}
	}
} );
