import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { integerIn } from '../../frontend/values/integer';
import { useTyped } from './useTyped';
import { useValidity } from './useValidity';

const NEVER = 0;
const AS_THE_SITE = -1;

const FIRST = 1;
const LAST = 120;
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
				<MonthsField value={ value } onChange={ onChange } />
			) }
		</>
	);
}

function MonthsField( {
	value,
	onChange,
}: Pick< RetentionFieldProps, 'value' | 'onChange' > ) {
	const { text, isWrong, type, leave } = useTyped( {
		value,
		stored: String( value ),
		read: monthsIn,
		onChange,
	} );
	const problem = isWrong
		? __(
				'Enter a whole number from 1 to 120. Until then the last one counts.',
				'rueda'
			)
		: '';
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			// Browsers also accept numbers like 1e1.
			ref={ useValidity( problem ) }
			type="number"
			min={ FIRST }
			max={ LAST }
			step={ 1 }
			required
			label={ __( 'Months', 'rueda' ) }
			aria-invalid={ isWrong }
			help={ problem || __( 'From 1 to 120.', 'rueda' ) }
			value={ text }
			onChange={ type }
			onBlur={ leave }
		/>
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

function monthsIn( text: string ): number | null {
	const months = integerIn( text );
	return months !== null && months >= FIRST && months <= LAST ? months : null;
}
