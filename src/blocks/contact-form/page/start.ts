/** Starts all forms of the page. view.tsx loads it when the page is idle or touched. */
import { hidesMethods } from './hidden-methods';
import { watchPresses } from './presses';
import { init, touch } from './init';
import { reset } from './reset';
import { submit } from './submit';
import { loadLazyPart } from './load-lazy-part';
import type { Actions } from './types';
import { validate } from './validate';

export interface Page extends Actions {
	/** Handles an event that happened before the form was started. Throws if scripts cannot handle the form. */
	hear: ( form: HTMLFormElement, event: Event ) => void;
}

let page: Page | Error | undefined;

/** Throws if something is missing, after it has said so once. */
export function start(): Page {
	page ??= begin();
	if ( page instanceof Error ) {
		throw page;
	}
	return page;
}

function begin(): Page | Error {
	const missing = complaint();
	if ( missing ) {
		console.error( missing );
		return new Error( missing );
	}
	if ( window.wpcf7 ) {
		window.wpcf7.schemas ??= new Map();
	}
	watchPresses();
	for ( const box of document.querySelectorAll(
		'form .wpcf7[data-wpcf7-id]'
	) ) {
		loadLazyPart()
			.then( async () => {
				const { refuse } = await import(
					/* webpackChunkName: "form-plain" */ './refuse'
				);
				refuse( box );
			} )
			.catch( () => undefined );
	}
	for ( const form of document.querySelectorAll< HTMLFormElement >(
		'.wpcf7 > form'
	) ) {
		if ( hidesMethods( form ) ) {
			continue;
		}
		init( form );
		form.parentElement?.classList.replace( 'no-js', 'js' );
		// A cache may have kept the questions for long. What was typed meanwhile stays.
		if ( Number( window.wpcf7?.cached ) === 1 ) {
			window.wpcf7?.reset?.( form );
		}
	}
	return { init, submit, reset, validate, hear };
}

function hear( form: HTMLFormElement, event: Event ): void {
	if ( hidesMethods( form ) ) {
		throw new Error( 'The form has to be posted without a script.' );
	}
	if ( event instanceof SubmitEvent ) {
		form.requestSubmit( event.submitter );
	} else {
		touch( form );
	}
}

/** Names what is missing, in the words of the protocol. */
function complaint(): string {
	if ( ! window.wpcf7 ) {
		return 'wpcf7 is not defined.';
	}
	if ( ! window.wpcf7.api ) {
		return 'wpcf7.api is not defined.';
	}
	const known: Array< [ feature: string, type: string ] > = [
		[ 'window.fetch', typeof window.fetch ],
		[ 'window.FormData', typeof window.FormData ],
		[ 'NodeList.forEach', typeof NodeList.prototype.forEach ],
		[ 'String.replaceAll', typeof String.prototype.replaceAll ],
	];
	const missing = known.find( ( [ , type ] ) => type !== 'function' );
	return missing ? `Your browser does not support ${ missing[ 0 ] }().` : '';
}
