import { POLAR_NUMBERS } from '../../definitions/polar-numbers';
import { contrast, rgbOf } from '../values/color';

const { em, digit, gap, inside, outside, nearest, farthest } = POLAR_NUMBERS;

export interface NumberPlace {
	/** From the centre, as a share of the chart's radius. */
	readonly radius: number;
	/** Whether it is on its sector. */
	readonly isInside: boolean;
}

/**
 * Where the number of each sector is, along its middle. Empty if there is no room for all. The same rule as in
 * includes/Chart/PolarNumbers.php; both are tested with tests/fixtures/polar-numbers.json.
 *
 * @param parts   How far each sector reaches, as a share of the chart's radius.
 * @param letters How many the longest number has.
 * @param unit    An em as a share of the radius.
 */
export function numberPlaces(
	parts: readonly number[],
	letters: number,
	unit: number = em
): NumberPlace[] {
	if ( parts.length === 1 ) {
		return parts.map( ( part ) => ( {
			radius: 0,
			isInside: part >= inside * unit,
		} ) );
	}
	const width = letters * digit + gap;
	const least =
		unit *
		Math.max( nearest, width / ( 2 * Math.sin( Math.PI / parts.length ) ) );
	if ( least > farthest ) {
		return [];
	}
	return parts.map( ( part ) => {
		const within = part - inside * unit;
		return within >= least
			? { radius: within, isInside: true }
			: {
					radius: Math.max( least, part + outside * unit ),
					isInside: false,
				};
	} );
}

/** Black or white, whichever can be read better on the colour; the text's own colour if it is transparent. */
export function textOn( color: string, ink: string ): string {
	const rgb = rgbOf( color );
	const isSolid = /^#(...|...f|.{6}|.{6}ff)$/i.test( color );
	if ( ! rgb || ! isSolid ) {
		return ink;
	}
	return contrast( rgb ) < contrast( rgb, [ 0, 0, 0 ] ) ? '#000' : '#fff';
}
