import { __ } from '@wordpress/i18n';
import type { Kind } from '../kind';
import './page.scss';

export const signature: Kind = {
	title: __( 'Signature', 'rueda' ),
	description: __(
		'Visitors draw it with a finger, a pen or the mouse, or type their name.',
		'rueda'
	),
	icon: 'M3.5 19.5h17M5 15.5c3-4 6-10 4.5-11s-2.500 7-1 9 2.500-3 4-3 .5 3 2 3 1.500-1 4-1.500',
	start: { label: __( 'Signature', 'rueda' ) },
	Picture: () => (
		<span className="rueda-signature">
			<span className="wpcf7-form-control rueda-signature__pad" />
		</span>
	),
};
