import { fieldsOf } from '../../frontend/values/values';

const KEY = 'rueda-settings-folds';

/** Whether a group was open when the admin was last here. */
export const isFoldOpen = ( name: string, isOpenAtFirst: boolean ): boolean => {
	const remembered = read()[ name ];
	return typeof remembered === 'boolean' ? remembered : isOpenAtFirst;
};

/** Without storage, groups are as they are at first. */
export function rememberFold( name: string, isOpen: boolean ): void {
	try {
		window.localStorage.setItem(
			KEY,
			JSON.stringify( { ...read(), [ name ]: isOpen } )
		);
	} catch {
		// The browser allows no storage, or it is full.
	}
}

function read(): Readonly< Record< string, unknown > > {
	try {
		return fieldsOf(
			JSON.parse( window.localStorage.getItem( KEY ) ?? '{}' )
		);
	} catch {
		return {};
	}
}
