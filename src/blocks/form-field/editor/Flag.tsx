import { ToggleControl } from '@wordpress/components';
import type { Attributes, Change } from '../rules/attributes';

interface FlagProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
	readonly name:
		| 'includeBlank'
		| 'firstAsLabel'
		| 'isMultiple'
		| 'isExclusive'
		| 'hasFreeText'
		| 'labelFirst'
		| 'isOptional'
		| 'isInverted'
		| 'isChecked'
		| 'readonly';
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
