import { RangeControl } from '@wordpress/components';

interface SizeProps {
	readonly label: string;
	readonly value: number;
	readonly most: number;
	readonly least?: number;
	readonly onChange: ( pixels: number ) => void;
}

/** In pixels. */
export function Size( { label, value, most, least = 8, onChange }: SizeProps ) {
	return (
		<RangeControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ value }
			min={ least }
			max={ Math.max( most, value ) }
			onChange={ ( pixels ) => onChange( pixels ?? value ) }
		/>
	);
}
