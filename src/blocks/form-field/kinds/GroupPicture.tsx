import { __ } from '@wordpress/i18n';
import { takesOne } from '../rules/attributes';
import { chosenIn } from '../rules/choices';
import { type PictureProps, still } from './kind';

/** Checkboxes and radio buttons. */
export function GroupPicture( { attributes }: PictureProps ) {
	const { type, choices, labelFirst, hasFreeText } = attributes;
	const chosen = chosenIn( choices, takesOne( attributes ) );
	if ( choices.length === 0 ) {
		return (
			<p className="rueda-field__unseen">
				{ __( 'Add choices in the sidebar.', 'rueda' ) }
			</p>
		);
	}
	return (
		<span className="wpcf7-form-control">
			{ choices.map( ( { label }, index ) => {
				const hasText = hasFreeText && index === choices.length - 1;
				return (
					<span
						key={ index }
						className={ `wpcf7-list-item${ hasText ? ' has-free-text' : '' }` }
					>
						<span>
							{ labelFirst && label }
							<input
								type={ type === 'radio' ? 'radio' : 'checkbox' }
								checked={ chosen.includes( index ) }
								{ ...still }
							/>
							{ ! labelFirst && label }
						</span>
						{ hasText && (
							<input
								type="text"
								className="wpcf7-free-text"
								{ ...still }
							/>
						) }
					</span>
				);
			} ) }
		</span>
	);
}
