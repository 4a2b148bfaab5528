import { __, sprintf } from '@wordpress/i18n';
import type { Kind } from '../kind';

export const hidden: Kind = {
	title: __( 'Hidden field', 'rueda' ),
	description: __( 'A value that is sent but not shown.', 'rueda' ),
	icon: 'M3 8.5h4M10 8.5h4M17 8.5h4M3 15.5h4M10 15.5h4M17 15.5h4',
	Picture: ( { attributes: { name } } ) => (
		<p className="rueda-field__unseen">
			{ sprintf(
				/* translators: %s: name of a field. */
				__( 'Hidden field “%s”', 'rueda' ),
				name
			) }
		</p>
	),
};
