/*
 * Keeps what was typed into a form on this device, so that a reload, a closed tab or a crash loses nothing. Fetched
 * a moment after a form is touched that may keep it, or when something is kept.
 */
import { __ } from '@wordpress/i18n';
import { answersOf, controlsIn, restore } from './kept-answers';
import { DRAFTS } from './part';
import { draftOf, MINUTE, readDraft } from '../rules/draft';

/** In milliseconds since the last key. */
const PAUSE = 400;

/**
 * @param form
 * @param key     Of the form in the browser's storage.
 * @param minutes How long it is kept.
 */
export function keep(
	form: HTMLFormElement,
	key: string,
	minutes: number
): void {
	forgetOld();
	let timer = 0;
	let notice: HTMLElement | undefined;
	const forget = () => {
		clearTimeout( timer );
		notice?.remove();
		localStorage.removeItem( key );
	};
	const save = () => {
		clearTimeout( timer );
		write(
			key,
			draftOf( answersOf( form ), Date.now() + minutes * MINUTE )
		);
	};
	const saveSoon = () => {
		clearTimeout( timer );
		timer = window.setTimeout( save, PAUSE );
	};
	if ( form.matches( '.sent' ) ) {
		// Its message has just been sent.
		forget();
	} else if (
		restore( form, readDraft( localStorage.getItem( key ), Date.now() ) )
	) {
		notice = tell( form, () => {
			HTMLFormElement.prototype.reset.call( form );
			forget();
		} );
	} else {
		// The visitor may have typed before this came.
		saveSoon();
	}
	form.addEventListener( 'input', saveSoon );
	form.addEventListener( 'change', saveSoon );
	// Also when the visitor resets the form; its fields are empty only after this event.
	form.addEventListener( 'reset', () => setTimeout( forget ) );
	form.addEventListener( 'wpcf7mailsent', forget );
	window.addEventListener( 'pagehide', () => {
		if ( ! form.matches( '.sent, .submitting' ) ) {
			save();
		}
	} );
	letMessagesWait( form );
}

/** Fetched before it is needed, because without a connection it cannot be fetched. */
function letMessagesWait( form: HTMLFormElement ): void {
	const hours = Number( form.dataset[ 'ruedaWaiting' ] );
	if ( hours ) {
		import( /* webpackChunkName: "form-waiting" */ './waiting' ).then(
			( { wait } ) => wait( form, hours ),
			() => undefined
		);
	}
}

function write( key: string, text: string ): void {
	// What was kept before goes in any case: the browser may have no room for the new one.
	localStorage.removeItem( key );
	if ( text ) {
		try {
			localStorage.setItem( key, text );
		} catch {
			// Nothing is kept then.
		}
	}
}

/** Of all forms of the site. */
function forgetOld(): void {
	for ( const key of Object.keys( localStorage ) ) {
		if (
			key.startsWith( DRAFTS ) &&
			! readDraft( localStorage.getItem( key ), Date.now() ).length
		) {
			localStorage.removeItem( key );
		}
	}
}

/** Above the form, with a way to delete it: somebody else may use this device. */
function tell( form: HTMLFormElement, startOver: () => void ): HTMLElement {
	const line = document.createElement( 'p' );
	const words = document.createElement( 'span' );
	const button = document.createElement( 'button' );
	line.className = 'rueda-draft';
	// It is in the language of the page.
	line.lang = document.documentElement.lang;
	words.setAttribute( 'role', 'status' );
	button.type = 'button';
	// It looks like a link: the button to send is the one to see.
	button.style.cssText =
		'padding:.25em;border:0;background:none;color:inherit;font:inherit;text-decoration:underline;cursor:pointer';
	button.textContent = __( 'Start over', 'rueda' );
	button.onclick = () => {
		startOver();
		const [ first ] = controlsIn( form );
		first?.focus();
	};
	line.append( words, ' ', button );
	const { top } = form.getBoundingClientRect();
	form.parentNode?.insertBefore( line, form );
	// A live region tells only what comes after it.
	setTimeout( () => {
		words.textContent = __(
			'What you typed before is back. It was kept on this device.',
			'rueda'
		);
		// The fields stay where they are in the window.
		scrollBy( {
			top: form.getBoundingClientRect().top - top,
			behavior: 'instant',
		} );
	} );
	return line;
}
