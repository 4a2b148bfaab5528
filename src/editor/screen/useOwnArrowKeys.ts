import { useRefEffect } from '@wordpress/compose';

/**
 * Leaves the arrow keys to the pickers on the canvas. The canvas moves the focus out of a list of choices before the
 * list hears of the key: it listens below React, and stopping the event would keep it from the list as well. The canvas
 * reads the old `keyCode`, lists read `code`.
 */
export const useOwnArrowKeys = () =>
	useRefEffect< HTMLElement >( ( picker ) => {
		picker.addEventListener( 'keydown', hideFromCanvas );
		return () => picker.removeEventListener( 'keydown', hideFromCanvas );
	}, [] );

function hideFromCanvas( event: KeyboardEvent ): void {
	if ( event.key === 'ArrowUp' || event.key === 'ArrowDown' ) {
		Object.defineProperty( event, 'keyCode', { value: 0 } );
	}
}
