/** What the plugin One Click Accessibility has stored in a visitor's browser. */
import { OFF, SCHEMES, type State, SWITCHES } from './state';
import { type Entry, entryText, parseEntry } from './storage';
import { storedName } from './stored-name';

export const ONE_CLICK_KEY = 'pojo-a11y';

/** The id of its toolbar. */
export const ONE_CLICK_TOOLBAR = 'pojo-a11y-toolbar';

/** Its text is this large when the tool is off. */
const USUAL_SIZE = 120;

interface OneClick {
	/** Whether each tool is on; many have the same names as ours. */
	readonly actions: Readonly< Record< string, unknown > >;
	readonly variables: {
		readonly currentFontSize: number;
		/** In milliseconds since 1970. */
		readonly expires: number;
	};
}

/** The same choice in our format; null if it is broken or expired. */
export function oneClickEntry(
	text: string,
	now: number,
	hours: number
): Entry | null {
	try {
		// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- What is made of it is checked below.
		const { actions, variables } = JSON.parse( text ) as OneClick;
		const size = variables.currentFontSize;
		const state: State = {
			...OFF,
			text: size > USUAL_SIZE ? size : 0,
			scheme: SCHEMES.find( ( id ) => actions[ id ] === true ) ?? 'none',
			...Object.fromEntries(
				SWITCHES.map( ( { id } ) => [
					storedName( id ),
					actions[ id ] === true,
				] )
			),
		};
		return parseEntry(
			entryText( {
				...state,
				hidden: false,
				expires: variables.expires,
			} ),
			now,
			hours
		);
	} catch {
		return null;
	}
}
