import { __ } from '@wordpress/i18n';
import { NewFromPattern } from '../../../editor/patterns/NewFromPattern';
import { metasFor } from '../../../editor/form/rules/first-metas';
import { useMayEdit } from './useMayEdit';

interface NewFormProps {
	readonly onMade: ( id: number ) => void;
}

/** Creates a form from one of the patterns and chooses it. */
export function NewForm( { onMade }: NewFormProps ) {
	const mayEdit = useMayEdit();
	if ( ! mayEdit ) {
		return null;
	}
	return (
		<NewFromPattern
			kind="form"
			first="rueda/form-contact"
			fieldsFor={ ( { content } ) => ( {
				status: 'publish',
				meta: metasFor( content ),
			} ) }
			onMade={ onMade }
			variant="primary"
			words={ {
				choice: __( 'Start a new form with', 'rueda' ),
				button: __( 'New form', 'rueda' ),
				failure: __(
					'The form could not be created. Please try again.',
					'rueda'
				),
			} }
		/>
	);
}
