import { __ } from '@wordpress/i18n';
import { withLabel } from './label';
import type { ErrorItem } from './view-state';

const standing = new WeakMap< Element, string >();

/** An element with these properties. */
export const make = < Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	properties: Partial< HTMLElementTagNameMap[ Tag ] >
): HTMLElementTagNameMap[ Tag ] =>
	Object.assign( document.createElement( tag ), properties );

/**
 * Puts something into a place. What stands there already stays, with the focus, a screen reader's position and a
 * browser's translation.
 */
export function put(
	place: Element,
	key: string,
	content: () => Node | string
): void {
	if ( standing.get( place ) !== key ) {
		standing.set( place, key );
		place.replaceChildren( content() );
	}
}

/**
 * Lists the errors of the form. Corrected ones stay in the list, so that nothing moves.
 *
 * @param place   Above the form.
 * @param errors
 * @param message The form's own words, which stand below it, too; "" if its server has none.
 */
export function showSummary(
	place: Element,
	errors: readonly ErrorItem[],
	message: string
): void {
	const fields = errors.map( ( { field } ) => field ).join( '\n' );
	put( place, fields, () => ( errors[ 0 ] ? emptyBox( errors ) : '' ) );
	const box = place.firstElementChild;
	const [ heading, list ] = box?.children ?? [];
	if ( ! box || ! heading || ! list ) {
		return;
	}
	const isCorrected = errors.every( ( { isMended } ) => isMended );
	const title = isCorrected
		? __( 'Everything is correct now. Please send it again.', 'rueda' )
		: __( 'Please check this:', 'rueda' );
	// The focus moves here, so its name tells screen readers what everybody reads below the form.
	box.setAttribute( 'aria-label', isCorrected ? title : message || title );
	put( heading, title, () => title );
	errors.forEach( ( error, index ) => {
		const item = list.children[ index ];
		if ( item ) {
			showLine( item, error );
		}
	} );
}

function emptyBox( errors: readonly ErrorItem[] ): Element {
	const box = make( 'div', {
		className: 'rueda-form-summary',
		tabIndex: -1,
	} );
	box.setAttribute( 'role', 'group' );
	// These are the form's words, and it may speak another language than the page.
	const list = make( 'ul', languageOf( errors ) );
	list.append( ...errors.map( () => make( 'li', {} ) ) );
	box.append( make( 'p', {} ), list );
	return box;
}

function languageOf( errors: readonly ErrorItem[] ): { lang?: string } {
	const { lang } =
		errors
			.find( ( { wrap } ) => wrap )
			?.wrap?.closest< HTMLElement >( '[lang]' ) ?? {};
	return lang ? { lang } : {};
}

function showLine(
	item: Element,
	{ wrap, control, message, isMended }: ErrorItem
): void {
	const words = withLabel( wrap, control, message );
	if ( isMended || ! control ) {
		const tag = isMended ? 's' : 'span';
		put( item, tag + words, () => make( tag, { textContent: words } ) );
		return;
	}
	put( item, words, () => make( 'a', { textContent: words } ) );
	Object.assign( item.firstElementChild ?? {}, {
		// In a group, the group has the id and its boxes have none.
		href: `#${ control.id || wrap?.querySelector( '[id]' )?.id }`,
		onclick: ( event: Event ) => {
			event.preventDefault();
			// Nothing inside closed details can get the focus.
			control.closest( 'details' )?.setAttribute( 'open', '' );
			control.focus();
		},
	} );
}
