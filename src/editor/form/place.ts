/** Fields stand in a form: on a page inside its block, and anywhere where the form itself is what is edited. */
const FORM = 'rueda_form';
const HOME = 'rueda/contact-form';

export const ancestor = (): { ancestor?: string[] } =>
	'typenow' in window && window.typenow === FORM
		? {}
		: { ancestor: [ HOME ] };

/**
 * What may stand between the fields of a form. The server says the same for the form's own editor (FormEditorAssets).
 */
export const ALLOWED: readonly string[] = [
	'rueda/form-field',
	'rueda/form-submit',
	'core/paragraph',
	'core/heading',
	'core/list',
	'core/list-item',
	'core/separator',
	'core/spacer',
	'core/image',
	'core/group',
	'core/columns',
	'core/column',
	'core/details',
];
