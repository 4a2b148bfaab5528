import { __ } from '@wordpress/i18n';
import type { Kind } from '../kind';
import { GroupPicture } from '../GroupPicture';
import { newChoices } from '../new-choices';

export const checkbox: Kind = {
	title: __( 'Checkboxes', 'rueda' ),
	description: __( 'Choices to check, as many as visitors like.', 'rueda' ),
	icon: 'M5 5h14v14H5zM8.5 12l2.5 2.5L16 9.5',
	start: { choices: newChoices() },
	Picture: GroupPicture,
};
