import type { Definition } from '../definition';

export const definition = {
	class: 'Hidden',
	role: 'hidden',
	required: 'never',
	group: 'hidden',
	isLabelled: false,
	attributes: [ 'defaultFrom' ],
} as const satisfies Definition;
