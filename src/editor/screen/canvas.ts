import { useEffect, useState } from '@wordpress/element';

/** The canvas is a document of its own, except where a very old block forbids it. */
export const canvas = (): Document =>
	document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	)?.contentDocument ?? document;

const PATIENCE = 300;

/** The colour of the theme's page, as the canvas shows it; empty until it is there. */
export function useBackground(): string {
	const [ background, setBackground ] = useState( '' );
	useEffect( () => {
		let frames = PATIENCE;
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

/** Its own, or that of what lies behind it. A transparent one is no colour. */
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

/** A sidebar that was closed needs a few frames to be there. */
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
