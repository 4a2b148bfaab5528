/** The visitor's choices on this page and, where the site saves them, in the browser. */
import { OFF, type State } from '../rules/state';
import {
	type Entry,
	entryText,
	expiryOf,
	KEY,
	parseEntry,
} from '../rules/storage';

export interface Memory {
	/** What the browser has kept, if anything; null where nothing can be read. What cannot be believed is removed. */
	readonly read: () => Entry | null;
	readonly write: ( state: State, hidden: boolean ) => void;
	readonly forget: () => void;
}

const NOTHING: Entry = { ...OFF, hidden: false, expires: 0 };

/** Storage may be blocked, full or absent: then choices hold for this page. */
function attempt< Value >( work: () => Value ): Value | null {
	try {
		return work();
	} catch {
		return null;
	}
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
	const read = (): Entry | null => {
		const found = attempt( () => ( {
			text: localStorage.getItem( KEY ),
		} ) );
		if ( hours === 0 ) {
			// From a time when the site did save choices.
			forget();
			return null;
		}
		last =
			found && found.text !== null
				? parseEntry( found.text, Date.now(), hours )
				: null;
		if ( found && found.text !== null ) {
			if ( last === null ) {
				forget();
			} else if ( entryText( last ) !== found.text ) {
				// A time that has been cut has to end: cut anew on each page, it never would.
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
