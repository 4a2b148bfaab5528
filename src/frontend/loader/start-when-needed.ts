import { retryUntilDone } from './retries';
import { readRecipe } from './recipe';
import type { Recipe } from './recipe';

export interface Roots {
	readonly selector: string;
	/** The name of the part, for the console. */
	readonly name: string;
	/** Roots are started when they are near, unless this says otherwise; null leaves a root for another call. */
	readonly when?: When | ( ( root: HTMLElement ) => When | null );
	/** The part only improves what is there, so failures are not shown. */
	readonly isSilent?: boolean;
}

/** `near`: within 200px of the viewport; `touched`: at the first interaction. */
export type When = 'near' | 'touched';

/** Resolves when nothing is being pressed, with the name of what was pressed before. */
export type WhenFree = () => Promise< string | null >;

/** Starts a root; called again after loading failed. */
export type Work = (
	root: HTMLElement,
	recipe: Recipe,
	whenFree: WhenFree
) => Promise< void >;

const SIGNS = [ 'pointerenter', 'pointerdown', 'focusin', 'keydown' ];
/** Set on a button while its action is loading. */
const BUSY = 'data-rueda-busy';
/** The click event follows the release after a moment. */
const CLICK_DELAY = 50;

const seen = new WeakSet< Element >();

/** Calls `work` for each root at the right moment, and repeats it until it succeeds. */
export function startWhenNeeded( roots: Roots, work: Work ): void {
	whenParsed( () => {
		for ( const root of document.querySelectorAll< HTMLElement >(
			roots.selector
		) ) {
			const when =
				! seen.has( root ) &&
				( typeof roots.when === 'function'
					? roots.when( root )
					: ( roots.when ?? 'near' ) );
			if ( when ) {
				seen.add( root );
				watch( root, roots, when, work );
			}
		}
	} );
}

/** Calls `work` until it succeeds, and tells the visitor in `root` if that takes long. */
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

/** Optimisers may run this script before the page is parsed. */
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
		// The app replaces its own controls, and this mark with them.
		control.setAttribute( BUSY, '' );
		pressed = control.getAttribute( 'data-rueda-press' );
		begin();
		tryAgain( root );
	};

	listen( root, [ 'click' ], ( event ) => {
		const control = pressableOf( event.target );
		if ( control ) {
			event.preventDefault();
			press( control );
		}
	} );
	const control =
		root.querySelector< HTMLButtonElement >( '[data-rueda-press]' );
	if ( control && wasPressed( control ) ) {
		press( control );
	} else if ( when === 'touched' ) {
		listen( root, SIGNS, begin );
	} else {
		near.observe( root );
	}
}

/**
 * Whether a control was pressed before this script was loaded: the early script has marked it, or its box is open (see
 * includes/Wheel/LateStart.php). From now on it opens none.
 */
function wasPressed( control: HTMLButtonElement ): boolean {
	const isOpen = !! control.popoverTargetElement?.clientWidth;
	control.removeAttribute( 'popovertarget' );
	return isOpen || control.hasAttribute( BUSY );
}

/** After a failure, another press tries again like the notice's own button. */
const tryAgain = ( root: HTMLElement ): void =>
	root.querySelector< HTMLElement >( '.rueda-island-notice button' )?.click();

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

/** Returns a function that waits while something is being pressed. */
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
		// A button that is replaced between pointerdown and pointerup gets no click. A key that is let go in another
		// window is not heard here.
		while ( held && document.hasFocus() ) {
			await new Promise( ( resolve ) =>
				setTimeout( resolve, CLICK_DELAY )
			);
		}
	};
}

/** Keeps what the server printed, and shows its version for browsers without JavaScript. */
function giveUp( root: HTMLElement, { name }: Roots, error: unknown ): void {
	console.error( `Rueda: ${ name } could not start.`, error );
	for ( const plain of root.querySelectorAll( 'noscript' ) ) {
		plain.outerHTML = plain.textContent;
	}
}
