import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import {
	CAROUSEL_NUMBERS,
	type CAROUSEL_SWITCHES,
} from '../../../definitions/carousel';
import { integerInRange, rangeProblem } from '../../../editor/fields/range';
import { useTyped } from '../../../editor/fields/useTyped';
import type { Settings } from '../rules/settings';

export type Stored = Readonly< Record< string, unknown > >;

export interface Panel {
	readonly stored: Stored;
	/** The stored settings, completed. */
	readonly settings: Settings;
	/** Undefined removes the setting, so that the default applies. */
	readonly onSet: ( name: string, value: string | undefined ) => void;
}

interface FieldProps {
	readonly panel: Panel;
	readonly label: string;
	readonly help?: string;
}

const common = { __nextHasNoMarginBottom: true } as const;

const sizeOf = ( value: unknown ): string => {
	const plain =
		typeof value === 'object' && value !== null && 'size' in value
			? value.size
			: value;
	return typeof plain === 'string' || typeof plain === 'number'
		? String( plain )
		: '';
};

/** A whole number that may be empty; the placeholder then shows the default. Other input is not stored. */
export function NumberField( {
	panel: { stored, onSet },
	name,
	device = '',
	effective,
	max = CAROUSEL_NUMBERS[ name ].max,
	step = 1,
	help,
	...rest
}: FieldProps & {
	readonly name: keyof typeof CAROUSEL_NUMBERS;
	/** For a setting that devices may have of their own. */
	readonly device?: string;
	readonly effective: number;
	/** Where less than the definition allows makes sense. */
	readonly max?: number;
	readonly step?: number;
} ) {
	const key = device ? `${ name }_${ device }` : name;
	const value = sizeOf( stored[ key ] );
	const { min } = CAROUSEL_NUMBERS[ name ];
	const { text, isWrong, type, leave } = useTyped( {
		value,
		stored: value,
		read: ( written ) =>
			written === '' || integerInRange( written, min, max ) !== null
				? written
				: null,
		onChange: ( next ) => onSet( key, next === '' ? undefined : next ),
	} );
	return (
		<TextControl
			{ ...common }
			__next40pxDefaultSize
			{ ...rest }
			type="number"
			min={ min }
			max={ max }
			step={ step }
			aria-invalid={ isWrong }
			help={ isWrong ? rangeProblem( min, max ) : help }
			placeholder={ String( effective ) }
			value={ text }
			onChange={ type }
			onBlur={ leave }
		/>
	);
}

export const SwitchField = ( {
	panel: { onSet },
	name,
	isOn,
	...rest
}: FieldProps & {
	readonly name: keyof typeof CAROUSEL_SWITCHES;
	readonly isOn: boolean;
} ) => (
	<ToggleControl
		{ ...common }
		{ ...rest }
		checked={ isOn }
		onChange={ ( on ) => onSet( name, on ? 'yes' : 'no' ) }
	/>
);

export const ChoiceField = ( {
	panel: { onSet },
	name,
	value,
	choices,
	...rest
}: FieldProps & {
	readonly name: string;
	readonly value: string;
	readonly choices: Readonly< Record< string, string > >;
} ) => (
	<SelectControl
		{ ...common }
		__next40pxDefaultSize
		{ ...rest }
		value={ value }
		options={ Object.entries( choices ).map( ( [ choice, label ] ) => ( {
			value: choice,
			label,
		} ) ) }
		onChange={ ( chosen ) => onSet( name, chosen ) }
	/>
);
