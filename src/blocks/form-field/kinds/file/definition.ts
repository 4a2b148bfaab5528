import type { Definition } from '../definition';

export const definition = {
	class: 'File',
	role: 'file',
	required: 'choosable',
	group: 'file',
	attributes: [ 'size', 'filetypes', 'limit', 'capture', 'isMultiple' ],
} as const satisfies Definition;
