import { retryUntilDone } from './retries';
import { readRecipe } from './recipe';
import type { Recipe } from './recipe';

export interface Roots {
	readonly selector: string;
	/** For the console: which part failed. */
	readonly name: string;
	/** Unless it says otherwise of a root, that root is started when it is near; null leaves it for another call. */
	readonly when?: When | ( ( root: HTMLElement ) => When | null );
	/** It adds to the looks of what is there, so nobody has to know that it does not come. */
	readonly isSilent?: boolean;
}

/** `near`: within 200px of the viewport; `touched`: at the first sign of interest. */
export type When = 'near' | 'touched';

/** Resolves when nobody is in the middle of a press, with the name of what was pressed before. */
export type WhenFree = () => Promise< string | null >;

/** Does what a root needs; called again after a failure to load. */
export type Work = (
	root: HTMLElement,
	recipe: Recipe,
	whenFree: WhenFree
) => Promise< void >;

const SIGNS = [
	'pointerenter',
	'pointerdown',
	'focusin',
	'touchstart',
	'keydown',
];
/** Shown by a button whose press is being carried out. */
const BUSY = 'data-rueda-busy';
/** A click comes a moment after the finger or the key has gone up. */
const CLICK_DELAY = 50;

const seen = new WeakSet< Element >();

/** Does `work` for each root at the right moment, and sees to it that it gets done. */
export function startWhenNeeded( roots: Roots, work: Work ): void {
	whenParsed( () => {
		for ( const root of document.querySelectorAll< HTMLElement >(
			roots.selector
		) ) {
			const when =
				typeof roots.when === 'function'
					? roots.when( root )
					: ( roots.when ?? 'near' );
			if ( when && ! seen.has( root ) ) {
				seen.add( root );
				watch( root, roots, when, work );
			}
		}
	} );
}

/** Has it done as long as it takes, with words in `root` where that is long. */
export async function loadWithRetries(
	root: HTMLElement,
	{ name, isSilent }: Pick< Roots, 'name' | 'isSilent' >,
	work: ( recipe: Recipe ) => Promise< unknown >
): Promise< void > {
	const recipe = readRecipe();
	if ( ! recipe ) {
		throw new Error( 'The page does not say what to load.' );
	}
	await retryUntilDone( root, name, isSilent ? null : recipe.texts, () =>
		work( recipe )
	);
}

/** Optimisers may run us before the page is there. */
export function whenParsed( callback: () => void ): void {
	if ( document.readyState === 'loading' ) {
		document.addEventListener( 'DOMContentLoaded', callback );
	} else {
		callback();
	}
}

function watch(
	root: HTMLElement,
	roots: Roots,
	when: When,
	work: Work
): void {
	const waiting = new AbortController();
	const listen = listenUntil( waiting.signal );
	const whenReleased = watchPresses( root, listen );
	let begun = false;
	let pressed: string | null = null;

	const whenFree = async () => {
		await whenReleased();
		return pressed;
	};
	const near = new IntersectionObserver(
		( entries ) => {
			if ( entries.some( ( entry ) => entry.isIntersecting ) ) {
				begin();
			}
		},
		{ rootMargin: '200px' }
	);
	const begin = () => {
		if ( ! begun ) {
			begun = true;
			near.disconnect();
			void loadWithRetries( root, roots, ( recipe ) =>
				work( root, recipe, whenFree )
			)
				.catch( ( error: unknown ) => giveUp( root, roots, error ) )
				.then( () => waiting.abort() );
		}
	};
	const press = ( control: Element ) => {
		// The app takes its own controls for its own.
		control.setAttribute( BUSY, '' );
		pressed = control.getAttribute( 'data-rueda-press' );
		begin();
	};

	listen( root, [ 'click' ], ( event ) => {
		const control = pressableOf( event.target );
		if ( control ) {
			event.preventDefault();
			press( control );
		}
	} );
	// Pressed before this script was there: what is printed early has marked it.
	const early = root.querySelector( `[data-rueda-press][${ BUSY }]` );
	if ( early ) {
		press( early );
	} else if ( when === 'touched' ) {
		listen( root, SIGNS, begin );
	} else {
		near.observe( root );
	}
}

const pressableOf = ( target: EventTarget | null ): Element | null =>
	target instanceof Element ? target.closest( '[data-rueda-press]' ) : null;

type Listen = (
	target: EventTarget,
	types: string[],
	listener: ( event: Event ) => void
) => void;

const listenUntil =
	( signal: AbortSignal ): Listen =>
	( target, types, listener ) => {
		for ( const type of types ) {
			target.addEventListener( type, listener, {
				capture: true,
				signal,
			} );
		}
	};

/** What it returns waits while somebody is in the middle of a press. */
function watchPresses(
	root: HTMLElement,
	listen: Listen
): () => Promise< void > {
	let held = false;
	listen( root, [ 'pointerdown', 'keydown' ], () => ( held = true ) );
	listen( document, [ 'pointerup', 'pointercancel', 'keyup' ], () =>
		setTimeout( () => ( held = false ), CLICK_DELAY )
	);
	return async () => {
		// A button replaced between pointerdown and pointerup gets no click.
		while ( held ) {
			await new Promise( ( resolve ) =>
				setTimeout( resolve, CLICK_DELAY )
			);
		}
	};
}

/** What the server printed stays, and what it printed for browsers without scripts does the work. */
function giveUp( root: HTMLElement, { name }: Roots, error: unknown ): void {
	console.error( `Rueda: ${ name } could not start.`, error );
	for ( const plain of root.querySelectorAll( 'noscript' ) ) {
		plain.outerHTML = plain.textContent;
	}
}
