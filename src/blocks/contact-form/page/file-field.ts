import { __, _n, sprintf } from '@wordpress/i18n';
import { errorsOf } from '../rules/schema';
import { addRegion } from './announce';
import { addList, type FileList } from './file-list';
import { nameOf, WRAP } from './marks';

/** One field for several files. What is chosen is always in its control, too, so that the form is sent as usual. */
export interface FileField {
	readonly form: HTMLFormElement;
	readonly place: HTMLElement;
	readonly input: HTMLInputElement;
	readonly list: FileList;
	/** Where screen readers are told what happens. */
	readonly region: HTMLElement;
	files: readonly File[];
	/** Whether a change of the control is our own. */
	isOwn: boolean;
}

export function begin(
	form: HTMLFormElement,
	place: HTMLElement,
	input: HTMLInputElement
): FileField {
	const field: FileField = {
		form,
		place,
		input,
		list: addList( place, ( file ) => remove( field, file ) ),
		region: addRegion( form ),
		files: [],
		isOwn: false,
	};
	input.addEventListener( 'change', () => {
		if ( ! field.isOwn ) {
			add( field, chosen( field ) );
		}
	} );
	takeDrops( field );
	if ( chosen( field ).length ) {
		add( field, chosen( field ) );
	}
	return field;
}

export const contains = ( { place }: FileField, target: unknown ): boolean =>
	target instanceof Node && place.contains( target );

export const isShown = ( { input, place }: FileField ): boolean =>
	! input.disabled && place.closest( '[hidden]' ) === null;

/** Adds to what was chosen before. A file that the form does not accept is named with the reason. */
export function add( field: FileField, given: readonly File[] ): void {
	const before = field.files;
	let files = before;
	const wrong: string[] = [];
	for ( const file of given ) {
		if ( files.some( ( other ) => isSame( file, other ) ) ) {
			continue;
		}
		const error =
			errorOf( field, [ file ] ) ?? errorOf( field, [ ...files, file ] );
		if ( error === undefined ) {
			files = [ ...files, file ];
		} else {
			wrong.push(
				sprintf(
					/* translators: 1: name of a file, 2: a sentence that says why. */
					__( '“%1$s” was not added. %2$s', 'rueda' ),
					file.name,
					error
				)
			);
		}
	}
	change( field, files, wrong );
	say( field, [ ...wrong, wordsForAdded( files.slice( before.length ) ) ] );
}

/** The form has its first values again. */
export function empty( field: FileField ): void {
	field.files = chosen( field );
	field.list.show( field.files, [] );
}

function remove( field: FileField, file: File ): void {
	const place = field.files.indexOf( file );
	change(
		field,
		field.files.filter( ( other ) => other !== file ),
		[]
	);
	say( field, [
		/* translators: %s: name of a file. */
		sprintf( __( '“%s” was removed.', 'rueda' ), file.name ),
	] );
	// The pressed button is gone.
	( field.list.buttonAt( place ) ?? field.input ).focus();
}

function change(
	field: FileField,
	files: readonly File[],
	wrong: readonly string[]
): void {
	const data = new DataTransfer();
	files.forEach( ( file ) => data.items.add( file ) );
	field.files = files;
	field.input.files = data.files;
	field.list.show( files, wrong );
	field.isOwn = true;
	field.input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	field.isOwn = false;
}

const chosen = ( { input }: FileField ): File[] => [ ...( input.files ?? [] ) ];

/** What the rules of the form say about these files; nothing as long as the rules are not loaded. */
function errorOf(
	{ form, input }: FileField,
	files: readonly File[]
): string | undefined {
	const wrap = input.closest< HTMLElement >( WRAP );
	const entries = files.map( ( file ) => [ input.name, file ] as const );
	return wrap
		? errorsOf( form.wpcf7?.schema, entries ).get( nameOf( wrap ) )
		: undefined;
}

function takeDrops( field: FileField ): void {
	const { place } = field;
	const mark = ( isOver: boolean ) =>
		place.classList.toggle( 'is-over', isOver );
	place.addEventListener( 'dragover', ( event ) => {
		if ( event.dataTransfer?.types.includes( 'Files' ) ) {
			event.preventDefault();
			mark( true );
		}
	} );
	place.addEventListener( 'dragleave', ( { relatedTarget } ) => {
		mark( contains( field, relatedTarget ) );
	} );
	place.addEventListener( 'drop', ( event ) => {
		mark( false );
		const files = [ ...( event.dataTransfer?.files ?? [] ) ];
		if ( files.length ) {
			event.preventDefault();
			add( field, files );
		}
	} );
}

function say(
	{ region, list }: FileField,
	sentences: readonly string[]
): void {
	region.lang = document.documentElement.lang;
	region.textContent = [ ...sentences, list.sum() ]
		.filter( Boolean )
		.join( ' ' );
}

const isSame = ( one: File, other: File ): boolean =>
	one.name === other.name &&
	one.size === other.size &&
	one.lastModified === other.lastModified;

function wordsForAdded( added: readonly File[] ): string {
	const [ first ] = added;
	if ( ! first ) {
		return '';
	}
	return added.length === 1
		? /* translators: %s: name of a file. */
			sprintf( __( '“%s” was added.', 'rueda' ), first.name )
		: sprintf(
				/* translators: %d: a number of files. */
				_n(
					'%d file was added.',
					'%d files were added.',
					added.length,
					'rueda'
				),
				added.length
			);
}
