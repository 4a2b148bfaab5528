import { __ } from '@wordpress/i18n';
import { Confirm, type ConfirmProps } from '../page/screens/Confirm';

/** Asks before a report is deleted from the site, because people with the link lose it too. */
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
