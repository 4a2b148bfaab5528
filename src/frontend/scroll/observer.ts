import { thresholds } from './thresholds';

export interface ScrollPosition {
	readonly sensitivity: number;
	readonly isInViewport: boolean;
	/** The visible share of the target, in percent with two decimals. */
	readonly scrollPercentage: number;
	readonly direction: 'up' | 'down';
}

interface Options {
	readonly callback: ( sight: ScrollPosition ) => void;
	readonly root?: Element | null;
	/** Like the rootMargin of an IntersectionObserver. */
	readonly offset?: string;
	/** The number of steps in which the callback is called; see thresholds(). */
	readonly sensitivity?: number;
}

/** Reports how a target moves through the window. Returns a function that stops it. */
export function observeScroll( target: Element, options: Options ): () => void {
	const { callback, root = null, offset = '0px', sensitivity = 0 } = options;
	let last = Infinity;
	const tell = ( entries: readonly IntersectionObserverEntry[] ) => {
		for ( const {
			boundingClientRect,
			intersectionRatio,
			isIntersecting,
		} of entries ) {
			const { top } = boundingClientRect;
			callback( {
				sensitivity,
				isInViewport: isIntersecting,
				scrollPercentage: Math.round( intersectionRatio * 10000 ) / 100,
				// "down" only if the target is higher than last time; if it has not moved, "up", as in page builders.
				direction: top < last ? 'down' : 'up',
			} );
			last = top;
		}
	};
	const observer = create( tell, {
		root,
		rootMargin: offset,
		threshold: thresholds( sensitivity ),
	} );
	observer.observe( target );
	return () => observer.disconnect();
}

function create(
	tell: ( entries: IntersectionObserverEntry[] ) => void,
	init: IntersectionObserverInit
) {
	try {
		return new IntersectionObserver( tell, init );
	} catch {
		// The browser refuses a margin that it cannot read.
		// eslint-disable-next-line no-console -- The page works; its author should know.
		console.warn(
			`Rueda: “${ init.rootMargin ?? '' }” is no margin. 0px is used.`
		);
		return new IntersectionObserver( tell, { ...init, rootMargin: '0px' } );
	}
}
