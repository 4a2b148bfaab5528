/*
 * What comes after sending: content in place of the form, or another page. Loaded only for a message whose answer
 * brings one of them.
 */
import { __ } from '@wordpress/i18n';
import { fieldOf, textOf } from '../../../frontend/values/field';
import { all } from './helpers';
import { controlIn, wrapsIn } from './marks';

/** In milliseconds: scripts that measure have just been told, and need the page for a moment. */
const PAUSE = 500;

/**
 * @param form
 * @param after What the server has answered.
 */
export function goOn( form: HTMLFormElement, after: unknown ): void {
	const page = textOf( fieldOf( after, 'page' ) );
	const content = textOf( fieldOf( after, 'content' ) );
	if ( isPage( page ) ) {
		setTimeout( () => location.assign( page ), PAUSE );
	} else if ( content ) {
		show( form, content );
	}
}

function isPage( address: string ): boolean {
	try {
		return (
			address !== '' &&
			/^https?:$/.test( new URL( address, location.href ).protocol )
		);
	} catch {
		return false;
	}
}

function show( form: HTMLFormElement, content: string ): void {
	const { parentNode } = form;
	const place = document.createElement( 'div' );
	place.className = 'rueda-form-after';
	place.tabIndex = -1;
	// The line around the focus stays away from the text.
	place.style.outlineOffset = '0.5rem';
	// The server has printed the author's blocks and has escaped the answers in them.
	place.innerHTML = content;
	parentNode?.querySelector( ':scope > .rueda-form-after' )?.remove();
	parentNode?.insertBefore( place, form );
	if ( ! hasText( form ) ) {
		hide( form, true );
		place.append( againLink( form, place ) );
	}
	place.focus( { preventScroll: true } );
	place.scrollIntoView( {
		block: place.offsetHeight > innerHeight ? 'start' : 'nearest',
	} );
}

/** Whether something was typed since the message was sent. Such a form stays in view. */
const hasText = ( form: HTMLFormElement ): boolean =>
	[ ...all( form, 'textarea, input' ) ].some(
		( { type, value, defaultValue } ) =>
			! [ 'hidden', 'submit', 'checkbox', 'radio' ].includes( type ) &&
			value !== defaultValue
	);

/** A field with the name of a method hides the form's own. */
function hide( form: HTMLFormElement, isHidden: boolean ): void {
	Element.prototype.toggleAttribute.call( form, 'hidden', isHidden );
}

function againLink(
	form: HTMLFormElement,
	place: HTMLElement
): HTMLParagraphElement {
	const line = document.createElement( 'p' );
	const link = document.createElement( 'a' );
	// It is in the language of the page.
	link.lang = document.documentElement.lang;
	link.href = `#${ form.wpcf7?.unitTag }`;
	link.textContent = __( 'Fill in the form again', 'rueda' );
	link.onclick = ( event ) => {
		event.preventDefault();
		place.remove();
		hide( form, false );
		HTMLFormElement.prototype.reset.call( form );
		const [ first ] = wrapsIn( form );
		if ( first ) {
			controlIn( first )?.focus();
		}
	};
	line.append( link );
	return line;
}
