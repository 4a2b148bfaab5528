/** The state of the toolbar, and what each press changes. */

export const SCHEMES = [
	'grayscale',
	'high-contrast',
	'negative-contrast',
	'light-background',
] as const;

export type Scheme = ( typeof SCHEMES )[ number ];

export interface State {
	/** In percent, 120 to 200; 0 is off. */
	readonly text: number;
	readonly scheme: Scheme | 'none';
	readonly underline: boolean;
	readonly font: boolean;
	readonly motion: boolean;
}

export type Action =
	| Scheme
	| 'resize-plus'
	| 'resize-minus'
	| 'links-underline'
	| 'readable-font'
	| 'stop-motion'
	| 'reset';

const SMALLEST = 120;
export const LARGEST = 200;
const STEP = 10;

export const OFF: State = {
	text: 0,
	scheme: 'none',
	underline: false,
	font: false,
	motion: false,
};

export function press( state: State, action: Action ): State {
	switch ( action ) {
		case 'resize-plus':
			return {
				...state,
				text: state.text
					? Math.min( LARGEST, state.text + STEP )
					: SMALLEST,
			};
		case 'resize-minus':
			return {
				...state,
				text: state.text > SMALLEST ? state.text - STEP : 0,
			};
		case 'links-underline':
			return { ...state, underline: ! state.underline };
		case 'readable-font':
			return { ...state, font: ! state.font };
		case 'stop-motion':
			return { ...state, motion: ! state.motion };
		case 'reset':
			return OFF;
		default:
			return {
				...state,
				scheme: state.scheme === action ? 'none' : action,
			};
	}
}

/** Whether an action's button shows as pressed; null for buttons that never do. */
export function isPressed( state: State, action: Action ): boolean | null {
	switch ( action ) {
		case 'resize-plus':
		case 'resize-minus':
		case 'reset':
			return null;
		case 'links-underline':
			return state.underline;
		case 'readable-font':
			return state.font;
		case 'stop-motion':
			return state.motion;
		default:
			return state.scheme === action;
	}
}

/** Whether another press would change nothing, because there is no larger or smaller size. */
export const isAtEnd = ( { text }: State, action: Action ): boolean =>
	( action === 'resize-plus' && text === LARGEST ) ||
	( action === 'resize-minus' && text === 0 );

/** Removes tools that the site has switched off since, because visitors could not undo them. */
export function without( state: State, off: readonly string[] ): State {
	const has = ( action: Action ): boolean => ! off.includes( action );
	return {
		text: has( 'resize-plus' ) || has( 'resize-minus' ) ? state.text : 0,
		scheme:
			state.scheme !== 'none' && has( state.scheme )
				? state.scheme
				: 'none',
		underline: state.underline && has( 'links-underline' ),
		font: state.font && has( 'readable-font' ),
		motion: state.motion && has( 'stop-motion' ),
	};
}

export const isLevel = ( text: unknown ): text is number =>
	typeof text === 'number' &&
	( text === 0 ||
		( text >= SMALLEST && text <= LARGEST && text % STEP === 0 ) );
