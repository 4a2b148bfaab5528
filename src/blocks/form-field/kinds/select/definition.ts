import { CHOSEN, type Definition } from '../definition';

export const definition = {
	class: 'Select',
	role: 'answer',
	required: 'choosable',
	group: 'select',
	attributes: [
		'size',
		'autocomplete',
		'isMultiple',
		'includeBlank',
		'firstAsLabel',
		...CHOSEN,
	],
} as const satisfies Definition;
