import { BaseControl, Spinner } from '@wordpress/components';
import { lazy, Suspense, useId } from '@wordpress/element';
import { PlainHtml, type RichTextFieldProps } from './PlainHtml';

// Loaded when a field appears, because only one tab of the settings has WordPress's block editor.
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

/** A field for formatted text with lists and links. It is stored as HTML and edited with WordPress's own blocks. */
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
