import { SelectControl } from '@wordpress/components';

interface ChoiceProps< T extends string > {
	readonly label: string;
	readonly value: T;
	/** Values with their labels, in the order of the list. */
	readonly options: ReadonlyArray< readonly [ T, string ] >;
	readonly onChange: ( chosen: T ) => void;
}

/** A select with few options. */
export const Choice = < T extends string >( {
	label,
	value,
	options,
	onChange,
}: ChoiceProps< T > ) => (
	<SelectControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ label }
		value={ value }
		options={ options.map( ( [ each, words ] ) => ( {
			value: each,
			label: words,
		} ) ) }
		onChange={ onChange }
	/>
);
