import { type Palette, readPalette } from '../../editor/call-to-action/palette';
import { fieldsOf } from '../../frontend/values/values';

declare global {
	interface Window {
		/** Printed by PHP: what the block editor would know by itself. */
		readonly ruedaPalette?: unknown;
	}
}

let known: Palette | undefined;

/** The colours and gradients of the site's theme. */
export function sitePalette(): Palette {
	const { colors, gradients } = fieldsOf( window.ruedaPalette );
	known ??= readPalette( colors, gradients );
	return known;
}
