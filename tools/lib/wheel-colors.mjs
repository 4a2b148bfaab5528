/**
 * The colours of the specification's eight areas, for wheels that tools create. FIRST_COLORS in src/definitions has them,
 * too: reading that needs TypeScript, which `npm start` installs only after it has loaded this.
 */
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
