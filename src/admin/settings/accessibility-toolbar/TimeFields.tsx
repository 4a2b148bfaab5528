import { SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { RangeField } from '../../../editor/fields/RangeField';
import { PLAIN_INPUT } from '../plain';
import {
	HOURS,
	MOST_HOURS,
	timeOf,
	type Unit,
} from '../rules/accessibility-toolbar';

const OTHER = 'other';

interface TimeFieldsProps {
	readonly hours: number;
	readonly onChange: ( hours: number ) => void;
}

/** One of the usual times, or a number of hours or days. It is stored in hours. */
export function TimeFields( { hours, onChange }: TimeFieldsProps ) {
	// A usual time may also be typed, so the choice does not depend on the number alone.
	const [ isOther, setOther ] = useState(
		! HOURS.some( ( preset ) => preset === hours )
	);
	return (
		<>
			<SelectControl
				{ ...PLAIN_INPUT }
				label={ __( 'For how long', 'rueda' ) }
				value={ isOther ? OTHER : `${ hours }` }
				options={ [
					...HOURS.map( ( preset ) => ( {
						value: `${ preset }`,
						label: timeText( preset ),
					} ) ),
					{
						value: OTHER,
						label: __( 'Another time', 'rueda' ),
					},
				] }
				onChange={ ( value ) => {
					setOther( value === OTHER );
					if ( value !== OTHER ) {
						onChange( Number( value ) );
					}
				} }
			/>
			{ isOther && <OtherTime hours={ hours } onChange={ onChange } /> }
		</>
	);
}

function OtherTime( { hours, onChange }: TimeFieldsProps ) {
	const [ unit, setUnit ] = useState< Unit >( timeOf( hours ).unit );
	const size = SIZES[ unit ];
	return (
		<div className="rueda-settings__row">
			<RangeField
				// A number that was typed is not kept for the other unit.
				key={ unit }
				label={ __( 'Number', 'rueda' ) }
				min={ 1 }
				max={ Math.floor( MOST_HOURS / size ) }
				value={ Math.ceil( hours / size ) }
				onChange={ ( number ) => onChange( number * size ) }
			/>
			<SelectControl
				{ ...PLAIN_INPUT }
				label={ __( 'Unit', 'rueda' ) }
				value={ unit }
				options={ [
					{ value: 'hours', label: __( 'Hours', 'rueda' ) },
					{ value: 'days', label: __( 'Days', 'rueda' ) },
				] }
				onChange={ ( chosen ) => {
					setUnit( chosen );
					onChange(
						Math.ceil( hours / SIZES[ chosen ] ) * SIZES[ chosen ]
					);
				} }
			/>
		</div>
	);
}

/** In hours. */
const SIZES = { hours: 1, days: 24 } as const;

function timeText( hours: number ): string {
	const { number, unit } = timeOf( hours );
	if ( unit === 'days' ) {
		return sprintf(
			/* translators: %s: a number of days. */
			_n( '%s day', '%s days', number, 'rueda' ),
			String( number )
		);
	}
	return sprintf(
		/* translators: %s: a number of hours. */
		_n( '%s hour', '%s hours', number, 'rueda' ),
		String( number )
	);
}
