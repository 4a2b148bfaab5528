import { ToggleControl } from '@wordpress/components';
import type { Attributes, Change } from '../rules/attributes';

/** The names of boolean attributes. */
type Switch = {
	[ K in keyof Attributes ]-?: Attributes[ K ] extends boolean ? K : never;
}[ keyof Attributes ];

interface FlagProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
	readonly name: Switch;
	readonly label: string;
	readonly help?: string;
}

/** A switch for a boolean attribute. */
export const Flag = ( {
	name,
	label,
	help,
	attributes,
	onChange,
}: FlagProps ) => (
	<ToggleControl
		__nextHasNoMarginBottom
		label={ label }
		help={ help }
		checked={ attributes[ name ] }
		onChange={ ( on ) => onChange( { [ name ]: on } ) }
	/>
);
