import { BOUNDED, type Definition } from '../definition';

export const definition = {
	class: 'Time',
	role: 'answer',
	required: 'choosable',
	group: 'time',
	attributes: BOUNDED,
	imported: [ 'placeholder' ],
} as const satisfies Definition;
