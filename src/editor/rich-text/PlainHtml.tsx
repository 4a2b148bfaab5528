import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

export interface RichTextFieldProps {
	readonly label: string;
	readonly value: string;
	readonly onChange: ( html: string ) => void;
}

/** Edits HTML as text, if WordPress's blocks could not be loaded or would lose something. */
export function PlainHtml( { label, value, onChange }: RichTextFieldProps ) {
	return (
		<TextareaControl
			__nextHasNoMarginBottom
			label={ label }
			hideLabelFromVision
			help={ __(
				'The text editor cannot show this text now. You can edit its HTML here.',
				'rueda'
			) }
			value={ value }
			onChange={ onChange }
		/>
	);
}
