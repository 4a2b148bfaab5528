export type AreaText = 'name' | 'description';

interface Press {
	readonly key: string;
	readonly isShift: boolean;
	/** Control, Command or Alt is pressed too. */
	readonly isOther: boolean;
	readonly isTextEmpty: boolean;
	readonly isAreaEmpty: boolean;
}

/** Where the cursor moves, or what happens to the list. Null leaves the key to the editor. */
export type Action = AreaText | 'add' | 'remove' | null;

/** Enter moves from the name to the description and from there to a new area; Backspace moves back. */
export function actionOf(
	text: AreaText,
	{ key, isShift, isOther, isTextEmpty, isAreaEmpty }: Press
): Action {
	if ( isOther ) {
		return null;
	}
	switch ( key ) {
		case 'Enter':
			return afterEnter( text, isShift );
		case 'Tab':
			return afterTab( text, isShift );
		case 'Backspace':
			return backwards( text, isTextEmpty, isAreaEmpty );
		default:
			return null;
	}
}

function afterEnter( text: AreaText, isShift: boolean ): Action {
	if ( isShift ) {
		// Shift and Enter add a line to the description.
		return null;
	}
	return text === 'name' ? 'description' : 'add';
}

function afterTab( text: AreaText, isShift: boolean ): Action {
	if ( text === 'name' ) {
		return isShift ? null : 'description';
	}
	return isShift ? 'name' : null;
}

function backwards(
	text: AreaText,
	isTextEmpty: boolean,
	isAreaEmpty: boolean
): Action {
	if ( ! isTextEmpty ) {
		return null;
	}
	if ( text === 'description' ) {
		return 'name';
	}
	return isAreaEmpty ? 'remove' : null;
}
