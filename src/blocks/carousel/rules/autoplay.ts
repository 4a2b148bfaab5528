/** The state of slides that move by themselves. It has no clock; its user runs a timer while `isMoving` is true. */

/** What holds the slides while it lasts. */
export type Hold = 'pointer' | 'hidden' | 'away' | 'dialog' | 'transition';
/** Why they stopped until somebody starts them. */
export type Cause = 'button' | 'focus' | 'interaction' | 'motion' | 'end';

export interface Autoplay {
	/** `off` if it is not wanted or nothing can move. */
	readonly mode: 'off' | 'running' | 'stopped';
	readonly cause: Cause | null;
	readonly holds: readonly Hold[];
	readonly focusInside: boolean;
	/** Somebody has pressed Start, so pointer and focus do not hold the slides until Stop is pressed. */
	readonly insisted: boolean;
	readonly rules: Rules;
}

export interface Rules {
	readonly pauseOnHover: boolean;
	readonly pauseOnInteraction: boolean;
}

export type AutoplayEvent =
	| { readonly type: 'holdBegan' | 'holdEnded'; readonly hold: Hold }
	| {
			readonly type:
				| 'locked'
				| 'unlocked'
				| 'focusEntered'
				| 'focusLeft'
				| 'interacted'
				| 'used'
				| 'stopPressed'
				| 'startPressed'
				| 'motionReduced'
				| 'ended';
	  };

export function beginAutoplay( rules: Rules, noMotion: boolean ): Autoplay {
	return {
		mode: noMotion ? 'stopped' : 'running',
		cause: noMotion ? 'motion' : null,
		holds: [],
		focusInside: false,
		insisted: false,
		rules,
	};
}

/** Whether the timer runs now. */
export const isMoving = ( { mode, holds, insisted }: Autoplay ): boolean =>
	mode === 'running' &&
	holds.every( ( hold ) => insisted && hold === 'pointer' );

export function nextAutoplay(
	state: Autoplay,
	event: AutoplayEvent
): Autoplay {
	switch ( event.type ) {
		case 'holdBegan':
			return began( state, event.hold );
		case 'holdEnded':
			return ended( state, event.hold );
		case 'locked':
			return { ...state, mode: 'off' };
		case 'unlocked':
			return state.mode === 'off'
				? { ...state, mode: state.cause ? 'stopped' : 'running' }
				: state;
		case 'focusEntered':
			return state.insisted
				? { ...state, focusInside: true }
				: { ...stop( state, 'focus' ), focusInside: true };
		case 'focusLeft':
			return { ...state, focusInside: false };
		case 'interacted':
			return state.rules.pauseOnInteraction
				? stop( state, 'interaction' )
				: state;
		case 'used':
			return stop( state, 'interaction' );
		case 'stopPressed':
			return stop( state, 'button' );
		case 'startPressed':
			return state.mode === 'off'
				? state
				: { ...state, mode: 'running', cause: null, insisted: true };
		case 'motionReduced':
			return stop( state, 'motion' );
		case 'ended':
			return stop( state, 'end' );
	}
}

function began( state: Autoplay, hold: Hold ): Autoplay {
	const isIgnored = hold === 'pointer' && ! state.rules.pauseOnHover;
	return isIgnored || state.holds.includes( hold )
		? state
		: { ...state, holds: [ ...state.holds, hold ] };
}

function ended( state: Autoplay, hold: Hold ): Autoplay {
	const holds = state.holds.filter( ( other ) => other !== hold );
	const isBack =
		hold === 'pointer' &&
		state.mode === 'stopped' &&
		state.cause === 'focus' &&
		! state.focusInside;
	return isBack
		? { ...state, holds, mode: 'running', cause: null }
		: { ...state, holds };
}

/** A stronger cause replaces "focus", which ends when the pointer leaves. */
function stop( state: Autoplay, cause: Cause ): Autoplay {
	if ( state.mode === 'off' ) {
		return { ...state, cause: cause === 'focus' ? state.cause : cause };
	}
	if ( state.mode === 'stopped' && cause === 'focus' ) {
		return state;
	}
	return { ...state, mode: 'stopped', cause, insisted: false };
}
