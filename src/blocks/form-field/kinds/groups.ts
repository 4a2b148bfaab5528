import { __ } from '@wordpress/i18n';
import type { Type } from '../rules/attributes';

interface Group {
	readonly title: string;
	readonly types: readonly Type[];
}

/** How the list of kinds is divided, so that an author finds one. */
export const groups = (): readonly Group[] => [
	{
		title: __( 'Text', 'rueda' ),
		types: [ 'text', 'email', 'tel', 'textarea', 'url' ],
	},
	{
		title: __( 'Choices', 'rueda' ),
		types: [ 'select', 'checkbox', 'radio', 'rating', 'acceptance' ],
	},
	{
		title: __( 'Numbers and dates', 'rueda' ),
		types: [ 'number', 'range', 'calculation', 'date', 'time' ],
	},
	{
		title: __( 'More', 'rueda' ),
		types: [
			'file',
			'signature',
			'quiz',
			'captcha',
			'hidden',
			'count',
			'response',
		],
	},
];
