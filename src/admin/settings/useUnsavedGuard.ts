import { useEffect } from '@wordpress/element';

/** Lets the browser ask before a page with unsaved changes is left. */
export function useUnsavedGuard( hasChanges: boolean ): void {
	useEffect( () => {
		if ( ! hasChanges ) {
			return undefined;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ hasChanges ] );
}
