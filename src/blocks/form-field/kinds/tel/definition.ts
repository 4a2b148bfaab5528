import { LINE, type Definition } from '../definition';

export const definition = {
	class: 'Line',
	role: 'answer',
	required: 'choosable',
	group: 'text',
	attributes: LINE,
	imported: [ 'akismet' ],
} as const satisfies Definition;
