export interface Attributes extends Record< string, unknown > {
	/** Fixed at the side of the screen behind a button, or open in the place of the block. */
	readonly placement: 'fixed' | 'inline';
}
