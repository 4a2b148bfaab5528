/*
 * Adds and removes the entries of repeatable groups. Fetched only by forms with such a group. All entries are on the
 * page, and the number of entries decides by conditions which of them are shown. When one is removed, the answers of
 * those behind it move up, so that their names stay in order.
 */
import { addRegion } from './announce';
import { GROUP } from './groups-place';
import { help } from './helpers';
import { unmark, wrapsIn } from './marks';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a control has: of a list whether each choice is chosen. */
type State = ReadonlyArray< string | boolean >;

interface Group {
	readonly form: HTMLFormElement;
	readonly words: DOMStringMap;
	readonly entries: readonly HTMLElement[];
	readonly removers: readonly HTMLElement[];
	/** The number of entries, as it is sent. */
	readonly count: HTMLInputElement;
	readonly least: number;
	readonly adder: HTMLElement;
	readonly full: HTMLElement;
	readonly region: HTMLElement;
	/** Says what was removed, with a way to have it back. */
	notice?: HTMLElement | undefined;
}

export function follow( form: HTMLFormElement ): void {
	const region = addRegion( form );
	for ( const element of form.querySelectorAll< HTMLElement >( GROUP ) ) {
		const count =
			element.querySelector< HTMLInputElement >( '[data-rueda-count]' );
		if ( count ) {
			begin( form, element, count, region );
		}
	}
}

function begin(
	form: HTMLFormElement,
	element: HTMLElement,
	count: HTMLInputElement,
	region: HTMLElement
): void {
	const words = element.dataset;
	const more =
		element.querySelector< HTMLDetailsElement >( '.rueda-group__more' );
	const entries = [
		...element.querySelectorAll< HTMLElement >( '.rueda-entry' ),
	];
	const isPressed = more?.open === true && form.matches( '.init' );
	const hadFocus =
		more?.contains( form.ownerDocument.activeElement ) === true;
	const adder = button( 'add', words[ 'ruedaAdd' ] );
	const full = made( 'p', '', words[ 'ruedaFull' ] );
	const place = made( 'div', 'rueda-group__buttons' );
	place.append( adder, full );
	more?.replaceWith( ...more.querySelectorAll( '.rueda-entry' ), place );
	const group: Group = {
		form,
		words,
		entries,
		removers: entries.map( ( entry ) => {
			const remover = button( 'remove', words[ 'ruedaRemove' ] );
			remover.setAttribute(
				'aria-label',
				said( words[ 'ruedaWhich' ], entry )
			);
			entry.querySelector( '.rueda-entry__head' )?.append( remover );
			return remover;
		} ),
		count,
		least: Number( words[ 'ruedaLeast' ] ),
		adder,
		full,
		region,
	};
	adder.onclick = () => addEntry( group );
	group.removers.forEach( ( remover, index ) => {
		remover.onclick = () => removeEntry( group, index );
	} );
	const first = Math.max(
		Number( count.dataset[ 'ruedaCount' ] ),
		entries.map( isFilled ).lastIndexOf( true ) + 1
	);
	setCount( group, first );
	if ( isPressed && first === group.least ) {
		// Before the other scripts have begun, so they show the entry.
		setCount( group, first + 1 );
	}
	if ( hadFocus ) {
		setTimeout( () => focusIn( entries[ countOf( group ) - 1 ] ) );
	}
	listen( group );
}

function listen( group: Group ): void {
	const { entries, form, least } = group;
	// Answers that were kept on the device come back one after the other, also into entries that are not there yet.
	form.addEventListener( 'input', ( { target } ) => {
		const index = entries.findIndex(
			( entry ) => target instanceof Node && entry.contains( target )
		);
		if ( index >= countOf( group ) ) {
			setCount( group, index + 1 );
		}
	} );
	// A form has its first values only after this event.
	form.addEventListener( 'reset', () =>
		setTimeout( () => {
			forget( group );
			setCount( group, least );
		} )
	);
}

const countOf = ( { count }: Group ): number => Number( count.value );

function setCount( group: Group, number: number ): void {
	const { adder, count, entries, full, least, removers, words } = group;
	count.value = String( number );
	removers.forEach( ( remover ) => {
		remover.hidden = number <= least;
	} );
	const next = entries[ number ];
	adder.hidden = ! next;
	full.hidden = ! adder.hidden;
	if ( next ) {
		adder.setAttribute(
			'aria-label',
			`${ words[ 'ruedaAdd' ] }: ${ titleOf( next ) }`
		);
	}
	// Conditions, calculations and what is kept on the device follow.
	count.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

function addEntry( group: Group ): void {
	const { entries, full, region } = group;
	const number = countOf( group );
	forget( group );
	setCount( group, number + 1 );
	focusIn( entries[ number ] );
	if ( ! full.hidden ) {
		region.textContent = full.textContent;
	}
}

function removeEntry( group: Group, index: number ): void {
	const { adder, entries, region, words } = group;
	const kept = entries.slice( index, countOf( group ) ).map( statesOf );
	const [ gone ] = entries.slice( index );
	if ( ! gone ) {
		return;
	}
	const wasFilled = isFilled( gone );
	forget( group );
	write( group, index, [ ...kept.slice( 1 ), null ] );
	setCount( group, countOf( group ) - 1 );
	const removed = said( words[ 'ruedaRemoved' ], gone );
	if ( wasFilled ) {
		tell( group, index, removed, kept );
	} else {
		region.textContent = removed;
		adder.focus();
	}
}

/** Says what was removed, in its place, with a button that brings it back. */
function tell(
	group: Group,
	index: number,
	removed: string,
	kept: readonly State[][]
): void {
	const { count, entries, words } = group;
	const notice = made( 'p', 'rueda-group__removed' );
	const text = made( 'span', '', removed );
	const undo = button( 'undo', words[ 'ruedaUndo' ] );
	text.id = `${ entries[ index ]?.id }-gone`;
	undo.setAttribute( 'aria-describedby', text.id );
	undo.onclick = () => {
		forget( group );
		setCount( group, countOf( group ) + 1 );
		write( group, index, kept );
		count.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		focusIn( entries[ index ] );
	};
	notice.append( text, undo );
	entries[ index ]?.before( notice );
	group.notice = notice;
	undo.focus();
}

function forget( group: Group ): void {
	group.notice?.remove();
	group.notice = undefined;
	group.region.textContent = '';
}

/**
 * Writes answers into entries.
 *
 * @param group
 * @param from   The first of these entries.
 * @param states Of the controls of each; null empties an entry.
 */
function write(
	group: Group,
	from: number,
	states: ReadonlyArray< readonly State[] | null >
): void {
	const { entries, form } = group;
	states.forEach( ( all, index ) => {
		const entry = entries[ from + index ];
		if ( entry ) {
			controlsIn( entry ).forEach( ( control, place ) =>
				put( control, all?.[ place ] ?? stateAtFirst( control ) )
			);
			// Errors were about other answers.
			wrapsIn( entry ).forEach( ( wrap ) => unmark( form, wrap ) );
		}
	} );
	help( form );
}

const controlsIn = ( entry: HTMLElement ): Control[] => [
	...entry.querySelectorAll< Control >( 'input, select, textarea' ),
];

const statesOf = ( entry: HTMLElement ): State[] =>
	controlsIn( entry ).map( stateOf );

const isFilled = ( entry: HTMLElement ): boolean =>
	controlsIn( entry ).some(
		( control ) =>
			stateOf( control ).join() !== stateAtFirst( control ).join()
	);

const isBox = ( control: Control ): control is HTMLInputElement =>
	control.type === 'checkbox' || control.type === 'radio';

function stateOf( control: Control ): State {
	if ( control instanceof HTMLSelectElement ) {
		return [ ...control.options ].map( ( { selected } ) => selected );
	}
	return [ isBox( control ) ? control.checked : control.value ];
}

function stateAtFirst( control: Control ): State {
	if ( control instanceof HTMLSelectElement ) {
		const options = [ ...control.options ];
		const isPreset =
			control.multiple ||
			options.some( ( { defaultSelected } ) => defaultSelected );
		return options.map( ( { defaultSelected }, index ) =>
			isPreset ? defaultSelected : index === 0
		);
	}
	return [ isBox( control ) ? control.defaultChecked : control.defaultValue ];
}

function put( control: Control, state: State ): void {
	if ( control instanceof HTMLSelectElement ) {
		[ ...control.options ].forEach( ( option, index ) => {
			option.selected = state[ index ] === true;
		} );
	} else if ( isBox( control ) ) {
		control.checked = state[ 0 ] === true;
	} else {
		control.value = String( state[ 0 ] );
	}
}

const titleOf = ( entry: HTMLElement ): string =>
	entry.getAttribute( 'aria-label' ) ?? '';

const said = ( words: string | undefined, entry: HTMLElement ): string =>
	( words ?? '' ).replace( '%s', () => titleOf( entry ) );

function focusIn( entry: HTMLElement | undefined ): void {
	const [ first ] = entry
		? controlsIn( entry ).filter(
				( control ) =>
					control.type !== 'hidden' &&
					! control.disabled &&
					! control.closest( '[hidden]' )
			)
		: [];
	first?.focus();
}

function button( part: string, text: string | undefined ): HTMLButtonElement {
	const element = document.createElement( 'button' );
	element.type = 'button';
	element.className =
		part === 'remove' ? 'rueda-entry__remove' : `rueda-group__${ part }`;
	element.textContent = text ?? '';
	return element;
}

function made( tag: string, className: string, text = '' ): HTMLElement {
	const element = document.createElement( tag );
	element.className = className;
	element.textContent = text;
	return element;
}
