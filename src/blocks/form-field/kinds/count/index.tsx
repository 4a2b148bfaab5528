import { __ } from '@wordpress/i18n';
import { startOf } from '../../rules/count';
import { type Kind, LINE_ICON } from '../kind';
import { CountPanel } from './CountPanel';

export const count: Kind = {
	title: __( 'Character count', 'rueda' ),
	description: __( 'Counts the characters of another field.', 'rueda' ),
	icon: `${ LINE_ICON }M7 10.5v3M11 10.5v3M15 10.5v3`,
	Picture: ( { attributes, fields } ) => (
		<span className="wpcf7-character-count">
			{ startOf( attributes, fields ) }
		</span>
	),
	Panel: CountPanel,
};
