import { type Fields, isFields, jsonOf } from './values';

let hasWarned = false;

/**
 * What a block or a page builder saved in `data-settings`. What cannot be read is no settings, and one warning a
 * page.
 */
export function savedSettings( root: HTMLElement ): Fields {
	const settings = jsonOf( root.dataset[ 'settings' ] ?? '{}' );
	if ( isFields( settings ) ) {
		return settings;
	}
	if ( ! hasWarned ) {
		hasWarned = true;
		// eslint-disable-next-line no-console -- The page works with the defaults; its author should know.
		console.warn(
			'Rueda: the settings of a part of this page cannot be read. The defaults are used.'
		);
	}
	return {};
}

/** A number, or a numeral as settings hold it; null for anything else. */
export function numberIn( value: unknown ): number | null {
	const number =
		typeof value === 'string' && value.trim() !== ''
			? Number( value )
			: value;
	return typeof number === 'number' && Number.isFinite( number )
		? number
		: null;
}

/** Page builders write a switch as `yes`. Only that is a yes. */
export const isYes = ( value: unknown ): boolean => value === 'yes';
