/*
 * What every page with a form gets before anybody touches it: the global functions, and an ear for the first touch. A
 * press of "send" that comes too early is kept. All the rest comes when the page has nothing else to do, or then.
 */
import { whenParsed } from '../../frontend/island';
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
	let isPlain = false;
	const hear = ( event: Event ) => {
		// Once it is alive it listens for itself.
		if ( form.wpcf7 || isPlain ) {
			return;
		}
		const isSubmit = event instanceof SubmitEvent;
		if ( isSubmit ) {
			event.preventDefault();
		}
		bring().then(
			( { hear: now } ) => now( form, event ),
			() => {
				// The server can do it alone.
				if ( isSubmit ) {
					isPlain = true;
					form.requestSubmit( event.submitter );
				}
			}
		);
	};
	for ( const type of [ 'pointerenter', 'focusin', 'submit' ] ) {
		form.addEventListener( type, hear );
	}
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
	document
		.querySelectorAll< HTMLFormElement >( '.wpcf7 > form' )
		.forEach( listen );
	const begin = () => {
		bring().catch( Boolean );
	};
	const idle = () =>
		// Safari knows no idle time.
		'requestIdleCallback' in window
			? window.requestIdleCallback( begin )
			: setTimeout( begin );
	if ( document.readyState === 'complete' ) {
		idle();
	} else {
		window.addEventListener( 'load', idle );
	}
} );
