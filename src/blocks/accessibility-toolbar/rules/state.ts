/** The state of the toolbar, and what each press changes. */
import { TOOLBAR_TOOLS } from '../../../definitions/toolbar-tools';
import { type StoredName, storedName } from './stored-name';

type Tool = ( typeof TOOLBAR_TOOLS )[ number ];
export type Action = Tool[ 'id' ];
export type Scheme = Extract< Tool, { kind: 'scheme' } >[ 'id' ];

type SwitchTool = Extract< Tool, { kind: 'switch' } > & {
	readonly isOptional?: true;
};

export type State = Readonly<
	Record< StoredName< SwitchTool[ 'id' ] >, boolean >
> & {
	/** In percent, 120 to 200; 0 is off. */
	readonly text: number;
	readonly scheme: Scheme | 'none';
};

export const SCHEMES = TOOLBAR_TOOLS.filter(
	( tool ) => tool.kind === 'scheme'
).map( ( { id } ) => id );

export const SWITCHES: readonly SwitchTool[] = TOOLBAR_TOOLS.filter(
	( tool ) => tool.kind === 'switch'
);

const SMALLEST = 120;
export const LARGEST = 200;
const STEP = 10;

const switches = (
	valueOf: ( tool: SwitchTool ) => boolean
): Record< StoredName< SwitchTool[ 'id' ] >, boolean > =>
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- Every switch has got its value.
	Object.fromEntries(
		SWITCHES.map( ( tool ) => [ storedName( tool.id ), valueOf( tool ) ] )
	) as Record< StoredName< SwitchTool[ 'id' ] >, boolean >;

export const OFF: State = {
	text: 0,
	scheme: 'none',
	...switches( () => false ),
};

const toolOf = ( action: Action ): Tool | undefined =>
	TOOLBAR_TOOLS.find( ( { id } ) => id === action );

export function press( state: State, action: Action ): State {
	const tool = toolOf( action );
	switch ( tool?.kind ) {
		case 'size':
			return { ...state, text: nextSize( state.text, tool.id ) };
		case 'switch':
			return {
				...state,
				[ storedName( tool.id ) ]: ! state[ storedName( tool.id ) ],
			};
		case 'scheme':
			return {
				...state,
				scheme: state.scheme === tool.id ? 'none' : tool.id,
			};
		default:
			return OFF;
	}
}

function nextSize( text: number, action: Action ): number {
	if ( action === 'resize-plus' ) {
		return text ? Math.min( LARGEST, text + STEP ) : SMALLEST;
	}
	return text > SMALLEST ? text - STEP : 0;
}

/** Whether an action's button shows as pressed; null for buttons that never do. */
export function isPressed( state: State, action: Action ): boolean | null {
	const tool = toolOf( action );
	switch ( tool?.kind ) {
		case 'switch':
			return state[ storedName( tool.id ) ];
		case 'scheme':
			return state.scheme === tool.id;
		default:
			return null;
	}
}

/** Whether another press would change nothing, because there is no larger or smaller size. */
export const isAtEnd = ( { text }: State, action: Action ): boolean =>
	( action === 'resize-plus' && text === LARGEST ) ||
	( action === 'resize-minus' && text === 0 );

/** The tools of this site. */
export interface Offered {
	/** The switches that it has. */
	readonly on: ReadonlyArray< SwitchTool[ 'id' ] >;
	/** The other tools that it does not have. */
	readonly off: readonly string[];
}

/** Removes tools that the site has switched off since, because visitors could not undo them. */
export function without( state: State, { on, off }: Offered ): State {
	const has = ( action: Action ): boolean => ! off.includes( action );
	return {
		text: has( 'resize-plus' ) || has( 'resize-minus' ) ? state.text : 0,
		scheme:
			state.scheme !== 'none' && has( state.scheme )
				? state.scheme
				: 'none',
		...switches(
			( tool ) => state[ storedName( tool.id ) ] && on.includes( tool.id )
		),
	};
}

export const isLevel = ( text: unknown ): text is number =>
	typeof text === 'number' &&
	( text === 0 ||
		( text >= SMALLEST && text <= LARGEST && text % STEP === 0 ) );
