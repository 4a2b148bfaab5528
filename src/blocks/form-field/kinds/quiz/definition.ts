import type { Definition } from '../definition';

export const definition = {
	class: 'Question',
	role: 'question',
	required: 'never',
	group: 'quiz',
	usualMaxlength: 0,
	attributes: [ 'size', 'minlength', 'maxlength' ],
} as const satisfies Definition;
