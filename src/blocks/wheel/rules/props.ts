import { plainText } from '../../../frontend/values/plain-text';
import { idOf } from '../../../frontend/values/values';

export type Mode = 'popup' | 'inline' | 'fullwidth';

export interface WheelProps {
	/** Null: the page shows the error of a wheel that was not chosen. */
	readonly wheelId: number | null;
	readonly mode: Mode;
	/** The start button's text; null asks for the default, which the view translates. */
	readonly buttonLabel: string | null;
	/** The text of the button that opens the dialog; null as above. */
	readonly popupLabel: string | null;
	readonly isBlock: boolean;
}

const modes: ReadonlyMap< string, Mode > = new Map( [
	[ 'inline', 'inline' ],
	[ 'fullwidth', 'fullwidth' ],
	[ 'full-width', 'fullwidth' ],
] );

/** Reads a root's data attributes, printed by us or written by hand in a page builder. */
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

/** The words alone, as the server prints them into the same button. */
const labelOf = ( text = '' ): string | null => plainText( text ) || null;
