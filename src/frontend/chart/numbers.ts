import { POLAR_NUMBERS } from '../../definitions/polar-numbers';
import { contrast, rgbOf } from '../values/color';

const { em, digit, gap, half, clear, inside, outside, nearest, farthest } =
	POLAR_NUMBERS;

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
 * @param wishes  Where the lines at wishes are, as shares of the radius. No number lies under its line.
 */
export function numberPlaces(
	parts: readonly number[],
	letters: number,
	unit: number = em,
	wishes: readonly ( number | null )[] = []
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
	const away = unit * ( Math.max( half, ( letters * digit ) / 2 ) + clear );
	return parts.map( ( part, index ) => {
		const within = part - inside * unit;
		const isInside = within >= least;
		const radius = isInside
			? within
			: Math.max( least, part + outside * unit );
		const wish = wishes[ index ] ?? null;
		if ( wish === null || Math.abs( wish - radius ) >= away ) {
			return { radius, isInside };
		}
		return isInside && wish - away >= least
			? { radius: wish - away, isInside }
			: { radius: wish + away, isInside: wish + 2 * away <= part };
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
