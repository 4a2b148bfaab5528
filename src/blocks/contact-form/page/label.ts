type Labelled = Pick< HTMLInputElement, 'closest' | 'labels' > | null;

/** The label of a field as text, whoever wrote the markup; empty if there is none. */
function labelOf( wrap: HTMLElement, control: Labelled ): string | undefined {
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

/** A label may contain its field with messages and numbers, which are left out. */
function wordsIn( element: Element | null | undefined ): string | undefined {
	const copy = element && document.importNode( element, true );
	copy?.querySelectorAll(
		'.wpcf7-form-control-wrap, .wpcf7-character-count, .rueda-field__mark'
	).forEach( ( part ) => part.remove() );
	// Line breaks are not shown.
	return copy?.textContent.replace( /[\s:*]+$/, '' );
}

/** An error with the label of its field and, in a group, its place there: for places away from the field. */
export const withLabel = (
	wrap: HTMLElement | null,
	control: Labelled,
	message: string
): string =>
	[ wrap?.dataset[ 'place' ], wrap && labelOf( wrap, control ), message ]
		.filter( Boolean )
		.join( ' – ' );
