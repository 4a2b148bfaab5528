/** Takes a picture of a page. */
import { copyFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from '../lib/paths.mjs';
import { speaker } from '../lib/say.mjs';

/** Space around the element, in pixels. */
const ROOM = 24;
const TARGET = path.join( ROOT, 'docs', 'pictures' );

/** The plugin directory shows these, in this order, with the words of readme.txt. */
const SCREENSHOTS = [
	'demonstration-home',
	'demonstration-result',
	'demonstration-report',
	'wheel-editor',
	'form-editor',
	'messages',
];

/** The names from the command line. Without any, all pictures are taken. */
export const NAMES = process.argv.slice( 2 );
export const wanted = ( name ) => NAMES.length === 0 || NAMES.includes( name );

const say = speaker();

/** Hides the surroundings of an element, which the picture's edges would cut. */
const ALONE = `
	body *:not( .rueda-in-picture, .rueda-in-picture * ) { visibility: hidden !important; }
	.rueda-in-picture { visibility: visible !important; }
`;

/** Saves a picture of the window or of a part of the page. */
export const keeper = ( page ) => async ( name, part ) => {
	if ( ! wanted( name ) ) {
		return;
	}
	// The mouse is moved away, so that no button is highlighted and no menu opens.
	const { width, height } = page.viewportSize();
	await page.mouse.move( width - 1, height - 1 );
	await page.screenshot( {
		path: path.join( TARGET, `${ name }.png` ),
		animations: 'disabled',
		...( part && { fullPage: true, ...( await part( page ) ) } ),
	} );
	say( `docs/pictures/${ name }.png` );
	if ( SCREENSHOTS.includes( name ) ) {
		copyFileSync(
			path.join( TARGET, `${ name }.png` ),
			path.join(
				ROOT,
				'.wordpress-org',
				`screenshot-${ SCREENSHOTS.indexOf( name ) + 1 }.png`
			)
		);
	}
};

/** An element without its surroundings. */
export const alone = ( element ) => async ( page ) => {
	await element.evaluate( ( { classList } ) =>
		classList.add( 'rueda-in-picture' )
	);
	const { x, y, width, height } = await placeOf( page, element );
	return {
		style: ALONE,
		// Focus rings and shadows reach beyond the box.
		clip: {
			x: x - ROOM,
			y: y - ROOM,
			width: width + 2 * ROOM,
			height: height + 2 * ROOM,
		},
	};
};

/** The page from its top to the end of an element. */
export const downTo = ( element ) => async ( page ) => {
	const { y, height } = await placeOf( page, element );
	const { width } = page.viewportSize();
	return { clip: { x: 0, y: 0, width, height: y + height + ROOM } };
};

/** The position on the page, not in the window. */
async function placeOf( page, element ) {
	const box = await element.boundingBox();
	return {
		...box,
		y: box.y + ( await page.evaluate( () => window.scrollY ) ),
	};
}
