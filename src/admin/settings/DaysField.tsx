import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { integerIn } from '../../frontend/values/integer';
import { PLAIN_INPUT } from './plain';

/** Ten years, the same limit as on the server. */
const MOST_DAYS = 3650;

interface DaysFieldProps {
	readonly value: number;
	readonly onChange: ( value: number ) => void;
}

/** An invalid number stays in the field, and the browser does not submit it. */
export function DaysField( { value, onChange }: DaysFieldProps ) {
	const [ typed, setTyped ] = useState< string | null >( null );
	return (
		<TextControl
			{ ...PLAIN_INPUT }
			type="number"
			min={ 0 }
			max={ MOST_DAYS }
			step={ 1 }
			required
			label={ __( 'Delete messages after (days)', 'rueda' ) }
			help={ __(
				'Enter 0 to keep them until you delete them.',
				'rueda'
			) }
			value={ typed ?? String( value ) }
			onChange={ ( next ) => {
				setTyped( next );
				const days = integerIn( next );
				if ( days !== null && days >= 0 && days <= MOST_DAYS ) {
					onChange( days );
				}
			} }
		/>
	);
}
