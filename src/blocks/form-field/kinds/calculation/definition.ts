import type { Definition } from '../definition';

export const definition = {
	class: 'Calculation',
	role: 'hidden',
	required: 'never',
	group: 'calculation',
	attributes: [ 'isProduct', 'operands', 'step' ],
	/** How a result is rounded, as `step` says it; the first one counts where nobody chose. */
	steps: [ '1', '0.1', '0.01' ],
	/** The kinds whose answers can be numbers. */
	sources: [
		'number',
		'range',
		'rating',
		'select',
		'radio',
		'checkbox',
		'hidden',
	],
} as const satisfies Definition;
