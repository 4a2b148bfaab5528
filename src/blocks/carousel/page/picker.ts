import { fill } from '../rules/announce';
import type { Picker } from '../rules/controls';
import { createButton } from './button';
import { CLASSES, showsOne } from './config';
import { nameOf } from './slides';
import type { Carousel } from './carousel';

/** The position of the carousel. */
export interface Place {
	/** The number of positions, and the current one. */
	readonly stops: number;
	readonly stop: number;
	/** The number of the first slide in view, and the number of slides of one move. */
	readonly slide: number;
	readonly scroll: number;
}

/** The size of a bullet in px, large enough for fingers. */
const BULLET = 24;

/** If the bullets do not fit in one line, a number is shown instead. */
export const kindFor = ( kind: Picker, stops: number, room: number ): Picker =>
	kind === 'bullets' && stops * BULLET > room ? 'fraction' : kind;

export function showPlace(
	picker: HTMLElement,
	kind: Picker,
	place: Place,
	carousel: Carousel,
	onPick: ( stop: number ) => void
): void {
	const drawn = `${ kind } ${ place.stops } ${ place.scroll }`;
	// Bullets are only rebuilt if their number changes, so that the focus stays.
	if ( picker.dataset[ 'drawn' ] !== drawn ) {
		picker.dataset[ 'drawn' ] = drawn;
		picker.dataset[ 'kind' ] = kind;
		draw( picker, kind, place, carousel, onPick );
	}
	if ( kind === 'bullets' ) {
		markCurrent( picker, place.stop, showsOne( carousel.settings ) );
	} else if ( kind === 'progressbar' ) {
		picker.style.setProperty(
			'--rueda-carousel-done',
			String( ( place.stop + 1 ) / place.stops )
		);
	} else {
		const [ seen, heard ] = picker.children;
		const [ number, count ] = [ place.slide + 1, carousel.slides.length ];
		seen?.replaceChildren( `${ number } / ${ count }` );
		heard?.replaceChildren( fill( carousel.texts.slideOf, number, count ) );
	}
}

function draw(
	picker: HTMLElement,
	kind: Picker,
	{ stops, scroll }: Place,
	{ settings, texts, slides }: Carousel,
	onPick: ( stop: number ) => void
): void {
	const parts: HTMLElement[] = [];
	picker.role = null;
	picker.ariaLabel = null;
	picker.ariaHidden = kind === 'progressbar' ? 'true' : null;
	if ( kind === 'bullets' ) {
		const asTabs = showsOne( settings );
		picker.role = asTabs ? 'tablist' : 'group';
		picker.ariaLabel = texts.choose;
		for ( let stop = 0; stop < stops; stop++ ) {
			const label = asTabs
				? nameOf( texts, slides, stop )
				: fill( texts.goTo, stop * scroll + 1 );
			const bullet = createButton(
				'bullet',
				() => onPick( stop ),
				label
			);
			if ( asTabs ) {
				bullet.role = 'tab';
				bullet.setAttribute(
					'aria-controls',
					slides[ stop ]?.id ?? ''
				);
			}
			parts.push( bullet );
		}
	} else {
		const seen = document.createElement( 'span' );
		const heard = document.createElement( 'span' );
		seen.ariaHidden = 'true';
		heard.className = `${ CLASSES.root }__heard`;
		parts.push( seen, heard );
	}
	picker.replaceChildren( ...parts );
}

/** Only the current bullet is in the Tab order. */
function markCurrent(
	picker: HTMLElement,
	stop: number,
	asTabs: boolean
): void {
	[ ...picker.children ].forEach( ( bullet, index ) => {
		const isCurrent = index === stop;
		bullet.setAttribute( 'tabindex', isCurrent ? '0' : '-1' );
		if ( asTabs ) {
			bullet.ariaSelected = String( isCurrent );
		} else {
			bullet.ariaCurrent = isCurrent ? 'true' : null;
			bullet.ariaDisabled = isCurrent ? 'true' : null;
		}
	} );
}
