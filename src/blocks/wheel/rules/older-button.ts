import { plainText } from '../../../frontend/values/plain-text';
import { fieldsOf, idOf, textOf } from '../../../frontend/values/values';

/** What a wheel block needs to know; modes by their public names. */
interface Placed {
	readonly wheelId: number;
	readonly mode: string;
	readonly buttonLabel: string;
	readonly popupLabel: string;
}

/** The button that older content placed wheels with. It had one label for both of ours, and a mode in two parts. */
export function fromOlderButton( attributes: unknown ): Placed {
	const { formId, popupForm, popupType, buttonLabel } =
		fieldsOf( attributes );
	const label = plainText( textOf( buttonLabel ) );
	return {
		wheelId: idOf( textOf( formId ) ) ?? 0,
		mode: modeOf( popupForm === true, textOf( popupType ) ),
		buttonLabel: label,
		popupLabel: label,
	};
}

function modeOf( isPopup: boolean, type: string ): string {
	if ( ! isPopup ) {
		return 'inline';
	}
	return type === 'fullScreen' ? 'fullwidth' : 'popup';
}

/** A shortcode's attributes, as they were typed. */
export function fromShortcode( named: unknown ): Placed {
	const { id, mode, label, popup_label: popupLabel } = fieldsOf( named );
	return {
		wheelId: idOf( textOf( id ) ) ?? 0,
		mode: textOf( mode ) || 'popup',
		buttonLabel: plainText( textOf( label ) ),
		popupLabel: plainText( textOf( popupLabel ) ),
	};
}
