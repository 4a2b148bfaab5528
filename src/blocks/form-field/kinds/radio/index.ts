import { __ } from '@wordpress/i18n';
import type { Kind } from '../kind';
import { GroupPicture } from '../GroupPicture';
import { newChoices } from '../new-choices';

export const radio: Kind = {
	title: __( 'Radio buttons', 'rueda' ),
	description: __( 'Choices of which visitors select exactly one.', 'rueda' ),
	icon: 'M12 4.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 0 1 0-15zM12 11v2',
	start: { choices: newChoices() },
	Picture: GroupPicture,
};
