import type { Definition } from '../definition';

export const definition = {
	class: 'Rating',
	role: 'answer',
	required: 'choosable',
	group: 'rating',
	attributes: [ 'max' ],
	stars: { least: 2, most: 10, usual: 5 },
} as const satisfies Definition;
