/** How a picture of a page is taken. */
import path from 'node:path';

import { ROOT } from '../lib/paths.mjs';
import { speaker } from '../lib/say.mjs';

/** Pixels around what is shown. */
const ROOM = 24;
const TARGET = path.join( ROOT, 'docs', 'pictures' );

const say = speaker();

/** What stands around a part would be cut through at its edges. */
const ALONE = `
	body *:not( .rueda-in-picture, .rueda-in-picture * ) { visibility: hidden !important; }
	.rueda-in-picture { visibility: visible !important; }
`;

/** Writes down what the window shows, or a part of the page alone. */
export const keeper = ( page ) => {
	const wanted = process.argv.slice( 2 );
	return async ( name, of ) => {
		if ( wanted.length > 0 && ! wanted.includes( name ) ) {
			return;
		}
		// No button lights up under the mouse, and no menu opens.
		const { width, height } = page.viewportSize();
		await page.mouse.move( width - 1, height - 1 );
		await page.screenshot( {
			path: path.join( TARGET, `${ name }.png` ),
			animations: 'disabled',
			...( of && ( await clipOf( page, of ) ) ),
		} );
		say( `docs/pictures/${ name }.png` );
	};
};

async function clipOf( page, of ) {
	await of.evaluate( ( element ) =>
		element.classList.add( 'rueda-in-picture' )
	);
	const box = await of.boundingBox();
	const scrolled = await page.evaluate( () => window.scrollY );
	return {
		fullPage: true,
		style: ALONE,
		// Rings and shadows reach beyond the box.
		clip: {
			x: box.x - ROOM,
			y: box.y + scrolled - ROOM,
			width: box.width + 2 * ROOM,
			height: box.height + 2 * ROOM,
		},
	};
}
