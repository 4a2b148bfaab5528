/**
 * The colours for new areas, the same as in includes/Wheel/AreaColors.php; tests/fixtures/area-colors.json tests both.
 * Each has a contrast of at least 3:1 to white and to its neighbours: lighter and darker ones alternate.
 */
export const areaColors = [
	'#2FA952',
	'#1E3F8B',
	'#E8731B',
	'#721D77',
	'#17A4A4',
	'#851436',
	'#BC8C00',
	'#6C3510',
	'#F2685E',
	'#0F4E30',
	'#A282E8',
	'#462AA8',
	'#4498E7',
	'#0A4B57',
	'#E16BAD',
	'#454545',
] as const;

/** The first unused colour; if all are used, they are repeated in turn. */
export function freeColor( taken: readonly string[] ): string {
	const used = new Set( taken.map( ( color ) => color.toUpperCase() ) );
	return (
		areaColors.find( ( color ) => ! used.has( color ) ) ??
		areaColors[ taken.length % areaColors.length ] ??
		areaColors[ 0 ]
	);
}
