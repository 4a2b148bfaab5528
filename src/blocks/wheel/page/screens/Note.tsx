import { __, sprintf } from '@wordpress/i18n';
import { useId } from '@wordpress/element';
import { REPORT_LIMITS } from '../../../../definitions/report-limits';
import { inPageLanguage } from '../../../../frontend/values/page-language';

interface NoteProps {
	readonly note: string;
	readonly onNote: ( note: string ) => void;
}

/** From here on the characters that are left are counted. */
const FEW = 50;

/** Asks for a few words about an area, which nobody has to write. */
export default function Note( { note, onNote }: NoteProps ) {
	const id = useId();
	const helpId = useId();
	const left = REPORT_LIMITS.note - note.length;
	return (
		<>
			<label htmlFor={ id }>
				{ __( 'Your note (optional)', 'rueda' ) }
			</label>
			<textarea
				id={ id }
				rows={ 2 }
				maxLength={ REPORT_LIMITS.note }
				aria-describedby={ helpId }
				value={ note }
				onChange={ ( event ) => onNote( event.target.value ) }
			/>
			<p id={ helpId } role="status">
				{ left > FEW
					? __( 'Your report will show it.', 'rueda' )
					: sprintf(
							/* translators: %s: a number. */
							__( 'Characters left: %s', 'rueda' ),
							inPageLanguage( left )
						) }
			</p>
		</>
	);
}
