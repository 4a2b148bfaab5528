/** Stores the visitor's choices for this page and, if the site wants it, in the browser. */
import {
	ONE_CLICK_KEY,
	ONE_CLICK_TOOLBAR,
	oneClickEntry,
} from '../rules/one-click';
import { OFF, type State } from '../rules/state';
import {
	type Entry,
	entryText,
	expiryOf,
	KEY,
	parseEntry,
} from '../rules/storage';

export interface Memory {
	/** Reads the stored entry; null if there is none. Invalid entries are removed. */
	readonly read: () => Entry | null;
	readonly write: ( state: State, hidden: boolean ) => void;
	readonly forget: () => void;
}

const NOTHING: Entry = { ...OFF, hidden: false, expires: 0 };

/** Storage may be blocked, full or missing; then choices apply to this page only. */
function attempt< Value >( work: () => Value ): Value | null {
	try {
		return work();
	} catch {
		return null;
	}
}

/** The choice that One Click has stored. While its own toolbar is on the page, its choices are left to it. */
function choiceInOneClick( hours: number ): Entry | null {
	const text = localStorage.getItem( ONE_CLICK_KEY );
	return text === null || document.getElementById( ONE_CLICK_TOOLBAR )
		? null
		: oneClickEntry( text, Date.now(), hours );
}

/** @param hours How long choices are kept; 0 for not at all. */
export function makeMemory( hours: number ): Memory {
	let last: Entry | null = null;

	const forget = () => {
		last = null;
		attempt( () => localStorage.removeItem( KEY ) );
	};
	const keep = ( entry: Entry ) => {
		last = entry;
		attempt( () => localStorage.setItem( KEY, entryText( entry ) ) );
	};
	/** Once, because what is taken over is removed. */
	const takeOver = () =>
		attempt( () => {
			const entry = choiceInOneClick( hours );
			if ( entry ) {
				localStorage.removeItem( ONE_CLICK_KEY );
				keep( entry );
			}
		} );
	const read = (): Entry | null => {
		const found = attempt( () => ( {
			text: localStorage.getItem( KEY ),
		} ) );
		if ( hours === 0 ) {
			// Stored when the site still saved choices.
			forget();
			return null;
		}
		last =
			found && found.text !== null
				? parseEntry( found.text, Date.now(), hours )
				: null;
		if ( found?.text === null ) {
			takeOver();
		}
		if ( found && found.text !== null ) {
			if ( last === null ) {
				forget();
			} else if ( entryText( last ) !== found.text ) {
				// Stores the shortened time, because it would be counted from each page anew otherwise.
				keep( last );
			}
		}
		return found && ( last ?? NOTHING );
	};
	const write = ( state: State, hidden: boolean ) => {
		if ( hours !== 0 ) {
			const expires = expiryOf( last, Date.now(), hours );
			keep( { ...state, hidden, expires } );
		}
	};
	return { read, write, forget };
}
