import { kinds } from '../kinds';
import { type PictureProps, still } from '../kinds/kind';
import { hasHelp } from '../rules/attributes';

/** Shows the control as on the page. Authors cannot type into most, so those get neither focus nor presses. */
export function Control( props: PictureProps ) {
	const { type, placeholder, defaultValue } = props.attributes;
	const { Picture, isWritten } = kinds[ type ];
	if ( Picture && isWritten ) {
		return <Picture { ...props } />;
	}
	return (
		<div
			// On the page, fields have space for an error below, but for those on one line with their text.
			className={ `rueda-field__control${ hasHelp( type ) ? ' wpcf7-form-control-wrap' : '' }` }
			aria-hidden="true"
		>
			{ Picture ? (
				<Picture { ...props } />
			) : (
				<input
					type={ type }
					placeholder={ placeholder }
					value={ defaultValue }
					{ ...still }
				/>
			) }
		</div>
	);
}
