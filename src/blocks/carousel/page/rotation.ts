import { onFrameFocus } from '../../../frontend/ui/frame-focus';
import { onMotionChange, wantsNoMotion } from '../../../frontend/ui/motion';
import { beginAutoplay, isMoving, nextAutoplay } from '../rules/autoplay';
import type { Autoplay, AutoplayEvent, Hold } from '../rules/autoplay';
import type { Settings } from '../rules/settings';
import { CLASSES } from './config';

export interface Rotation {
	readonly send: ( event: AutoplayEvent ) => void;
	readonly hold: ( hold: Hold, isHeld: boolean ) => void;
	/** Whether the slides move by themselves until somebody stops them, even if they are held now. */
	readonly isRunning: () => boolean;
	readonly press: () => void;
}

interface RotationOptions {
	readonly root: HTMLElement;
	readonly settings: Settings;
	readonly signal: AbortSignal;
	/** The first slide in view. */
	readonly shown: () => HTMLElement | undefined;
	/** Moves on; false if there is no further slide. */
	readonly advance: () => boolean;
	/** Goes to the first slide if there is no further one. */
	readonly toFirst: () => void;
	/** Called with whether it is running, or null if nothing can move. */
	readonly onChange: ( isRunning: boolean | null ) => void;
}

/** In ms: how often it checks whether a dialog is still open. */
const AGAIN = 500;
const STEPS = [ 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1 ];

const DIALOGS =
	'dialog:modal, [role="dialog"][aria-modal="true"]:not([aria-hidden="true"], [inert])';

/** A click on these, or inside of them, belongs to what a visitor fills in. */
const USED = `.${ CLASSES.slide } :is(form, input, select, textarea, .wp-block-rueda-wheel)`;

/** Both names of each option, for older browsers. */
const VISIBLE = {
	checkVisibilityCSS: true,
	visibilityProperty: true,
	checkOpacity: true,
	opacityProperty: true,
};

/** Themes and other plugins keep closed dialogs in the page, hidden in several ways, so each dialog is looked at. */
const isDialogOpen = ( root: HTMLElement ): boolean =>
	[ ...document.querySelectorAll( DIALOGS ) ].some(
		( dialog ) =>
			dialog.checkVisibility( VISIBLE ) && ! dialog.contains( root )
	);

/** How long the current slide stays, in ms. A slide may have its own time. */
const stayOf = ( { shown, settings }: RotationOptions ): number =>
	Number( shown()?.dataset[ 'duration' ] ) || settings.autoplaySpeed;

/** Null if there is nothing to start or stop. */
const runningOf = ( { mode }: Autoplay ): boolean | null =>
	mode === 'off' ? null : mode === 'running';

/** Whether the current slide gets its whole time again. */
const beginsAnew = (
	before: Autoplay,
	after: Autoplay,
	{ type }: AutoplayEvent
): boolean => isMoving( before ) !== isMoving( after ) || type === 'interacted';

/** The timer of slides that move by themselves, and everything that stops or holds it. */
export function createRotation( options: RotationOptions ): Rotation {
	const { root, signal } = options;
	let state = beginAutoplay( options.settings, wantsNoMotion() );
	let timer: ReturnType< typeof setTimeout > | undefined;

	const tick = (): void => {
		if ( isDialogOpen( root ) ) {
			hold( 'dialog', true );
			timer = setTimeout( lookAgain, AGAIN );
		} else if ( ! options.advance() ) {
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
			timer = setTimeout( tick, stayOf( options ) );
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
		options.onChange( runningOf( state ) );
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
				options.toFirst();
				send( { type: 'startPressed' } );
			}
		},
	};
}

interface Listening {
	readonly root: HTMLElement;
	readonly signal: AbortSignal;
	readonly send: Rotation[ 'send' ];
	readonly hold: Rotation[ 'hold' ];
}

/** Listens to everything that holds or stops the slides. */
function listen( listening: Listening ): void {
	const { signal, send, hold } = listening;
	listenToMouse( listening );
	listenToFocus( listening );
	listenToUse( listening );
	document.addEventListener(
		'visibilitychange',
		() => hold( 'hidden', document.hidden ),
		{ signal }
	);
	watchView( listening );
	const stopAsking = onMotionChange(
		() => wantsNoMotion() && send( { type: 'motionReduced' } )
	);
	signal.addEventListener( 'abort', stopAsking );
}

function listenToMouse( { root, signal, hold }: Listening ): void {
	const byMouse =
		( isHeld: boolean ) =>
		( { pointerType }: PointerEvent ) =>
			pointerType === 'mouse' && hold( 'pointer', isHeld );
	root.addEventListener( 'pointerenter', byMouse( true ), { signal } );
	root.addEventListener( 'pointerleave', byMouse( false ), { signal } );
	// The pointer may be over the carousel already when this script loads.
	hold(
		'pointer',
		root.matches( ':hover' ) &&
			window.matchMedia( '(hover: hover)' ).matches
	);
}

function listenToFocus( { root, signal, send }: Listening ): void {
	root.addEventListener(
		'focusin',
		( { target } ) => {
			// Text fields match it when they are clicked, too, but buttons and links do not.
			if (
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

/** Whoever answers a form, writes or watches a video wants the slide to stay. */
function listenToUse( { root, signal, send }: Listening ): void {
	const used = ( { type, target }: Event ): void => {
		const isUse =
			type === 'input' ||
			( target instanceof HTMLMediaElement
				? // Videos that begin by themselves are decoration.
					type === 'play' && ! target.autoplay
				: target instanceof Element && target.closest( USED ) );
		if ( isUse ) {
			send( { type: 'used' } );
		}
	};
	for ( const type of [ 'input', 'click', 'play' ] ) {
		// In the capture phase, because `play` does not bubble and other scripts may end a click.
		root.addEventListener( type, used, { signal, capture: true } );
	}
	onFrameFocus(
		( frame ) => {
			if ( root.contains( frame ) ) {
				send( { type: 'used' } );
			}
		},
		{ signal }
	);
}

/** Slides out of view do not move. */
function watchView( { root, signal, hold }: Listening ): void {
	const near = new IntersectionObserver(
		( entries ) => {
			for ( const {
				intersectionRatio,
				intersectionRect,
				rootBounds,
			} of entries ) {
				// A tall slide is never half in view, but fills the window.
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
