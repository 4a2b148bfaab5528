import type { Definition } from '../definition';

export const definition = {
	class: 'Count',
	role: 'nothing',
	required: 'never',
	group: 'count',
	attributes: [],
} as const satisfies Definition;
