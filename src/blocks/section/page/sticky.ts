const EVENTS = [ 'sticky:stick', 'sticky:unstick' ];

interface JQueryLike {
	( target: Document ): { on: JQueryBinding; off: JQueryBinding };
}
type JQueryBinding = (
	types: string,
	listener: ( event: { target: unknown } ) => void
) => void;

declare global {
	interface Window {
		/** If another plugin or the theme has loaded it. */
		jQuery?: JQueryLike;
	}
}

/** Calls `listener` when the section, or something around or inside it, becomes sticky or stops being it. */
export function onSticky(
	root: HTMLElement,
	listener: () => void
): () => void {
	const heard = ( { target }: { target: unknown } ) => {
		if (
			target === document ||
			( target instanceof Node &&
				( target.contains( root ) || root.contains( target ) ) )
		) {
			listener();
		}
	};
	// Not all of these events bubble.
	EVENTS.forEach( ( type ) =>
		document.addEventListener( type, heard, true )
	);
	const jQuery = window.jQuery?.( document );
	jQuery?.on( EVENTS.join( ' ' ), heard );
	const unwatch = stickyAround( root ).map( watchSticky );
	return () => {
		EVENTS.forEach( ( type ) =>
			document.removeEventListener( type, heard, true )
		);
		jQuery?.off( EVENTS.join( ' ' ), heard );
		unwatch.forEach( ( stop ) => stop() );
	};
}

function stickyAround( root: HTMLElement ): HTMLElement[] {
	const found: HTMLElement[] = [];
	for ( let at: HTMLElement | null = root; at; at = at.parentElement ) {
		if ( getComputedStyle( at ).position === 'sticky' ) {
			found.push( at );
		}
	}
	return found;
}

/** CSS sends no event for sticky elements. An observed pixel at the element's original place tells. */
function watchSticky( element: HTMLElement ): () => void {
	const pixel = document.createElement( 'div' );
	pixel.style.cssText =
		'position:absolute;inline-size:1px;block-size:1px;pointer-events:none;visibility:hidden';
	element.before( pixel );
	const top = parseFloat( getComputedStyle( element ).top ) || 0;
	let wasStuck: boolean | null = null;
	const observer = new IntersectionObserver(
		( entries ) => {
			const entry = entries.at( -1 );
			const isStuck =
				! entry?.isIntersecting &&
				( entry?.boundingClientRect.top ?? 0 ) < top;
			if ( wasStuck !== null && isStuck !== wasStuck ) {
				element.dispatchEvent(
					new CustomEvent(
						isStuck ? 'sticky:stick' : 'sticky:unstick'
					)
				);
			}
			wasStuck = isStuck;
		},
		{ rootMargin: `${ -top - 1 }px 0px 0px` }
	);
	observer.observe( pixel );
	return () => {
		observer.disconnect();
		pixel.remove();
	};
}
