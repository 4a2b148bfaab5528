import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { REPORTS_MOST_MONTHS } from '../../definitions/settings';
import { RangeField } from './RangeField';

const NEVER = 0;
const AS_THE_SITE = -1;

const FIRST = 1;
const USUAL = 12;

interface RetentionFieldProps {
	/** In months; 0 for ever, -1 for the site's setting. */
	readonly value: number;
	/** Whether the site's setting can be chosen. */
	readonly hasSite?: boolean;
	readonly onChange: ( value: number ) => void;
}

/** How long reports are kept. */
export function RetentionField( {
	value,
	hasSite = false,
	onChange,
}: RetentionFieldProps ) {
	const hasMonths = value >= FIRST;
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Delete reports', 'rueda' ) }
				value={ hasMonths ? 'months' : String( value ) }
				options={ optionsFor( hasSite ) }
				onChange={ ( next ) =>
					onChange( next === 'months' ? USUAL : Number( next ) )
				}
			/>
			{ hasMonths && (
				<RangeField
					label={ __( 'Months', 'rueda' ) }
					min={ FIRST }
					max={ REPORTS_MOST_MONTHS }
					value={ value }
					onChange={ onChange }
				/>
			) }
		</>
	);
}

const optionsFor = ( hasSite: boolean ) => [
	...( hasSite
		? [
				{
					value: String( AS_THE_SITE ),
					label: __( 'Use the site’s setting', 'rueda' ),
				},
			]
		: [] ),
	{
		value: 'months',
		label: __( 'After a number of months', 'rueda' ),
	},
	{ value: String( NEVER ), label: __( 'Never', 'rueda' ) },
];
