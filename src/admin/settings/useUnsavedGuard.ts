import { createContext, useContext, useEffect } from '@wordpress/element';

/** Tells the screen around a tab whether leaving it would lose changes. */
export const TellUnsaved = createContext< ( isUnsaved: boolean ) => void >(
	() => undefined
);

/** Makes the browser ask before a page with unsaved changes is left, and the screen before its tab is left. */
export function useUnsavedGuard( hasChanges: boolean ): void {
	const tell = useContext( TellUnsaved );
	useEffect( () => {
		if ( ! hasChanges ) {
			return undefined;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		tell( true );
		return () => {
			window.removeEventListener( 'beforeunload', ask );
			tell( false );
		};
	}, [ hasChanges, tell ] );
}
