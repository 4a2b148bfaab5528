export type AreaText = 'name' | 'description';

interface Press {
	readonly key: string;
	readonly isShift: boolean;
	/** Control, Command or Alt is down: a shortcut. */
	readonly isOther: boolean;
	readonly isTextEmpty: boolean;
	readonly isAreaEmpty: boolean;
}

/** Where the cursor goes, or what becomes of the list of areas. Null leaves the key to the editor. */
export type Action = AreaText | 'add' | 'remove' | null;

/** From the name to the description, from the description to a new area, and back again with Backspace. */
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
		// It breaks the line of a description.
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
