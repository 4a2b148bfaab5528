import { useEffect, useRef } from '@wordpress/element';

/**
 * Calls back when the author returns from another tab or window, where something may have been changed. If the focus
 * was inside the canvas, the window itself gets no focus event.
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
