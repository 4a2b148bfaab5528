/** Calls back when the focus goes into a frame, as by a click, of which the page gets no other event. */
export function onFrameFocus(
	heard: ( frame: Element ) => void,
	options: AddEventListenerOptions = {}
): void {
	window.addEventListener(
		'blur',
		() =>
			// Some browsers tell later which element has the focus.
			setTimeout( () => {
				const { activeElement } = document;
				if ( activeElement?.matches( 'iframe' ) ) {
					heard( activeElement );
				}
			} ),
		options
	);
}
