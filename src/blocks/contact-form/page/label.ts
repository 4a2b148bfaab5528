/** What a field is called, in the words of the page, whoever wrote it; empty where it says nothing. */
export function labelOf(
	wrap: HTMLElement,
	control: HTMLInputElement | null
): string {
	const naming = wrap
		.querySelector( '[aria-labelledby]' )
		?.getAttribute( 'aria-labelledby' );
	const own = control?.closest( '.wpcf7-checkbox, .wpcf7-radio' )
		? undefined
		: control?.labels?.[ 0 ];
	const label = naming ? document.getElementById( naming ) : own;
	return wordsIn(
		label ?? wrap.closest( 'fieldset' )?.querySelector( 'legend' )
	);
}

/** A label may hold its field, and that field's messages and numbers. */
function wordsIn( element: Element | null | undefined ): string {
	const copy = document.createElement( 'p' );
	copy.append( ...( element?.cloneNode( true ).childNodes ?? [] ) );
	for ( const part of copy.querySelectorAll(
		'.wpcf7-form-control-wrap, .wpcf7-character-count, .rueda-field__mark'
	) ) {
		part.remove();
	}
	// Line breaks in it do not show.
	return copy.textContent.replace( /[\s:*]+$/, '' );
}
