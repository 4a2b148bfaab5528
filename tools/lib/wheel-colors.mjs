/** The colours of the specification's eight areas, for wheels that tools create. */
export const COLORS = [
	'#1DB53F',
	'#E3DB13',
	'#FF7134',
	'#FF3737',
	'#811EFF',
	'#2663FF',
	'#29D2EC',
	'#30EED7',
];
