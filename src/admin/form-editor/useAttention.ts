import { type RefObject, useLayoutEffect, useRef } from '@wordpress/element';

/**
 * WordPress's dialog hears a key only while it has the focus. It takes it a moment after it appears, and where the
 * canvas of a new post comes later than that, the post's title takes the focus away: Escape and letters would go there.
 *
 * @return For an element within the dialog.
 */
export function useAttention(
	onEscape: () => void
): RefObject< HTMLUListElement > {
	const inside = useRef< HTMLUListElement >( null );
	// Before the dialog is painted, so that nobody can act earlier.
	useLayoutEffect( () => {
		const dialog = () =>
			inside.current?.closest< HTMLElement >( '[role="dialog"]' );
		const hear = ( { key, target }: KeyboardEvent ) => {
			// The frame handles its own keys.
			const isOwn =
				target instanceof Node && dialog()?.contains( target );
			if ( key === 'Escape' && ! isOwn ) {
				onEscape();
			}
		};
		let next = 0;
		const takeBack = () => {
			// The frame has the focus only after the window has lost it.
			next = window.setTimeout( () => {
				const frame = dialog();
				const focused = frame?.ownerDocument.activeElement;
				if ( focused instanceof HTMLIFrameElement ) {
					frame?.focus();
				}
			} );
		};
		document.addEventListener( 'keydown', hear );
		window.addEventListener( 'blur', takeBack );
		return () => {
			window.clearTimeout( next );
			document.removeEventListener( 'keydown', hear );
			window.removeEventListener( 'blur', takeBack );
		};
	}, [ onEscape ] );
	return inside;
}
