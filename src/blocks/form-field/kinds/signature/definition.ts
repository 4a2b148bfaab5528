import type { Definition } from '../definition';

export const definition = {
	class: 'Signature',
	role: 'answer',
	required: 'choosable',
	group: 'signature',
	attributes: [],
} as const satisfies Definition;
