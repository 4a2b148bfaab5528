import { AREA_COLORS } from './area-colors';

/**
 * The looks of the ready-made wheels, by their names: the colours of the areas, and how the editor rates them in its
 * sample, as shares of the range. The first colour of each differs, so that it tells which samples a wheel has. Each
 * colour has a contrast of 3:1 or more with white, and with the colours before and after it.
 */
export const WHEEL_PALETTES = {
	life: {
		// Those that an author's own wheel begins with.
		colors: AREA_COLORS.slice( 0, 8 ),
		samples: [ 0.7, 0.8, 0.5, 0.9, 0.6, 0.8, 0.9, 0.6 ],
	},
	wellbeing: {
		colors: [
			'#3B9B83',
			'#11452B',
			'#669A42',
			'#0C4440',
			'#4994BA',
			'#084636',
			'#4B9D59',
			'#10434D',
		],
		samples: [ 0.9, 0.6, 0.8, 0.7, 1, 0.8, 0.7, 0.9 ],
	},
	couple: {
		colors: [
			'#E36080',
			'#731444',
			'#E46545',
			'#791123',
			'#D366A6',
			'#751919',
			'#D77118',
			'#6B1B57',
		],
		samples: [ 1, 0.9, 0.7, 0.4, 0.5, 0.7, 0.9, 1 ],
	},
	career: {
		colors: [
			'#4190DE',
			'#173883',
			'#2C98AE',
			'#0E3F63',
			'#7483EB',
			'#213D64',
			'#279B98',
			'#2828A2',
		],
		samples: [ 0.5, 0.6, 0.7, 0.8, 0.9, 1, 0.4, 0.3 ],
	},
	leadership: {
		colors: [
			'#B6830F',
			'#1B387E',
			'#CA791D',
			'#223389',
			'#A78913',
			'#1B3C6C',
			'#D87026',
			'#2F2F8E',
		],
		samples: [ 1, 0.5, 0.9, 0.6, 1, 0.5, 0.9, 0.6 ],
	},
	team: {
		colors: [
			'#AA73E1',
			'#0A415C',
			'#C268D3',
			'#084449',
			'#957AE8',
			'#0E434D',
			'#CC65C3',
			'#0C3D6F',
		],
		samples: [ 0.6, 0.9, 0.5, 0.8, 0.6, 1, 0.4, 0.9 ],
	},
	student: {
		colors: [
			'#1499B3',
			'#4E169C',
			'#E75894',
			'#172D9F',
			'#E16912',
			'#62167B',
			'#229F61',
			'#084067',
		],
		samples: [ 0.4, 0.7, 1, 0.9, 0.8, 0.3, 0.6, 0.5 ],
	},
	money: {
		colors: [
			'#4C9D3C',
			'#0F4526',
			'#899225',
			'#14461C',
			'#679A33',
			'#0C462E',
			'#A18C22',
			'#224511',
		],
		samples: [ 0.8, 0.3, 0.5, 0.9, 0.4, 0.6, 1, 0.7 ],
	},
	'new-chapter': {
		colors: [
			'#EC6019',
			'#5F1D75',
			'#BF7E0F',
			'#721845',
			'#E76255',
			'#4E238A',
			'#A7890E',
			'#74192F',
		],
		samples: [ 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1 ],
	},
} as const;
