import { FORM_TYPE } from '../../definitions/form-post';

/** Fields are inside a form: on a page inside its block, and in the form's own editor anywhere. */
const HOME = 'rueda/contact-form';

export const ancestor = (): { ancestor?: string[] } =>
	'typenow' in window && window.typenow === FORM_TYPE
		? {}
		: { ancestor: [ HOME ] };
