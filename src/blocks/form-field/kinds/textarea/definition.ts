import { TYPED, type Definition } from '../definition';

export const definition = {
	class: 'TextArea',
	role: 'answer',
	required: 'choosable',
	group: 'textarea',
	usualMaxlength: 2000,
	attributes: [ 'cols', 'rows', ...TYPED, 'akismet', 'defaultFrom' ],
	imported: [ 'akismet' ],
} as const satisfies Definition;
