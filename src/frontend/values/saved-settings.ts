import { type Fields, isFields, jsonOf } from './values';

let hasWarned = false;

/**
 * Reads what a block or a page builder saved in `data-settings`. If it is unreadable, there are no settings and one
 * warning for the page.
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

/** Reads a number, also as text; null for anything else. */
export function numberIn( value: unknown ): number | null {
	const number =
		typeof value === 'string' && value.trim() !== ''
			? Number( value )
			: value;
	return typeof number === 'number' && Number.isFinite( number )
		? number
		: null;
}

/** Page builders store `yes` for a switch that is on. */
export const isYes = ( value: unknown ): boolean => value === 'yes';
