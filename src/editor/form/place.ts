/** Fields are inside a form: on a page inside its block, and in the form's own editor anywhere. */
const FORM = 'rueda_form';
const HOME = 'rueda/contact-form';

export const ancestor = (): { ancestor?: string[] } =>
	'typenow' in window && window.typenow === FORM
		? {}
		: { ancestor: [ HOME ] };

/**
 * The blocks that are allowed between fields. The form's own editor has the same list from the server
 * (FormEditorAssets).
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
