import { CHOSEN, type Definition } from '../definition';

export const definition = {
	class: 'Boxes',
	role: 'answer',
	required: 'choosable',
	group: 'checkbox',
	attributes: [ 'isExclusive', 'labelFirst', 'hasFreeText', ...CHOSEN ],
} as const satisfies Definition;
