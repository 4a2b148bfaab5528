/** Tells screen readers which errors have appeared while the visitor fills in a form. */

/** Waits until the screen reader has said where the focus went, because that would interrupt the announcement. */
const PAUSE = 150;

/** Without a role, because the answer to a message is written into each status here. */
const REGION = '.screen-reader-response > [aria-live]:not([role])';

/** Screen readers follow only regions that are on the page before their text. */
export function addRegion( form: HTMLFormElement ): HTMLElement {
	const region = document.createElement( 'p' );
	region.setAttribute( 'aria-live', 'polite' );
	form.wpcf7?.parent
		.querySelector( '.screen-reader-response' )
		?.append( region );
	return region;
}

const pauses = new WeakMap< HTMLFormElement, number >();

/** Replaces what was announced before; empty if there is nothing new. */
export function announce( form: HTMLFormElement, errors: string[] ): void {
	clearTimeout( pauses.get( form ) );
	pauses.set(
		form,
		window.setTimeout( () => {
			form.wpcf7?.parent
				.querySelector( REGION )
				?.replaceChildren( errors.join( ' ' ) );
		}, errors.length && PAUSE )
	);
}
