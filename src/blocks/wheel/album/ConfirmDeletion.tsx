import { __ } from '@wordpress/i18n';
import { Confirm, type ConfirmProps } from '../page/screens/Confirm';

/** A report on the site may have been passed on to others: they lose it, too. */
export const ConfirmDeletion = (
	parts: Pick< ConfirmProps, 'opener' | 'onNo' | 'onYes' >
) => (
	<Confirm
		title={ __( 'Delete the report from this site?', 'rueda' ) }
		text={ __(
			'Its link will stop working. This cannot be undone.',
			'rueda'
		) }
		no={ __( 'Keep the report', 'rueda' ) }
		yes={ __( 'Delete the report', 'rueda' ) }
		{ ...parts }
	/>
);
