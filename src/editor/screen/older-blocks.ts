import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';

declare global {
	interface Window {
		/** Printed by includes/Wheel/WheelEditorModule.php. */
		readonly ruedaOlderBlocks?: boolean;
	}
}

/**
 * Registers a block of older content. It cannot be inserted, but it is shown and can be converted into our block. If
 * the plugin that made it is active, the block is that plugin's. Title, attributes and supports come from the server,
 * the same as in includes/Compat/WheelOfLifeBlocks.php. Its attribute `html` is what was saved once; saving it
 * unchanged keeps the block valid.
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
