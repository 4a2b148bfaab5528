import { plainText } from '../../../frontend/values/plain-text';
import { fieldsOf, idOf, textOf } from '../../../frontend/values/values';

/** What a wheel block needs to know; modes have their public names. */
interface Placed {
	readonly wheelId: number;
	readonly mode: string;
	readonly buttonLabel: string;
	readonly popupLabel: string;
}

/**
 * Reads the button that older content shows wheels with. It had one label where we have two, and a mode in two parts.
 */
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

/** The attributes of a shortcode as they were typed. */
export function fromShortcode( named: unknown ): Placed {
	const { id, mode, label, popup_label: popupLabel } = fieldsOf( named );
	return {
		wheelId: idOf( textOf( id ) ) ?? 0,
		mode: textOf( mode ) || 'popup',
		buttonLabel: plainText( textOf( label ) ),
		popupLabel: plainText( textOf( popupLabel ) ),
	};
}
