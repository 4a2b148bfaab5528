/*
 * What every page with a form loads at first: the global functions, and listeners for the first interaction. An early
 * press on "send" is kept. Everything else is loaded when the page is idle, or then.
 */
import { whenParsed } from '../../frontend/loader/island';
import { readRecipe } from '../../frontend/loader/recipe';
import type { Page } from './page/start';
import type { Actions } from './page/types';

const ACTIONS = [ 'init', 'submit', 'reset', 'validate' ] as const;

let page: Page | undefined;

/** Rejects if the browser or the page lacks something. */
const bring = async () =>
	( page ??= (
		await import( /* webpackChunkName: "form" */ './page/start' )
	).start() );

/** In milliseconds. */
const MOMENT = 100;

/** Before conditions and steps have begun, what was pressed may be "Next", and answers may have to be hidden. */
function waitForParts( form: HTMLFormElement, event: Event ): void {
	if (
		event instanceof SubmitEvent &&
		form.querySelector( '[data-rueda-hidden]' )
	) {
		event.preventDefault();
		event.stopImmediatePropagation();
		setTimeout( () => form.requestSubmit( event.submitter ), MOMENT );
	}
}

/** A field with the name of a method hides the form's own, so methods are taken from elsewhere. */
function listen( form: HTMLFormElement ): void {
	const hear = ( event: Event ) => {
		// Once started, the form listens itself.
		if ( form.wpcf7 ) {
			waitForParts( form, event );
			return;
		}
		const isSubmit = event instanceof SubmitEvent;
		if ( isSubmit ) {
			event.preventDefault();
		}
		bring()
			.then( ( now ) => now.hear( form, event ) )
			.catch( () => {
				// The server can handle the form alone. Not at once, because a form cannot be submitted while it is
				// being submitted.
				if ( isSubmit ) {
					document.removeEventListener.call( form, 'submit', hear );
					setTimeout( () =>
						HTMLFormElement.prototype.requestSubmit.call(
							form,
							event.submitter
						)
					);
				}
			} );
	};
	document.addEventListener.call( form, 'focusin', hear );
	document.addEventListener.call( form, 'submit', hear );
}

/** Also for forms that are added to the page later. Add-ons have statuses of their own. */
document.addEventListener( 'wpcf7statuschanged', ( { target, detail } ) => {
	if ( target instanceof HTMLFormElement && target.wpcf7 ) {
		target.wpcf7.parent.dataset[ 'ruedaStatus' ] = detail.status;
	}
} );

/**
 * What appears in a form later: focus, errors, messages. No page waits for it, and it stands before the theme's styles,
 * which win against it.
 */
function loadLateStyle(): void {
	const { base = '', version } = readRecipe() ?? {};
	document.head.prepend(
		Object.assign( document.createElement( 'link' ), {
			rel: 'stylesheet',
			href: `${ base }blocks/contact-form/answers.css?ver=${ version }`,
		} )
	);
}

whenParsed( () => {
	loadLateStyle();
	const config: Partial< Actions > | undefined = window.wpcf7;
	// What the page defines wins. Without a configuration nothing starts, and what is missing is said later.
	if ( config ) {
		ACTIONS.forEach(
			( name ) =>
				// Runs as soon as possible, because a later reset would remove newer messages.
				( config[ name ] ??= ( ...given ) =>
					page
						? page[ name ]( ...given )
						: bring().then( ( now ) => now[ name ]( ...given ) ) )
		);
	}
	// Not `forEach`, because old browsers lack it on lists; that is checked later.
	for ( const form of document.querySelectorAll< HTMLFormElement >(
		'.wpcf7 > form'
	) ) {
		listen( form );
	}
	const begin = () => {
		bring().catch( () => {
			// It is loaded again when somebody touches a form.
		} );
	};
	const idle = () =>
		// Safari has no requestIdleCallback, and busy pages are never idle.
		'requestIdleCallback' in window
			? window.requestIdleCallback( begin, { timeout: 3000 } )
			: setTimeout( begin );
	if ( document.readyState === 'complete' ) {
		idle();
	} else {
		window.addEventListener( 'load', idle );
	}
} );
