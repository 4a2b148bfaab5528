import { onMotionChange, wantsNoMotion } from '../../../frontend/ui/motion';
import { beginAutoplay, isMoving, nextAutoplay } from '../rules/autoplay';
import type { Autoplay, AutoplayEvent, Hold } from '../rules/autoplay';
import type { Settings } from '../rules/settings';

export interface Rotation {
	readonly send: ( event: AutoplayEvent ) => void;
	readonly hold: ( hold: Hold, isHeld: boolean ) => void;
	/** Whether the slides move by themselves: until somebody stops them, whatever holds them now. */
	readonly isRunning: () => boolean;
	readonly press: () => void;
}

interface Wishes {
	readonly root: HTMLElement;
	readonly settings: Settings;
	readonly signal: AbortSignal;
	/** The slide in view, the first of several. */
	readonly shown: () => HTMLElement | undefined;
	/** Moves on; false where it goes no further. */
	readonly advance: () => boolean;
	/** Begins anew where it goes no further. */
	readonly toFirst: () => void;
	/** Running, stopped, or null: nothing to move. */
	readonly onChange: ( isRunning: boolean | null ) => void;
}

/** How often it is asked whether a dialog is still open, in ms. */
const AGAIN = 500;
const STEPS = [ 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1 ];

const isDialogOpen = ( root: HTMLElement ): boolean => {
	const dialog = document.querySelector(
		'dialog:modal, [role="dialog"][aria-modal="true"]'
	);
	return !! dialog?.checkVisibility() && ! dialog.contains( root );
};

/** How long the slide in view is to stay, in ms. It may have a time of its own. */
const stayOf = ( { shown, settings }: Wishes ): number =>
	Number( shown()?.dataset[ 'duration' ] ) || settings.autoplaySpeed;

/** Null: there is nothing to start or stop. */
const runningOf = ( { mode }: Autoplay ): boolean | null =>
	mode === 'off' ? null : mode === 'running';

/** The slide in view gets its whole time again. */
const beginsAnew = (
	before: Autoplay,
	after: Autoplay,
	{ type }: AutoplayEvent
): boolean => isMoving( before ) !== isMoving( after ) || type === 'interacted';

/** The timer of the slides that move by themselves, and all that stops and holds it. */
export function createRotation( wishes: Wishes ): Rotation {
	const { root, signal } = wishes;
	let state = beginAutoplay( wishes.settings, wantsNoMotion() );
	let timer: ReturnType< typeof setTimeout > | undefined;

	const tick = (): void => {
		if ( isDialogOpen( root ) ) {
			hold( 'dialog', true );
			timer = setTimeout( lookAgain, AGAIN );
		} else if ( ! wishes.advance() ) {
			send( { type: 'ended' } );
		} else {
			restart();
		}
	};
	const lookAgain = (): void => {
		if ( isDialogOpen( root ) ) {
			timer = setTimeout( lookAgain, AGAIN );
		} else {
			hold( 'dialog', false );
		}
	};
	const restart = (): void => {
		clearTimeout( timer );
		if ( isMoving( state ) ) {
			timer = setTimeout( tick, stayOf( wishes ) );
		} else if ( state.holds.includes( 'dialog' ) ) {
			timer = setTimeout( lookAgain, AGAIN );
		}
	};
	const send = ( event: AutoplayEvent ): void => {
		const before = state;
		state = nextAutoplay( state, event );
		if ( beginsAnew( before, state, event ) ) {
			restart();
		}
		wishes.onChange( runningOf( state ) );
	};
	const hold = ( name: Hold, isHeld: boolean ): void =>
		send( { type: isHeld ? 'holdBegan' : 'holdEnded', hold: name } );

	listen( { root, signal, send, hold } );
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	hold( 'hidden', document.hidden );
	restart();

	return {
		send,
		hold,
		isRunning: () => state.mode === 'running',
		press() {
			if ( state.mode === 'running' ) {
				send( { type: 'stopPressed' } );
			} else {
				wishes.toFirst();
				send( { type: 'startPressed' } );
			}
		},
	};
}

interface Ears {
	readonly root: HTMLElement;
	readonly signal: AbortSignal;
	readonly send: Rotation[ 'send' ];
	readonly hold: Rotation[ 'hold' ];
}

/** All that holds and stops the slides. */
function listen( ears: Ears ): void {
	const { signal, send, hold } = ears;
	listenToMouse( ears );
	listenToFocus( ears );
	document.addEventListener(
		'visibilitychange',
		() => hold( 'hidden', document.hidden ),
		{ signal }
	);
	watchView( ears );
	const stopAsking = onMotionChange(
		() => wantsNoMotion() && send( { type: 'motionReduced' } )
	);
	signal.addEventListener( 'abort', stopAsking );
}

function listenToMouse( { root, signal, hold }: Ears ): void {
	const byMouse =
		( isHeld: boolean ) =>
		( { pointerType }: PointerEvent ) =>
			pointerType === 'mouse' && hold( 'pointer', isHeld );
	root.addEventListener( 'pointerenter', byMouse( true ), { signal } );
	root.addEventListener( 'pointerleave', byMouse( false ), { signal } );
	// The mouse may be there already: the first sign of it may have been what brought this script.
	hold(
		'pointer',
		root.matches( ':hover' ) &&
			window.matchMedia( '(hover: hover)' ).matches
	);
}

function listenToFocus( { root, signal, send }: Ears ): void {
	let isPressing = false;
	root.addEventListener( 'pointerdown', () => ( isPressing = true ), {
		signal,
		capture: true,
	} );
	document.addEventListener( 'pointerup', () => ( isPressing = false ), {
		signal,
	} );
	document.addEventListener( 'pointercancel', () => ( isPressing = false ), {
		signal,
	} );
	root.addEventListener(
		'focusin',
		( { target } ) => {
			// Text fields say that their focus is visible when they are clicked, too.
			if (
				! isPressing &&
				target instanceof Element &&
				target.matches( ':focus-visible' )
			) {
				send( { type: 'focusEntered' } );
			}
		},
		{ signal }
	);
	root.addEventListener(
		'focusout',
		( { relatedTarget } ) => {
			if ( ! (
				relatedTarget instanceof Node && root.contains( relatedTarget )
			) ) {
				send( { type: 'focusLeft' } );
			}
		},
		{ signal }
	);
}

/** Slides that nobody sees stand still. */
function watchView( { root, signal, hold }: Ears ): void {
	const near = new IntersectionObserver(
		( entries ) => {
			for ( const {
				intersectionRatio,
				intersectionRect,
				rootBounds,
			} of entries ) {
				// A tall one is never half in view, and fills the view.
				const fills =
					intersectionRect.height >=
					( rootBounds?.height ?? Infinity ) / 2;
				hold( 'away', intersectionRatio < 0.5 && ! fills );
			}
		},
		{ threshold: STEPS }
	);
	near.observe( root );
	signal.addEventListener( 'abort', () => near.disconnect() );
}
