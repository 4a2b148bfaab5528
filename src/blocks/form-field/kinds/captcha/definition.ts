import type { Definition } from '../definition';

export const definition = {
	class: 'Letters',
	role: 'question',
	required: 'never',
	group: 'captcha',
	tag: 'captchar',
	usualMaxlength: 0,
	attributes: [ 'size', 'minlength', 'maxlength' ],
} as const satisfies Definition;
