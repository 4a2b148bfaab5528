/** An area has this colour until its author chooses one. It is never stored. */
export const DEFAULT_AREA_COLOR = '#1DB53F';

/**
 * The colours that new areas get. Each has a contrast of 3:1 or more with white, and with the colours before and after
 * it, because lighter and darker colours alternate.
 */
export const AREA_COLORS = [
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

/** Those of the eight areas that the graphic of a wheel, and a chart of one's own, begin with. */
export const FIRST_COLORS = [
	'#1DB53F',
	'#E3DB13',
	'#FF7134',
	'#FF3737',
	'#811EFF',
	'#2663FF',
	'#29D2EC',
	'#30EED7',
] as const;
