import { BOUNDED, type Definition } from '../definition';

export const definition = {
	class: 'Slider',
	role: 'answer',
	required: 'choosable',
	group: 'number',
	attributes: BOUNDED,
	imported: [ 'placeholder' ],
} as const satisfies Definition;
