import type { Definition } from '../definition';

export const definition = {
	class: 'Response',
	role: 'nothing',
	required: 'never',
	group: 'response',
	isLabelled: false,
	attributes: [],
} as const satisfies Definition;
