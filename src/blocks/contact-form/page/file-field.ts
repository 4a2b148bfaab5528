import { __, _n, sprintf } from '@wordpress/i18n';
import { errorsOf } from '../rules/schema';
import { addRegion } from './announce';
import { addList, type FileList } from './file-list';
import { nameOf, WRAP } from './marks';
import { type Progress, startUploads, type Uploads } from './uploads';

/** One field for several files. What is chosen is always in its control, too, so that the form is sent as usual. */
export interface FileField {
	readonly form: HTMLFormElement;
	readonly place: HTMLElement;
	readonly input: HTMLInputElement;
	readonly list: FileList;
	/** Where screen readers are told what happens. */
	readonly region: HTMLElement;
	readonly uploads: Uploads;
	/** How many files are being made smaller. */
	preparing: number;
	files: readonly File[];
	/** Whether a change of the control is our own. */
	isOwn: boolean;
	/** While the form waits for an upload: called when it went on, and when a file was removed or refused. */
	onDone?: ( ( isRefused?: boolean ) => void ) | undefined;
}

export function begin(
	form: HTMLFormElement,
	place: HTMLElement,
	input: HTMLInputElement,
	key: () => string
): FileField {
	const field: FileField = {
		form,
		place,
		input,
		list: addList( place, ( file ) => remove( field, file ) ),
		region: addRegion( form ),
		uploads: startUploads( {
			address: place.dataset[ 'ruedaUpload' ] ?? '',
			field: input.name.replace( '[]', '' ),
			key,
			onProgress: ( file, progress ) => follow( field, file, progress ),
		} ),
		preparing: 0,
		files: [],
		isOwn: false,
	};
	input.addEventListener( 'change', () => {
		if ( ! field.isOwn ) {
			void add( field, chosen( field ) );
		}
	} );
	takeDrops( field );
	if ( chosen( field ).length ) {
		void add( field, chosen( field ) );
	}
	return field;
}

export const contains = ( { place }: FileField, target: unknown ): boolean =>
	target instanceof Node && place.contains( target );

export const isShown = ( { input, place }: FileField ): boolean =>
	! input.disabled && place.closest( '[hidden]' ) === null;

/** Adds to what was chosen before, after pictures were made smaller if the author wants that. */
export async function add(
	field: FileField,
	given: readonly File[]
): Promise< void > {
	const side = Number( field.place.dataset[ 'ruedaLongestSide' ] );
	if ( ! side || ! given.length ) {
		take( field, given );
		return;
	}
	// What was chosen before stays in the control meanwhile.
	store( field );
	field.preparing++;
	const files = await import(
		/* webpackChunkName: "form-pictures" */ './pictures'
	)
		.then( ( { smaller } ) => smaller( given, side ) )
		.catch( () => given );
	field.preparing--;
	take( field, files );
}

export const isBusy = ( { preparing, uploads }: FileField ): boolean =>
	preparing > 0 || uploads.isBusy();

/** A file that the form does not accept is named with the reason. */
function take( field: FileField, given: readonly File[] ): void {
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
			wrong.push( notAdded( file, error ) );
		}
	}
	const added = files.slice( before.length );
	change( field, files, wrong );
	added.forEach( field.uploads.add );
	say( field, [ ...wrong, wordsForAdded( added ) ] );
}

/** The form has its first values again. */
export function empty( field: FileField ): void {
	field.uploads.clear( field.form.wpcf7?.status === 'sent' );
	field.files = chosen( field );
	field.list.show( field.files, [] );
}

function remove( field: FileField, file: File ): void {
	const place = field.files.indexOf( file );
	field.uploads.remove( file );
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
	field.onDone?.();
}

function change(
	field: FileField,
	files: readonly File[],
	wrong: readonly string[]
): void {
	field.files = files;
	store( field );
	field.list.show( files, wrong );
	field.isOwn = true;
	field.input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	field.isOwn = false;
}

function store( { files, input }: FileField ): void {
	const data = new DataTransfer();
	files.forEach( ( file ) => data.items.add( file ) );
	input.files = data.files;
}

/** Shows how far an upload is. */
function follow( field: FileField, file: File, progress: Progress ): void {
	if ( progress.state === 'wrong' ) {
		const words = notAdded( file, progress.message );
		field.uploads.remove( file );
		change(
			field,
			field.files.filter( ( other ) => other !== file ),
			[ words ]
		);
		say( field, [ words ] );
		field.onDone?.( true );
		return;
	}
	field.list.note( file, progress, () => field.uploads.add( file ) );
	if ( progress.state === 'uploaded' && ! field.uploads.isBusy() ) {
		sayLater( field, __( 'All files are uploaded.', 'rueda' ) );
	}
	field.onDone?.();
}

/** Sends tokens in place of the files that were uploaded before. */
export function exchange( field: FileField, data: FormData ): void {
	const { name } = field.input;
	if ( ! data.has( name ) || ! field.files.some( field.uploads.tokenOf ) ) {
		return;
	}
	data.delete( name );
	for ( const file of field.files ) {
		const token = field.uploads.tokenOf( file );
		if ( token ) {
			data.append( `_rueda_waiting[${ nameOfField( field ) }][]`, token );
		} else {
			data.append( name, file );
		}
	}
}

export const nameOfField = ( { input }: FileField ): string =>
	input.name.replace( '[]', '' );

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
			void add( field, files );
		}
	} );
}

/** In milliseconds: what was said before is read first. */
const PAUSE = 1000;

const pauses = new WeakMap< FileField, number >();

function sayLater( field: FileField, sentence: string ): void {
	clearTimeout( pauses.get( field ) );
	pauses.set( field, window.setTimeout( say, PAUSE, field, [ sentence ] ) );
}

export function say( field: FileField, sentences: readonly string[] ): void {
	const { region, list } = field;
	clearTimeout( pauses.get( field ) );
	region.lang = document.documentElement.lang;
	region.textContent = [ ...sentences, list.sum() ]
		.filter( Boolean )
		.join( ' ' );
}

const notAdded = ( { name }: File, reason: string ): string =>
	sprintf(
		/* translators: 1: name of a file, 2: a sentence that says why. */
		__( '“%1$s” was not added. %2$s', 'rueda' ),
		name,
		reason
	);

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
		? sprintf(
				/* translators: %s: name of a file. */
				__( '“%s” was added.', 'rueda' ),
				first.name
			)
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
