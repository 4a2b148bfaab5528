import { plainText } from '../../../frontend/values/plain-text';
import { idOf } from '../../../frontend/values/values';

export type Mode = 'popup' | 'inline' | 'fullwidth';

export interface WheelProps {
	/** Null shows the error that no wheel was chosen. */
	readonly wheelId: number | null;
	readonly mode: Mode;
	/** The text of the start button; null for the default, which the view translates. */
	readonly buttonLabel: string | null;
	/** The text of the button that opens the dialog; null for the default. */
	readonly popupLabel: string | null;
	readonly isBlock: boolean;
}

const modes: ReadonlyMap< string, Mode > = new Map( [
	[ 'inline', 'inline' ],
	[ 'fullwidth', 'fullwidth' ],
	[ 'full-width', 'fullwidth' ],
] );

/** Reads the data attributes of a root, printed by us or written by hand in a page builder. */
export function parseWheelProps(
	data: Readonly< Record< string, string | undefined > >
): WheelProps {
	return {
		wheelId: idOf( data[ 'wheelId' ] ),
		mode:
			modes.get( data[ 'mode' ]?.trim().toLowerCase() ?? '' ) ?? 'popup',
		buttonLabel: labelOf( data[ 'btnLabel' ] ),
		popupLabel: labelOf( data[ 'popupLbl' ] ),
		isBlock: ! [ '', '0', 'false' ].includes(
			data[ 'isblock' ]?.trim().toLowerCase() ?? ''
		),
	};
}

/** Plain text, as the server prints it into the same button. */
const labelOf = ( text = '' ): string | null => plainText( text ) || null;
