import {
	Button,
	ColorIndicator,
	ColorPalette,
	Dropdown,
	TextControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useTyped } from '../../../editor/fields/useTyped';
import { FIRST_COLORS } from '../../../definitions/area-colors';
import { type Row } from '../rules/rows';

interface RowEditorProps {
	readonly row: Row;
	readonly maximum: number;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly onChange: ( change: Partial< Row > ) => void;
	readonly onMove: ( by: -1 | 1 ) => void;
	readonly onRemove: () => void;
}

export function RowEditor( {
	row,
	maximum,
	onChange,
	...place
}: RowEditorProps ) {
	return (
		<li className="rueda-row">
			<div className="rueda-row__fields">
				<ColorField
					row={ row }
					onChange={ ( color ) => onChange( { color } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					hideLabelFromVision
					label={ __( 'Name', 'rueda' ) }
					value={ row.label }
					onChange={ ( label ) => onChange( { label } ) }
				/>
				<RatingField
					row={ row }
					maximum={ maximum }
					onChange={ ( value ) => onChange( { value } ) }
				/>
			</div>
			<RowButtons row={ row } { ...place } />
		</li>
	);
}

function RatingField( {
	row,
	maximum,
	onChange,
}: Pick< RowEditorProps, 'row' | 'maximum' > & {
	readonly onChange: ( value: number ) => void;
} ) {
	const { text, isWrong, type, leave } = useTyped( {
		value: row.value,
		stored: String( row.value ),
		read: ( typed ) => ratingIn( typed, maximum ),
		onChange,
	} );
	return (
		<TextControl
			__next40pxDefaultSize
			hideLabelFromVision
			type="number"
			min={ 0 }
			max={ maximum }
			step="any"
			label={ sprintf(
				/* translators: %s: name of a life area. */
				__( 'Rating of %s', 'rueda' ),
				row.label
			) }
			aria-invalid={ isWrong }
			help={
				isWrong
					? sprintf(
							/* translators: %s: a number. */
							__( 'From 0 to %s.', 'rueda' ),
							String( maximum )
						)
					: undefined
			}
			value={ text }
			onChange={ type }
			onBlur={ leave }
		/>
	);
}

function ratingIn( text: string, maximum: number ): number | null {
	const rating = text.trim() === '' ? NaN : Number( text );
	return rating >= 0 && rating <= maximum ? rating : null;
}

/** The labels name the row, because screen readers would hear "Remove" eight times. */
function RowButtons( {
	row,
	isFirst,
	isLast,
	onMove,
	onRemove,
}: Omit< RowEditorProps, 'maximum' | 'onChange' > ) {
	return (
		<div className="rueda-row__buttons">
			<Button
				size="small"
				disabled={ isFirst }
				accessibleWhenDisabled
				data-move={ -1 }
				onClick={ () => onMove( -1 ) }
				label={ sprintf(
					/* translators: %s: name of a life area. */
					__( 'Move %s up', 'rueda' ),
					row.label
				) }
			>
				{ __( 'Up', 'rueda' ) }
			</Button>
			<Button
				size="small"
				disabled={ isLast }
				accessibleWhenDisabled
				data-move={ 1 }
				onClick={ () => onMove( 1 ) }
				label={ sprintf(
					/* translators: %s: name of a life area. */
					__( 'Move %s down', 'rueda' ),
					row.label
				) }
			>
				{ __( 'Down', 'rueda' ) }
			</Button>
			<Button
				size="small"
				isDestructive
				onClick={ onRemove }
				label={ sprintf(
					/* translators: %s: name of a life area. */
					__( 'Remove %s', 'rueda' ),
					row.label
				) }
			>
				{ __( 'Remove', 'rueda' ) }
			</Button>
		</div>
	);
}

function ColorField( {
	row,
	onChange,
}: {
	readonly row: Row;
	readonly onChange: ( color: string ) => void;
} ) {
	return (
		<Dropdown
			popoverProps={ { placement: 'left-start', offset: 8 } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					className="rueda-row__color"
					aria-expanded={ isOpen }
					onClick={ onToggle }
					label={ sprintf(
						/* translators: %s: name of a life area. */
						__( 'Color of %s', 'rueda' ),
						row.label
					) }
				>
					<ColorIndicator colorValue={ row.color } />
				</Button>
			) }
			renderContent={ () => (
				<div className="rueda-row__palette">
					<ColorPalette
						colors={ palette() }
						value={ row.color }
						clearable={ false }
						onChange={ ( color ) => {
							if ( color ) {
								onChange( color );
							}
						} }
					/>
				</div>
			) }
		/>
	);
}

function palette() {
	const names = [
		__( 'Green', 'rueda' ),
		__( 'Yellow', 'rueda' ),
		__( 'Orange', 'rueda' ),
		__( 'Red', 'rueda' ),
		__( 'Purple', 'rueda' ),
		__( 'Blue', 'rueda' ),
		__( 'Light blue', 'rueda' ),
		__( 'Turquoise', 'rueda' ),
	];
	return FIRST_COLORS.map( ( color, index ) => ( {
		name: names[ index ] ?? color,
		color,
	} ) );
}
