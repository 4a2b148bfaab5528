import type { Definition } from '../definition';

export const definition = {
	class: 'Consent',
	role: 'consent',
	required: 'never',
	group: 'acceptance',
	attributes: [ 'isOptional', 'isInverted', 'isChecked', 'labelFirst' ],
} as const satisfies Definition;
