import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { integerInRange, rangeProblem } from '../../../editor/fields/range';
import { useTyped } from '../../../editor/fields/useTyped';

export type Stored = Readonly< Record< string, unknown > >;

interface FieldProps {
	readonly stored: Stored;
	/** Undefined removes the setting, so that the default applies. */
	readonly onSet: ( name: string, value: string | undefined ) => void;
	readonly name: string;
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
	stored,
	onSet,
	name,
	effective,
	min,
	max,
	step = 1,
	help,
	...rest
}: FieldProps & {
	readonly effective: number;
	readonly min: number;
	readonly max: number;
	readonly step?: number;
} ) {
	const value = sizeOf( stored[ name ] );
	const { text, isWrong, type, leave } = useTyped( {
		value,
		stored: value,
		read: ( written ) =>
			written === '' || integerInRange( written, min, max ) !== null
				? written
				: null,
		onChange: ( next ) => onSet( name, next === '' ? undefined : next ),
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
	stored: _stored,
	onSet,
	name,
	isOn,
	...rest
}: FieldProps & { readonly isOn: boolean } ) => (
	<ToggleControl
		{ ...common }
		{ ...rest }
		checked={ isOn }
		onChange={ ( on ) => onSet( name, on ? 'yes' : 'no' ) }
	/>
);

export const ChoiceField = ( {
	stored: _stored,
	onSet,
	name,
	value,
	choices,
	...rest
}: FieldProps & {
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
