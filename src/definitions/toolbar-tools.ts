type Tool =
	/** Larger or smaller text. */
	| { readonly id: string; readonly kind: 'size' }
	/** Colors of the whole page, of which one applies at a time. */
	| { readonly id: string; readonly kind: 'scheme' }
	/** On or off by itself. In what a browser stores, its second word is its name. */
	| {
			readonly id: `${ string }-${ string }`;
			readonly kind: 'switch';
			/** It is stored only while it is on, because older entries do not have it. */
			readonly isOptional?: true;
	  }
	| { readonly id: string; readonly kind: 'reset' };

/** The tools of the accessibility toolbar, in the order of the panel. The block has a folder for the style of each. */
export const TOOLBAR_TOOLS = [
	{ id: 'resize-plus', kind: 'size' },
	{ id: 'resize-minus', kind: 'size' },
	{ id: 'grayscale', kind: 'scheme' },
	{ id: 'high-contrast', kind: 'scheme' },
	{ id: 'negative-contrast', kind: 'scheme' },
	{ id: 'light-background', kind: 'scheme' },
	{ id: 'links-underline', kind: 'switch' },
	{ id: 'readable-font', kind: 'switch' },
	{ id: 'letter-spacing', kind: 'switch', isOptional: true },
	{ id: 'stop-motion', kind: 'switch' },
	{ id: 'reset', kind: 'reset' },
] as const satisfies readonly Tool[];
