/**
 * Copies a text to the clipboard; false if the browser refuses. `beside` is an element near the visitor, because in an
 * open dialog nothing outside of it can be selected.
 */
export async function copyText(
	text: string,
	beside: Element
): Promise< boolean > {
	try {
		// Pages without https have no clipboard API.
		await navigator.clipboard.writeText( text );
		return true;
	} catch {
		return copyMarked( text, beside );
	}
}

function copyMarked( text: string, beside: Element ): boolean {
	const page = beside.ownerDocument;
	const focused = page.activeElement;
	const field = page.createElement( 'textarea' );
	field.value = text;
	field.readOnly = true;
	field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
	beside.after( field );
	field.select();
	let isCopied = false;
	try {
		isCopied = page.execCommand( 'copy' );
	} catch {
		// The older way follows.
	}
	field.remove();
	if ( focused instanceof HTMLElement ) {
		focused.focus( { preventScroll: true } );
	}
	return isCopied;
}
