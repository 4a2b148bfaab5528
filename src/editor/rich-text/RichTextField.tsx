import { BaseControl, Spinner } from '@wordpress/components';
import { lazy, Suspense, useId } from '@wordpress/element';
import { PlainHtml, type RichTextFieldProps } from './PlainHtml';

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
