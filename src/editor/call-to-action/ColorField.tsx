import {
	Button,
	ColorIndicator,
	ColorPalette,
	Dropdown,
} from '@wordpress/components';
import { usePalette } from './palette';

interface ColorFieldProps {
	readonly label: string;
	readonly value: string;
	readonly onChange: ( color: string ) => void;
}

/** A colour with its label on one line; the palette opens beside it. Without a colour, the theme's is used. */
export function ColorField( { label, value, onChange }: ColorFieldProps ) {
	const { colors } = usePalette();
	return (
		<Dropdown
			className="rueda-cta-editor__color"
			popoverProps={ { placement: 'left-start', offset: 8, shift: true } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					className="rueda-cta-editor__swatch"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					<ColorIndicator colorValue={ value } />
					<span>{ label }</span>
				</Button>
			) }
			renderContent={ () => (
				<div className="rueda-cta-editor__palette">
					<ColorPalette
						enableAlpha
						colors={ [ ...colors ] }
						value={ value }
						onChange={ ( color ) => onChange( color ?? '' ) }
					/>
				</div>
			) }
		/>
	);
}
