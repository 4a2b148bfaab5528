import { CHOSEN, type Definition } from '../definition';

export const definition = {
	class: 'Boxes',
	role: 'answer',
	required: 'always',
	group: 'checkbox',
	attributes: [ 'labelFirst', 'hasFreeText', ...CHOSEN ],
} as const satisfies Definition;
