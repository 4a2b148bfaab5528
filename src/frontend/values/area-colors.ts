import { AREA_COLORS } from '../../definitions/area-colors';

/** The first unused colour; if all are used, they are repeated in turn. */
export function freeColor( taken: readonly string[] ): string {
	const used = new Set( taken.map( ( color ) => color.toUpperCase() ) );
	return (
		AREA_COLORS.find( ( color ) => ! used.has( color ) ) ??
		AREA_COLORS[ taken.length % AREA_COLORS.length ] ??
		AREA_COLORS[ 0 ]
	);
}
