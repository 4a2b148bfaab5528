/** One option as it is stored, by what both languages read of it. A value that does not fit counts as missing. */
export type Option =
	/** Words on one line, stored as HTML; HTML; a colour; an address; on or off. */
	| { readonly kind: 'name' | 'html' | 'color' | 'link' | 'switch' }
	/** A whole number. Without `initial` there may be none. */
	| { readonly kind: 'integer'; readonly initial?: number }
	/** One of these words, or the first. */
	| { readonly kind: 'choice'; readonly of: readonly string[] }
	/** Small letters, digits, `-` and `_`. */
	| { readonly kind: 'key'; readonly initial: string };
