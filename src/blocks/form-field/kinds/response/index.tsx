import { __ } from '@wordpress/i18n';
import type { Kind } from '../kind';

export const response: Kind = {
	title: __( 'Form response', 'rueda' ),
	description: __(
		'Says whether the form was sent. Without this block, the response appears at the end of the form.',
		'rueda'
	),
	icon: 'M4 5.5h16v10h-9l-4 4v-4H4z',
	Picture: () => (
		<p className="rueda-field__unseen">
			{ __( 'The form’s response appears here.', 'rueda' ) }
		</p>
	),
};
