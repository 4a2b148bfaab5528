/** Entries of a repeatable group in the browser. */
import { follow } from './groups';
import { createRecord } from './record';

interface Options {
	readonly least?: number;
	readonly most?: number;
	/** How many entries the server showed. */
	readonly shown?: number;
	readonly isOpen?: boolean;
}

const suffix = ( number: number ) => ( number === 1 ? '' : `__${ number }` );

const entry = ( number: number ) => `
	<div class="rueda-entry" role="group" aria-label="Person ${ number }" id="e${ number }">
		<div class="rueda-entry__head"></div>
		<span class="wpcf7-form-control-wrap" data-name="name${ suffix( number ) }">
			<input name="name${ suffix( number ) }"></span>
		<select name="meal${ suffix( number ) }"><option>Meat</option><option>Fish</option></select>
		<input type="checkbox" name="news${ suffix( number ) }" checked>
		<input type="hidden" name="kind${ suffix( number ) }" value="guest">
	</div>`;

function open( {
	least = 1,
	most = 3,
	shown = least,
	isOpen = false,
}: Options = {} ): HTMLFormElement {
	const entries = Array.from( { length: most }, ( _, index ) =>
		entry( index + 1 )
	);
	document.body.innerHTML = `<div class="wpcf7"><div class="screen-reader-response"></div>
		<form class="init" data-status="init"><div class="rueda-group" role="group"
			data-rueda-least="${ least }" data-rueda-add="Add another" data-rueda-remove="Remove"
			data-rueda-which="Remove %s" data-rueda-undo="Undo" data-rueda-removed="%s was removed."
			data-rueda-full="There can be ${ most } at most.">
			<input type="hidden" name="people" value="" data-rueda-count="${ shown }">
			${ entries.slice( 0, least ).join( '' ) }
			<details class="rueda-group__more" ${ isOpen ? 'open' : '' }><summary>Add more</summary>
				${ entries.slice( least ).join( '' ) }</details>
		</div></form></div>`;
	const [ form ] = document.forms;
	if ( ! form ) {
		throw new Error( 'There is no form.' );
	}
	form.wpcf7 = createRecord( form );
	follow( form );
	return form;
}

function one( selector: string ): HTMLElement {
	const found = document.querySelector< HTMLElement >( selector );
	if ( ! found ) {
		throw new Error( `There is no ${ selector }.` );
	}
	return found;
}

function control( name: string ): HTMLInputElement {
	const found = one( `[name="${ name }"]` );
	if ( ! ( found instanceof HTMLInputElement ) ) {
		throw new Error( `${ name } is a list.` );
	}
	return found;
}

const meals = ( name: string ): HTMLOptionElement[] => [
	...one( `[name="${ name }"]` ).querySelectorAll( 'option' ),
];

const isFocused = ( element: HTMLElement ) => element.matches( ':focus' );

const button = ( name: string ) => {
	const found = [ ...document.querySelectorAll( 'button' ) ].find(
		( { ariaLabel, textContent } ) => ! ariaLabel && textContent === name
	);
	return found ?? one( `[aria-label="${ name }"]` );
};

function type( name: string, value: string ): void {
	control( name ).value = value;
	control( name ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

const count = () => control( 'people' ).value;

const said = () => one( '[aria-live]' ).textContent;

/** Three entries, each with a name. */
function openThree(): HTMLFormElement {
	const form = open( { shown: 3 } );
	type( 'name', 'Ana' );
	type( 'name__2', 'Ben' );
	type( 'name__3', 'Cem' );
	return form;
}

test( 'the fewest entries are there, and no button takes one of them away', () => {
	open( { least: 2 } );

	expect( count() ).toBe( '2' );
	expect( button( 'Remove Person 1' ).hidden ).toBe( true );
	expect( document.querySelector( 'details' ) ).toBeNull();
} );

test( 'each press adds an entry and leads into it, up to the most', () => {
	open();
	const add = one( '.rueda-group__add' );

	expect( add.getAttribute( 'aria-label' ) ).toBe( 'Add another: Person 2' );
	add.click();
	expect( count() ).toBe( '2' );
	expect( isFocused( control( 'name__2' ) ) ).toBe( true );
	add.click();
	expect( count() ).toBe( '3' );
	expect( add.hidden ).toBe( true );
	expect( said() ).toBe( 'There can be 3 at most.' );
} );

test( 'entries that the server has shown again, and those that a browser has filled in, are there', () => {
	open( { shown: 2 } );
	expect( count() ).toBe( '2' );

	open( { least: 0 } );
	expect( count() ).toBe( '0' );
	type( 'name__3', 'Cem' );
	expect( count() ).toBe( '3' );
} );

test( 'who has opened the others before the script came has one more entry', () => {
	open( { isOpen: true } );

	expect( count() ).toBe( '2' );
} );

test( 'the answers behind a removed entry move up, with lists, boxes and hidden values', () => {
	openThree();
	Object.assign( meals( 'meal__3' )[ 1 ] ?? {}, { selected: true } );
	control( 'news__3' ).checked = false;
	button( 'Remove Person 2' ).click();

	expect( count() ).toBe( '2' );
	expect( control( 'name' ).value ).toBe( 'Ana' );
	expect( control( 'name__2' ).value ).toBe( 'Cem' );
	expect( meals( 'meal__2' )[ 1 ]?.selected ).toBe( true );
	expect( control( 'news__2' ).checked ).toBe( false );
	expect( control( 'kind__2' ).value ).toBe( 'guest' );
	expect( control( 'name__3' ).value ).toBe( '' );
	expect( meals( 'meal__3' )[ 0 ]?.selected ).toBe( true );
	expect( control( 'news__3' ).checked ).toBe( true );
} );

test( 'what was removed comes back with one press, and the focus with it', () => {
	openThree();
	button( 'Remove Person 1' ).click();
	const undo = button( 'Undo' );

	expect( isFocused( undo ) ).toBe( true );
	const told = undo.getAttribute( 'aria-describedby' ) ?? '';
	expect( document.getElementById( told )?.textContent ).toBe(
		'Person 1 was removed.'
	);
	undo.click();
	expect( count() ).toBe( '3' );
	expect(
		[ 'name', 'name__2', 'name__3' ].map(
			( name ) => control( name ).value
		)
	).toEqual( [ 'Ana', 'Ben', 'Cem' ] );
	expect( isFocused( control( 'name' ) ) ).toBe( true );
	expect( document.body.textContent ).not.toContain( 'was removed' );
} );

test( 'an empty entry goes without a question, and is said to be gone', () => {
	open( { shown: 2 } );
	button( 'Remove Person 2' ).click();

	expect( said() ).toBe( 'Person 2 was removed.' );
	expect( isFocused( one( '.rueda-group__add' ) ) ).toBe( true );
	expect( document.querySelector( '.rueda-group__undo' ) ).toBeNull();
} );

test( 'errors of other answers do not move with the answers', () => {
	openThree();
	const wrap = one( '[data-name="name__2"]' );
	wrap.innerHTML += '<span class="wpcf7-not-valid-tip">Wrong.</span>';
	button( 'Remove Person 1' ).click();

	expect( document.querySelector( '.wpcf7-not-valid-tip' ) ).toBeNull();
} );

test( 'an emptied form has the fewest entries again', () => {
	jest.useFakeTimers();
	const form = openThree();
	button( 'Remove Person 1' ).click();
	form.reset();
	jest.runAllTimers();
	jest.useRealTimers();

	expect( count() ).toBe( '1' );
	expect( document.body.textContent ).not.toContain( 'was removed' );
} );
