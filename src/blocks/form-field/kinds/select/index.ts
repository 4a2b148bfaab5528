import { __ } from '@wordpress/i18n';
import { type Kind, LINE_ICON } from '../kind';
import { newChoices } from '../new-choices';
import { SelectPicture } from './SelectPicture';

export const select: Kind = {
	title: __( 'Drop-down list', 'rueda' ),
	description: __( 'One choice from a list that opens.', 'rueda' ),
	icon: `${ LINE_ICON }M15 11l1.75 2L18.5 11`,
	start: { choices: newChoices(), includeBlank: true },
	Picture: SelectPicture,
};
