import { __, sprintf } from '@wordpress/i18n';
import type { PanelName } from './rules/findings';

export const titleOfChecks = ( count: number ): string =>
	count === 0
		? __( 'Form check', 'rueda' )
		: sprintf(
				/* translators: %d: number of errors and recommendations about a form. */
				__( 'Form check (%d)', 'rueda' ),
				count
			);

/** With the form's title, because a page may have several forms. */
export const titleOfChecksOn = ( title: string, count: number ): string =>
	sprintf(
		/* translators: 1: title of a form, 2: number of errors and recommendations about it. */
		__( 'Form check: %1$s (%2$d)', 'rueda' ),
		title,
		count
	);

export const titles: Readonly< Record< PanelName, string > > = {
	mail: __( 'Mail', 'rueda' ),
	mail_2: __( 'Second email', 'rueda' ),
	messages: __( 'Messages to visitors', 'rueda' ),
	after: __( 'After sending', 'rueda' ),
	settings: __( 'Form settings', 'rueda' ),
};

export const PANELS: readonly PanelName[] = [
	'mail',
	'mail_2',
	'messages',
	'after',
	'settings',
];
