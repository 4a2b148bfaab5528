import { __ } from '@wordpress/i18n';
import type { Kind } from '../kind';
import { ConsentPanel } from './ConsentPanel';
import { ConsentPicture } from './ConsentPicture';

export const acceptance: Kind = {
	title: __( 'Consent', 'rueda' ),
	description: __(
		'A box to check before sending the form: terms, privacy.',
		'rueda'
	),
	icon: 'M3.5 8h8v8h-8zM5.5 12l1.5 1.5L10 10.5M14 10h7M14 14h5',
	start: {
		conditionText: __(
			'I agree to my data being stored so that you can answer me.',
			'rueda'
		),
	},
	Picture: ConsentPicture,
	isWritten: true,
	Panel: ConsentPanel,
};
