import type { ColorName } from '../../../editor/accessibility-toolbar/settings';
import { contrast, rgbOf } from '../../../frontend/values/color';

/** Colours of the toolbar that must differ, and by how much: icons need less contrast than text. */
const PAIRS = [
	[ 'panelText', 'panelBackground', 4.5 ],
	[ 'activeText', 'activeBackground', 4.5 ],
	[ 'toggleIcon', 'toggleBackground', 3 ],
] as const;

export const hasPoorContrast = (
	colors: Readonly< Record< ColorName, string > >
): boolean =>
	PAIRS.some( ( [ words, ground, needed ] ) => {
		const [ above, below ] = [
			rgbOf( colors[ words ] ),
			rgbOf( colors[ ground ] ),
		];
		return above && below ? contrast( above, below ) < needed : false;
	} );

/** The times that can be chosen without typing a number, in hours. */
export const HOURS = [ 1, 6, 12, 24, 48, 72, 168, 720 ] as const;

/** A year, as the option allows. */
export const MOST_HOURS = 8760;

export type Unit = 'hours' | 'days';

/** Whole days as days, everything else as hours. */
export const timeOf = (
	hours: number
): { readonly number: number; readonly unit: Unit } =>
	hours % 24 === 0
		? { number: hours / 24, unit: 'days' }
		: { number: hours, unit: 'hours' };

export const isLength = ( text: string ): boolean =>
	/^(0|\d{1,4}(\.\d{1,2})?(px|em|rem|vh|%))$/.test( text );
