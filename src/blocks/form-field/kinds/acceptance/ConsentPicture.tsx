import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { type PictureProps, still } from '../kind';

/** The box, and beside it what the author writes. */
export function ConsentPicture( { attributes, onChange }: PictureProps ) {
	const { conditionText, labelFirst, isChecked } = attributes;
	const box = (
		<input
			type="checkbox"
			aria-hidden="true"
			checked={ isChecked }
			{ ...still }
		/>
	);
	return (
		<span className="wpcf7-list-item rueda-field__row">
			{ ! labelFirst && box }
			<RichText
				identifier="conditionText"
				tagName="div"
				className="rueda-field__words"
				aria-label={ __( 'What visitors agree to', 'rueda' ) }
				placeholder={ __( 'What visitors agree to', 'rueda' ) }
				value={ conditionText }
				allowedFormats={ [ 'core/bold', 'core/italic', 'core/link' ] }
				disableLineBreaks
				onChange={ ( value ) => onChange( { conditionText: value } ) }
			/>
			{ labelFirst && box }
		</span>
	);
}
