import type { Definition } from '../definition';

export const definition = {
	class: 'File',
	role: 'file',
	required: 'choosable',
	group: 'file',
	attributes: [
		'size',
		'filetypes',
		'limit',
		'capture',
		'isMultiple',
		'limitEach',
		'mostFiles',
		'longestSide',
	],
	files: {
		groups: {
			documents: [
				'.pdf',
				'.doc',
				'.docx',
				'.odt',
				'.rtf',
				'.txt',
				'.xls',
				'.xlsx',
				'.ods',
				'.csv',
				'.ppt',
				'.pptx',
				'.odp',
			],
			images: [ 'image/*' ],
			audio: [ 'audio/*' ],
			video: [ 'video/*' ],
		},
		initial: [ 'documents', 'images' ],
		usual: [ 'audio/*', 'video/*', 'image/*' ],
		usualSize: 1_048_576,
		usualNumber: 10,
	},
} as const satisfies Definition;
