import { BOUNDED, type Definition } from '../definition';

export const definition = {
	class: 'Day',
	role: 'answer',
	required: 'choosable',
	group: 'date',
	attributes: BOUNDED,
	imported: [ 'placeholder' ],
} as const satisfies Definition;
