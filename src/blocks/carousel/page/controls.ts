import { tellStatus } from '../../../frontend/values/block-status';
import { controlsOf } from '../rules/controls';
import { createButton, drawShape } from './button';
import { CLASSES } from './config';
import { kindFor, showPlace } from './picker';
import type { Place } from './picker';
import type { Carousel } from './carousel';

export interface Presses {
	readonly back: () => void;
	readonly forward: () => void;
	readonly stop: ( stop: number ) => void;
	readonly rotation: () => void;
}

export interface Controls {
	readonly picker: HTMLElement;
	readonly show: ( place: Place, isFirst: boolean, isLast: boolean ) => void;
	/** Null if there is nothing to start or stop. */
	readonly showRotation: ( isMoving: boolean | null ) => void;
	/** Moves the focus to the current bullet if it is on a bullet. */
	readonly followFocus: () => void;
}

/** The width of an arrow or the rotation button, in px, with the space beside it. */
const BUTTON = 52;

export function createControls(
	carousel: Carousel,
	presses: Presses
): Controls {
	const { root, bar, viewport, settings, texts } = carousel;
	const { arrows, picker: kind } = controlsOf( settings );
	const picker = document.createElement( 'div' );
	picker.className = `${ CLASSES.root }__picker`;

	const rotation = createButton( 'rotation', presses.rotation );
	const back = createButton( 'arrow', presses.back, texts.previous );
	const forward = createButton( 'arrow', presses.forward, texts.next );
	drawShape( back, 'back' );
	drawShape( forward, 'forward' );
	for ( const arrow of [ back, forward ] ) {
		arrow.setAttribute( 'aria-controls', viewport.id );
	}
	bar.replaceChildren(
		...( settings.autoplay ? [ rotation ] : [] ),
		...( arrows ? [ back, forward ] : [] ),
		picker
	);
	const beside = Number( settings.autoplay ) + 2 * Number( arrows );

	return {
		picker,
		show( place, isFirst, isLast ) {
			back.ariaDisabled = isFirst ? 'true' : null;
			forward.ariaDisabled = isLast ? 'true' : null;
			const room = bar.clientWidth - beside * BUTTON;
			const fitting = kindFor( kind, place.stops, room );
			showPlace( picker, fitting, place, carousel, presses.stop );
		},
		showRotation( isMoving ) {
			rotation.hidden = isMoving === null;
			rotation.ariaLabel = isMoving ? texts.stop : texts.start;
			drawShape( rotation, isMoving ? 'stop' : 'start' );
			const begun = isMoving ? 'running' : 'stopped';
			tellStatus< 'carousel' >(
				root,
				isMoving === null ? 'ready' : begun
			);
		},
		followFocus() {
			if ( picker.contains( picker.ownerDocument.activeElement ) ) {
				picker
					.querySelector< HTMLElement >( '[tabindex="0"]' )
					?.focus( { preventScroll: true } );
			}
		},
	};
}
