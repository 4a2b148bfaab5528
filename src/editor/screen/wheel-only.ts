declare global {
	interface Window {
		/** The post type of the admin screen, printed by WordPress. */
		readonly typenow?: string;
	}
}

/** The supports of a block that only wheels can contain, so that the inserter offers it only there. */
export const wheelOnly = < Supports extends object >(
	supports: Supports
): Supports & { readonly inserter: boolean } => ( {
	...supports,
	inserter: window.typenow === 'wheel',
} );
