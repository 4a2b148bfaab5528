import { fill } from '../rules/announce';
import type { Picker } from '../rules/controls';
import { createButton } from './button';
import { CLASSES, showsOne } from './config';
import { nameOf } from './slides';
import type { Stage } from './stage';

/** Where the carousel stands. */
export interface Place {
	/** How many places there are to stop at, and the number of this one. */
	readonly stops: number;
	readonly stop: number;
	/** The number of the first slide in view, and by how many it moves. */
	readonly slide: number;
	readonly scroll: number;
}

/** A bullet's size, in px: that of a finger's target. */
const BULLET = 24;

/** Bullets that do not fit in one line are no help: a number is. */
export const kindFor = ( kind: Picker, stops: number, room: number ): Picker =>
	kind === 'bullets' && stops * BULLET > room ? 'fraction' : kind;

export function showPlace(
	picker: HTMLElement,
	kind: Picker,
	place: Place,
	stage: Stage,
	onPick: ( stop: number ) => void
): void {
	const drawn = `${ kind } ${ place.stops } ${ place.scroll }`;
	// Bullets are drawn anew only when there are others, so that the focus stays on them.
	if ( picker.dataset[ 'drawn' ] !== drawn ) {
		picker.dataset[ 'drawn' ] = drawn;
		picker.dataset[ 'kind' ] = kind;
		draw( picker, kind, place, stage, onPick );
	}
	if ( kind === 'bullets' ) {
		markCurrent( picker, place.stop, showsOne( stage.settings ) );
	} else if ( kind === 'progressbar' ) {
		picker.style.setProperty(
			'--rueda-carousel-done',
			String( ( place.stop + 1 ) / place.stops )
		);
	} else {
		const [ seen, heard ] = picker.children;
		const [ number, count ] = [ place.slide + 1, stage.slides.length ];
		seen?.replaceChildren( `${ number } / ${ count }` );
		heard?.replaceChildren( fill( stage.texts.slideOf, number, count ) );
	}
}

function draw(
	picker: HTMLElement,
	kind: Picker,
	{ stops, scroll }: Place,
	{ settings, texts, slides }: Stage,
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

/** One Tab stop for all bullets: the current one. */
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
