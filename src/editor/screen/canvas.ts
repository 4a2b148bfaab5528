import { useEffect, useState } from '@wordpress/element';

/** The canvas is a document of its own, unless a very old block prevents that. */
export const canvas = (): Document =>
	document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	)?.contentDocument ?? document;

const MAX_FRAMES = 300;

/** The background colour of the theme on the canvas; empty until it is loaded. */
export function useBackground(): string {
	const [ background, setBackground ] = useState( '' );
	useEffect( () => {
		let frames = MAX_FRAMES;
		let next = 0;
		const look = () => {
			const found = backgroundOf(
				canvas().querySelector( '.editor-styles-wrapper' )
			);
			if ( found ) {
				setBackground( found );
			} else if ( frames-- > 0 ) {
				next = window.requestAnimationFrame( look );
			}
		};
		look();
		return () => window.cancelAnimationFrame( next );
	}, [] );
	return background;
}

/** The background colour of an element or of what is behind it. Transparent is no colour. */
function backgroundOf( element: Element | null ): string {
	for ( let at = element; at; at = at.parentElement ) {
		const color =
			at.ownerDocument.defaultView?.getComputedStyle( at )
				.backgroundColor ?? '';
		if ( color && ! /^rgba\(.*, 0\)$|^transparent$/.test( color ) ) {
			return color;
		}
	}
	return '';
}

const FRAMES = 60;

/** A closed sidebar needs a few frames to open. */
export function focusSoon(
	find: () => HTMLElement | null,
	frames: number = FRAMES
): void {
	const found = find();
	if ( found ) {
		found.focus();
	} else if ( frames > 0 ) {
		window.requestAnimationFrame( () => focusSoon( find, frames - 1 ) );
	}
}

/** Focuses a block on the canvas, when a button in it disappears after the press. */
export const focusBlock = ( clientId: string ): void =>
	focusSoon( () =>
		canvas().querySelector< HTMLElement >( `[data-block="${ clientId }"]` )
	);
