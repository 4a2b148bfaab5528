import { __ } from '@wordpress/i18n';

export const notAllowed = (): string =>
	__(
		'Only people who may see all reports, such as editors, can show them on a page.',
		'rueda'
	);
