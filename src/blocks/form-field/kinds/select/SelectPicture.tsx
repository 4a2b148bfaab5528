import { __ } from '@wordpress/i18n';
import { takesOne } from '../../rules/attributes';
import { chosenIn } from '../../rules/choices';
import type { PictureProps } from '../kind';

export function SelectPicture( { attributes }: PictureProps ) {
	const { choices, includeBlank, isMultiple, size } = attributes;
	const chosen = chosenIn( choices, takesOne( attributes ) ).map( String );
	return (
		<select
			// React does not update the first choice of an uncontrolled list, so the list is created again.
			key={ `${ isMultiple } ${ chosen.join() }` }
			defaultValue={ isMultiple ? chosen : chosen[ 0 ] }
			multiple={ isMultiple }
			size={ size }
			tabIndex={ -1 }
		>
			{ ( includeBlank || choices.length === 0 ) && (
				<option value="">
					{ __( '—Please choose an option—', 'rueda' ) }
				</option>
			) }
			{ choices.map( ( { label }, index ) => (
				<option key={ index } value={ index }>
					{ label }
				</option>
			) ) }
		</select>
	);
}
