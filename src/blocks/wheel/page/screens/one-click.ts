import type { MouseEvent } from 'react';

/** Ignores the second click of a double click, because it would hit the button of the next screen. */
export const oneClick = ( act: () => void ) => ( event: MouseEvent ) => {
	if ( event.detail <= 1 ) {
		act();
	}
};
