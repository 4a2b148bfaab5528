import { BOUNDED, type Definition } from '../definition';

export const definition = {
	class: 'Number',
	role: 'answer',
	required: 'choosable',
	group: 'number',
	attributes: BOUNDED,
} as const satisfies Definition;
