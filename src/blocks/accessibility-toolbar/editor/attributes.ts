export interface Attributes extends Record< string, unknown > {
	/** At the side of the screen behind a button, or open where the block stands. */
	readonly placement: 'fixed' | 'inline';
}
