/*
 * Shows and hides the parts of a form that have conditions. Fetched only by forms with such parts.
 */
import { readConditions } from '../../../frontend/conditions/conditions';
import { hiddenParts, type Part } from '../../../frontend/conditions/parts';
import { withShown } from '../rules/conditional';
import { addRegion } from './announce';
import type { Results } from './calculations';
import { nameOf, unmark, wrapsIn } from './marks';
import { HIDDEN, PART } from './part';
import { refresh } from './view-state';

type Control =
	| HTMLInputElement
	| HTMLSelectElement
	| HTMLTextAreaElement
	| HTMLButtonElement;

interface ShownPart extends Part {
	readonly element: HTMLElement;
}

/** Controls that this script has disabled, so that they are neither sent nor checked. */
const off = new WeakSet< Element >();

/**
 * @param form
 * @param results Those of the fields that are calculated, if there are any.
 */
export function follow( form: HTMLFormElement, results?: Results ): void {
	const parts = [ ...form.querySelectorAll< HTMLElement >( PART ) ].map(
		( element ): ShownPart => ( {
			element,
			conditions: readConditions(
				parse( element.dataset[ 'ruedaShowIf' ] )
			),
			fields: fieldsIn( element ),
		} )
	);
	requireShown( form );
	// Sentences that say when a part is meant, for pages without this script.
	form.querySelectorAll( '.rueda-when' ).forEach( ( one ) => one.remove() );
	// A place of its own, because errors that appear at the same time replace each other in theirs.
	const region = addRegion( form );
	const update = ( isSilent: boolean ) => {
		const hidden = hiddenParts(
			parts,
			( name, shownOf ) =>
				results?.resultOf( name, shownOf ) ?? answersOf( form, name ),
			results?.sources
		);
		const appeared = parts.filter(
			( part ) =>
				show( form, part, ! hidden.has( part ) ) && ! hidden.has( part )
		);
		switchControls( form );
		sayRequired( form );
		if ( ! isSilent ) {
			tell( form, region, appeared );
			refresh( form );
		}
	};
	update( true );
	for ( const type of [ 'input', 'change' ] ) {
		form.addEventListener( type, () => update( false ) );
	}
	// A form has its first values only after this event.
	form.addEventListener( 'reset', () => setTimeout( update, 0, true ) );
}

/** Whoever asks for the rules of the form gets those of the fields that are shown, too. */
function requireShown( form: HTMLFormElement ): void {
	const record = form.wpcf7;
	const isShown = ( field: unknown ) =>
		wrapsIn( form ).some(
			( wrap ) =>
				nameOf( wrap ) === field &&
				! wrap.closest( `${ PART }[hidden]` )
		);
	if ( record ) {
		Object.defineProperty( record, 'schema', {
			get: () =>
				withShown( window.wpcf7?.schemas?.get( record.id ), isShown ),
		} );
	}
}

function parse( text = '' ): unknown {
	try {
		return JSON.parse( text ) as unknown;
	} catch {
		return text;
	}
}

const fieldsIn = ( element: HTMLElement ): string[] =>
	wrapsIn( element ).map( nameOf );

/** The answers of a field, also of one that is hidden; null where there is no such field. */
function answersOf( form: HTMLFormElement, name: string ): string[] | null {
	if ( ! wrapsIn( form ).some( ( wrap ) => nameOf( wrap ) === name ) ) {
		const plain = controlsIn( form ).find( ( one ) => one.name === name );
		return plain?.type === 'hidden' ? [ plain.value ] : null;
	}
	return controlsIn( form )
		.filter( ( one ) => one.name === name || one.name === `${ name }[]` )
		.flatMap( valuesOf );
}

/** A field of the form may have the name `elements`. */
const controlsIn = ( part: Element ): Control[] => [
	...part.querySelectorAll< Control >( 'input, select, textarea, button' ),
];

function valuesOf( control: Control ): string[] {
	if ( control instanceof HTMLSelectElement ) {
		return [ ...control.selectedOptions ].map( ( { value } ) => value );
	}
	if ( ! ( control instanceof HTMLInputElement ) ) {
		return [ control.value ];
	}
	switch ( control.type ) {
		case 'checkbox':
		case 'radio':
			return control.checked ? [ control.value ] : [];
		case 'file':
			return [ ...( control.files ?? [] ) ].map( ( file ) => file.name );
		default:
			return [ control.value ];
	}
}

/** @return Whether that is new. */
function show(
	form: HTMLFormElement,
	{ element }: ShownPart,
	isShown: boolean
): boolean {
	const isNew = element.hidden === isShown;
	element.hidden = ! isShown;
	element.removeAttribute( HIDDEN );
	if ( ! isShown ) {
		wrapsIn( element ).forEach( ( wrap ) => unmark( form, wrap ) );
	}
	return isNew;
}

function switchControls( form: HTMLFormElement ): void {
	for ( const control of form.querySelectorAll( PART ) ) {
		for ( const one of controlsIn( control ) ) {
			const isHidden = one.closest( `${ PART }[hidden]` ) !== null;
			if ( isHidden && ! one.disabled ) {
				one.disabled = true;
				off.add( one );
			} else if ( ! isHidden && off.has( one ) ) {
				one.disabled = false;
				off.delete( one );
			}
		}
	}
}

/** Whatever needs an answer while it is shown. */
const REQUIRED = [
	'.wpcf7-validates-as-required[aria-invalid]',
	'.wpcf7-quiz',
	'.wpcf7-captchar',
];

function sayRequired( form: HTMLFormElement ): void {
	for ( const one of form.querySelectorAll(
		`${ PART } :is(${ REQUIRED.join() })`
	) ) {
		if ( one.closest( `${ PART }[hidden]` ) ) {
			one.removeAttribute( 'aria-required' );
		} else {
			one.setAttribute( 'aria-required', 'true' );
		}
	}
}

/** In milliseconds: a screen reader first says what the visitor has chosen. */
const PAUSE = 150;

/** For those who do not see it. Where a text has appeared, it is read when they come to it. */
function tell(
	form: HTMLFormElement,
	region: HTMLElement,
	parts: readonly ShownPart[]
): void {
	const words = form.dataset[ 'ruedaAppeared' ] ?? '';
	// A new entry of a group gets the focus, which says it.
	const others = parts.filter(
		( { element } ) => ! element.matches( '.rueda-entry' )
	);
	const names = others.flatMap( ( { element } ) =>
		[ ...element.querySelectorAll( '.rueda-field__label' ) ].map(
			( { textContent } ) => textContent.trim()
		)
	);
	if ( names.length ) {
		setTimeout( () => {
			region.textContent = words.replace( '%s', () =>
				names.join( ', ' )
			);
		}, PAUSE );
	}
}
