import { useEffect, useRef } from '@wordpress/element';

/**
 * Calls back when the author comes back from another tab or window, in which he may have changed what is shown here.
 * A window with the canvas in it gets no focus of its own when that was where he left.
 */
export function useReturn( onReturn: () => void ): void {
	const latest = useRef( onReturn );
	useEffect( () => {
		latest.current = onReturn;
	} );
	useEffect( () => {
		const come = () => {
			if ( document.visibilityState === 'visible' ) {
				latest.current();
			}
		};
		window.addEventListener( 'focus', come );
		document.addEventListener( 'visibilitychange', come );
		return () => {
			window.removeEventListener( 'focus', come );
			document.removeEventListener( 'visibilitychange', come );
		};
	}, [] );
}
