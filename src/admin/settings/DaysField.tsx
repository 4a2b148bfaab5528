import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { MESSAGES_MOST_DAYS } from '../../definitions/settings';
import { useValidity } from '../../editor/fields/useValidity';
import { integerIn } from '../../frontend/values/integer';
import { PLAIN_INPUT } from './plain';

interface DaysFieldProps {
	readonly value: number;
	readonly onChange: ( value: number ) => void;
}

/** An invalid number stays in the field, and the browser does not submit it. */
export function DaysField( { value, onChange }: DaysFieldProps ) {
	const [ typed, setTyped ] = useState< string | null >( null );
	const text = typed ?? String( value );
	// Browsers also accept numbers like 1e1.
	const problem =
		daysIn( text ) === null
			? sprintf(
					/* translators: %d: a number. */
					__( 'Enter a whole number from 0 to %d.', 'rueda' ),
					MESSAGES_MOST_DAYS
				)
			: '';
	return (
		<TextControl
			{ ...PLAIN_INPUT }
			ref={ useValidity( problem ) }
			type="number"
			min={ 0 }
			max={ MESSAGES_MOST_DAYS }
			step={ 1 }
			required
			label={ __( 'Delete messages after (days)', 'rueda' ) }
			help={
				problem ||
				__( 'Enter 0 to keep them until you delete them.', 'rueda' )
			}
			aria-invalid={ problem !== '' }
			value={ text }
			onChange={ ( next ) => {
				setTyped( next );
				const days = daysIn( next );
				if ( days !== null ) {
					onChange( days );
				}
			} }
		/>
	);
}

function daysIn( text: string ): number | null {
	const days = integerIn( text );
	return days !== null && days >= 0 && days <= MESSAGES_MOST_DAYS
		? days
		: null;
}
