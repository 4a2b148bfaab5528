declare global {
	interface Window {
		/** The post type of the screen, printed by WordPress on each page of the admin. */
		readonly typenow?: string;
	}
}

/** The supports of a block that only a wheel can show: the inserter offers it nowhere else. */
export const wheelOnly = < Supports extends object >(
	supports: Supports
): Supports & { readonly inserter: boolean } => ( {
	...supports,
	inserter: window.typenow === 'wheel',
} );
