/** One form in steps, as its visitor goes through it. */
import type { Entries } from './entries';

export interface Walk {
	readonly form: HTMLFormElement;
	readonly steps: readonly HTMLElement[];
	readonly progress: HTMLElement;
	readonly buttons: HTMLElement;
	readonly back: HTMLElement;
	readonly next: HTMLElement;
	/** What comes behind the last step. */
	readonly end: HTMLElement | null;
	readonly entries: Entries;
	/**
	 * Loads what the fields are checked with. Without it the visitor goes on after a few seconds, and the server checks
	 * in the end.
	 */
	readonly loadRules: () => Promise< unknown >;
	current: number;
	/** The last step that the visitor has seen. */
	reached: number;
	/** Where "Next" leads after an answer was changed. */
	returnTo: number | null;
	isChecking: boolean;
}
