import { thresholds } from './thresholds';

export interface ScrollPosition {
	readonly sensitivity: number;
	readonly isInViewport: boolean;
	/** How much of the target is in sight, in per cent with two decimals. */
	readonly scrollPercentage: number;
	readonly direction: 'up' | 'down';
}

interface Options {
	readonly callback: ( sight: ScrollPosition ) => void;
	readonly root?: Element | null;
	/** As the margin of an IntersectionObserver. */
	readonly offset?: string;
	/** In how many steps the callback is told; see thresholds(). */
	readonly sensitivity?: number;
}

/** Tells how a target moves through the window. What it returns stops it. */
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
				// Down only when the target is higher than last time; where it has not moved, up, as page builders
				// tell it.
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
