import { BaseControl, Spinner, TextareaControl } from '@wordpress/components';
import { lazy, Suspense, useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

export interface RichTextFieldProps {
	readonly label: string;
	readonly value: string;
	readonly onChange: ( html: string ) => void;
}

// Fetched when a field shows: the screen of settings has WordPress's block editor on one of its tabs only.
const TextEditor = lazy( async () => {
	try {
		const { TextEditor: Loaded } = await import(
			/* webpackChunkName: "rich-text" */ './TextEditor'
		);
		return { default: Loaded };
	} catch {
		return { default: PlainHtml };
	}
} );

/** A few words with emphasis, lists and links, kept as HTML and written in WordPress's own blocks. */
export function RichTextField( {
	label,
	value,
	onChange,
}: RichTextFieldProps ) {
	const id = useId();
	return (
		<div
			className="rueda-rich-text"
			role="group"
			aria-labelledby={ `${ id }-label` }
		>
			<BaseControl.VisualLabel id={ `${ id }-label` }>
				{ label }
			</BaseControl.VisualLabel>
			<Suspense fallback={ <Spinner /> }>
				<TextEditor
					label={ label }
					value={ value }
					onChange={ onChange }
				/>
			</Suspense>
		</div>
	);
}

function PlainHtml( { label, value, onChange }: RichTextFieldProps ) {
	return (
		<TextareaControl
			__nextHasNoMarginBottom
			label={ label }
			hideLabelFromVision
			help={ __(
				'The text editor could not be loaded. You can edit the HTML here, or reload the page.',
				'rueda'
			) }
			value={ value }
			onChange={ onChange }
		/>
	);
}
