import { onMotionChange, wantsNoMotion } from '../../../frontend/ui/motion';
import { beginAutoplay, isMoving, nextAutoplay } from '../rules/autoplay';
import type { AutoplayEvent, Hold } from '../rules/autoplay';
import type { Settings } from '../rules/settings';

interface Rotation {
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

/** How long a slide of its own time is to stay, in ms. */
const durationOf = ( slide: HTMLElement | undefined ): number =>
	Number( slide?.dataset[ 'duration' ] );

/** How often it is asked whether a dialog is still open, in ms. */
const AGAIN = 500;
const STEPS = [ 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1 ];

const isDialogOpen = ( root: HTMLElement ): boolean => {
	const dialog = document.querySelector(
		'dialog:modal, [role="dialog"][aria-modal="true"]'
	);
	return !! dialog?.checkVisibility() && ! dialog.contains( root );
};

/** The timer of the slides that move by themselves, and all that stops and holds it. */
export function createRotation( wishes: Wishes ): Rotation {
	const { root, signal, settings } = wishes;
	let state = beginAutoplay( settings, wantsNoMotion() );
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
			timer = setTimeout(
				tick,
				durationOf( wishes.shown() ) || settings.autoplaySpeed
			);
		} else if ( state.holds.includes( 'dialog' ) ) {
			timer = setTimeout( lookAgain, AGAIN );
		}
	};
	const send = ( event: AutoplayEvent ): void => {
		const before = state;
		state = nextAutoplay( state, event );
		if (
			isMoving( before ) !== isMoving( state ) ||
			event.type === 'interacted'
		) {
			restart();
		}
		wishes.onChange(
			state.mode === 'off' ? null : state.mode === 'running'
		);
	};
	const hold = ( name: Hold, isHeld: boolean ): void =>
		send( { type: isHeld ? 'holdBegan' : 'holdEnded', hold: name } );

	listen( root, signal, send, hold );
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
				return;
			}
			wishes.toFirst();
			send( { type: 'startPressed' } );
		},
	};
}

function listen(
	root: HTMLElement,
	signal: AbortSignal,
	send: Rotation[ 'send' ],
	hold: Rotation[ 'hold' ]
): void {
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
	document.addEventListener(
		'visibilitychange',
		() => hold( 'hidden', document.hidden ),
		{ signal }
	);

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
	const stopAsking = onMotionChange(
		() => wantsNoMotion() && send( { type: 'motionReduced' } )
	);
	signal.addEventListener( 'abort', () => {
		near.disconnect();
		stopAsking();
	} );
}
