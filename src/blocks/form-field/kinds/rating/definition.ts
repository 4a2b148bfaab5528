import type { Definition } from '../definition';

export const definition = {
	class: 'Rating',
	role: 'answer',
	required: 'choosable',
	group: 'rating',
	attributes: [ 'max' ],
} as const satisfies Definition;
