/*
 * What every page with a form gets before anybody touches it: the global functions, and an ear for the first touch. A
 * press of "send" that comes too early is kept. All the rest comes when the page has nothing else to do, or then.
 */
import { whenParsed } from '../../frontend/loader/island';
import type { Page } from './page/start';
import type { Actions } from './page/types';

const ACTIONS = [ 'init', 'submit', 'reset', 'validate' ] as const;

let page: Page | undefined;

/** Fails where the browser or the page lacks something. */
const bring = async () =>
	( page ??= (
		await import( /* webpackChunkName: "form" */ './page/start' )
	).start() );

function listen( form: HTMLFormElement ): void {
	const hear = ( event: Event ) => {
		// Once it is alive it listens for itself.
		if ( form.wpcf7 ) {
			return;
		}
		const isSubmit = event instanceof SubmitEvent;
		if ( isSubmit ) {
			event.preventDefault();
		}
		bring().then(
			( now ) => now.hear( form, event ),
			() => {
				// The server can do it alone; not at once, because a form that is being submitted cannot be submitted.
				if ( isSubmit ) {
					form.removeEventListener( 'submit', hear );
					setTimeout( () => form.requestSubmit( event.submitter ) );
				}
			}
		);
	};
	form.addEventListener( 'focusin', hear );
	form.addEventListener( 'submit', hear );
}

whenParsed( () => {
	const config: Partial< Actions > | undefined = window.wpcf7;
	// What the page has brought wins. Without a configuration nothing begins; what is missing is said later.
	if ( config ) {
		ACTIONS.forEach(
			( name ) =>
				// At once, as soon as it can be: what a reset takes away must not be what is said after it.
				( config[ name ] ??= ( ...given ) =>
					page
						? page[ name ]( ...given )
						: bring().then( ( now ) => now[ name ]( ...given ) ) )
		);
	}
	// Not `forEach`: whether lists have it is asked later.
	for ( const form of document.querySelectorAll< HTMLFormElement >(
		'.wpcf7 > form'
	) ) {
		listen( form );
	}
	const begin = () => {
		bring().catch( () => {
			// It is asked for again when somebody touches a form.
		} );
	};
	const idle = () =>
		// Safari knows no idle time, and a page that never rests has none.
		'requestIdleCallback' in window
			? window.requestIdleCallback( begin, { timeout: 3000 } )
			: setTimeout( begin );
	if ( document.readyState === 'complete' ) {
		idle();
	} else {
		window.addEventListener( 'load', idle );
	}
} );
