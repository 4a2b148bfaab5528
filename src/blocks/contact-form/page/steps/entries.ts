/** The steps of one form in the browser's history: its "Back" goes one step back. */
import { readEntry, writeEntry } from '../../rules/steps';

export interface Entries {
	/** Adds an entry for a step that is shown now. */
	readonly add: ( step: number, from: number ) => void;
	/** Says that this entry shows a step. */
	readonly set: ( step: number ) => void;
	/** Goes to the entry before this one. False if that does not show this step. */
	readonly leaveTo: ( step: number ) => boolean;
	/** The step that this entry shows; 0 if it says nothing. */
	readonly now: () => number;
}

/** A browser that goes nowhere must not keep the button dead. In milliseconds. */
const LONGEST = 500;

/**
 * @param form     The form's unit tag.
 * @param onChange Called when the visitor goes to an entry that shows a step of this form.
 */
export function createEntries(
	form: string,
	onChange: ( step: number ) => void
): Entries {
	let isLeaving = false;
	const write = ( step: number, from: number | null, isNew: boolean ) => {
		const state = writeEntry( history.state, form, { step, from } );
		try {
			if ( isNew ) {
				history.pushState( state, '' );
			} else {
				history.replaceState( state, '' );
			}
		} catch {
			// Browsers refuse after many entries in a short time, and in some frames. The step is shown all the same.
		}
	};
	window.addEventListener( 'popstate', ( { state } ) => {
		isLeaving = false;
		const entry = readEntry( state, form );
		if ( entry ) {
			onChange( entry.step );
		}
	} );
	return {
		add: ( step, from ) => {
			if ( ! readEntry( history.state, form ) ) {
				write( from, null, false );
			}
			write( step, from, true );
		},
		set: ( step ) => {
			if ( readEntry( history.state, form ) ) {
				write( step, null, false );
			}
		},
		leaveTo: ( step ) => {
			const isBefore = readEntry( history.state, form )?.from === step;
			if ( isBefore && ! isLeaving ) {
				// A second press may not leave the page.
				isLeaving = true;
				setTimeout( () => ( isLeaving = false ), LONGEST );
				history.back();
			}
			return isBefore;
		},
		now: () => readEntry( history.state, form )?.step ?? 0,
	};
}
