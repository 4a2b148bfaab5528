import { announcement } from '../rules/announce';
import { CLASSES } from './config';
import { inView } from './position';
import type { Rotation } from './rotation';
import { titleOf } from './slides';
import type { Carousel } from './carousel';

/** Waits until the screen reader has announced the press itself. */
const PAUSE = 150;

export type Say = ( edge: 'first' | 'last' | null ) => void;

/** Returns a function that announces the slides in view, unless they move by themselves. */
export function createAnnouncer(
	carousel: Carousel,
	rotation: Rotation | null
): Say {
	const { root, slides, texts, signal } = carousel;
	const status = document.createElement( 'span' );
	status.role = 'status';
	status.className = `${ CLASSES.root }__heard`;
	root.append( status );
	signal.addEventListener( 'abort', () => status.remove() );
	return ( edge ) => {
		const shown = inView( carousel );
		setTimeout( () => {
			if ( ! rotation?.isRunning() ) {
				status.textContent = announcement( texts, {
					slides: shown.map( ( slide ) => slides.indexOf( slide ) ),
					count: slides.length,
					title: titleOf( shown[ 0 ] ),
					edge,
					language: root.ownerDocument.documentElement.lang || 'en',
				} );
			}
		}, PAUSE );
	};
}
