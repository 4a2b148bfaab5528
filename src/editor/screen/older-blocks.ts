import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';

declare global {
	interface Window {
		/** Printed by includes/Wheel/WheelEditorAssets.php. */
		readonly ruedaOlderBlocks?: boolean;
	}
}

/**
 * A block of older content: not to be inserted, but it opens, shows itself and can be turned into ours. Where the
 * plugin is active that made it, the block is its own.
 *
 * Title, attributes and supports come from the server, as includes/Compat/WheelOfLifeBlocks.php has them. Its attribute
 * `html` is what the block once saved: giving that back, whatever it is, no block is ever called invalid.
 */
export function registerOlderBlock<
	Attributes extends Record< string, unknown >,
>(
	name: string,
	settings: Partial<
		BlockConfiguration< Attributes & { readonly html?: string } >
	>
): void {
	if ( window.ruedaOlderBlocks === true ) {
		registerBlockType(
			name,
			// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- The server has the rest.
			settings as unknown as BlockConfiguration
		);
	}
}
