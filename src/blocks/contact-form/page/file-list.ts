import { __, _n, sprintf } from '@wordpress/i18n';
import type { Progress } from './uploads';
import { localized, sizeInWords } from '../../../frontend/values/size';

/** What is shown of a field's files, below its control. It is plain DOM in the server's markup. */
export interface FileList {
	readonly show: (
		files: readonly File[],
		errors: readonly string[]
	) => void;
	/** Shows how far the upload of a file is. */
	readonly note: (
		file: File,
		progress: Progress,
		onRetry: () => void
	) => void;
	/** Says something below the list. */
	/** In place of the sum; "" for the sum again. */
	readonly tell: ( words: string ) => void;
	/** How many files there are, and how large they are together. */
	readonly sum: () => string;
	/** The button that has taken the place of a removed one. */
	readonly buttonAt: ( place: number ) => HTMLElement | undefined;
}

export function addList(
	place: HTMLElement,
	onRemove: ( file: File ) => void
): FileList {
	const wrong = element( 'ul', 'errors' );
	const items = element( 'ul', 'list' );
	const total = element( 'p', 'sum' );
	for ( const part of [ wrong, items, total ] ) {
		// These texts are in the language of the page.
		part.lang = document.documentElement.lang;
		part.hidden = true;
		place.append( part );
	}
	const known = new Map< File, HTMLElement >();
	const tell = ( words: string ) => {
		const files = [ ...known.keys() ];
		total.textContent = words || wordsFor( files );
		// One file says its size itself.
		total.hidden = ! words && files.length < 2;
	};
	items.setAttribute( 'aria-label', __( 'Chosen files', 'rueda' ) );
	return {
		show: ( files, errors ) => {
			wrong.replaceChildren(
				...errors.map( ( error ) => element( 'li', 'error', error ) )
			);
			wrong.hidden = ! errors.length;
			for ( const file of known.keys() ) {
				if ( ! files.includes( file ) ) {
					known.get( file )?.remove();
					known.delete( file );
				}
			}
			for ( const file of files.filter(
				( one ) => ! known.has( one )
			) ) {
				const item = itemFor( file, onRemove );
				known.set( file, item );
				items.append( item );
			}
			items.hidden = ! files.length;
			tell( '' );
		},
		note: ( file, progress, onRetry ) => {
			known
				.get( file )
				?.querySelector( '.rueda-files__state' )
				?.replaceChildren( ...stateOf( file, progress, onRetry ) );
		},
		tell,
		sum: () => total.textContent,
		buttonAt: ( index ) => {
			const buttons = [ ...items.querySelectorAll( 'button' ) ];
			return buttons[ Math.min( index, buttons.length - 1 ) ];
		},
	};
}

function itemFor( file: File, onRemove: ( file: File ) => void ): HTMLElement {
	const item = element( 'li', 'item' );
	const name = element( 'bdi', 'name', file.name );
	const size = element( 'span', 'size', sizeInWords( file.size ) );
	const button = element( 'button', 'remove', __( 'Remove', 'rueda' ) );
	button.type = 'button';
	button.setAttribute(
		'aria-label',
		/* translators: %s: name of a file. */
		sprintf( __( 'Remove “%s”', 'rueda' ), file.name )
	);
	button.onclick = () => onRemove( file );
	item.append( name, size, element( 'span', 'state' ), button );
	return item;
}

function stateOf(
	file: File,
	progress: Progress,
	onRetry: () => void
): HTMLElement[] {
	switch ( progress.state ) {
		case 'uploading': {
			const bar = element( 'progress', 'bar' );
			bar.value = progress.part;
			/* translators: %s: name of a file. */
			const name = sprintf( __( 'Uploading “%s”', 'rueda' ), file.name );
			bar.setAttribute( 'aria-label', name );
			return [ bar ];
		}
		case 'uploaded':
			return [ element( 'span', 'done', __( 'Uploaded', 'rueda' ) ) ];
		case 'failed': {
			const words = __( 'The connection was lost.', 'rueda' );
			const again = element( 'button', 'again', __( 'Upload', 'rueda' ) );
			again.type = 'button';
			/* translators: %s: name of a file. */
			const name = sprintf( __( 'Upload “%s”', 'rueda' ), file.name );
			again.setAttribute( 'aria-label', name );
			again.onclick = onRetry;
			return [ element( 'span', 'failed', words ), again ];
		}
		default:
			return [];
	}
}

function wordsFor( files: readonly File[] ): string {
	const size = files.reduce( ( sum, file ) => sum + file.size, 0 );
	return files.length
		? sprintf(
				/* translators: 1: a number, 2: a size, as in "1 MB". */
				_n(
					'%1$s file, %2$s.',
					'%1$s files, %2$s together.',
					files.length,
					'rueda'
				),
				localized( files.length ),
				sizeInWords( size )
			)
		: '';
}

function element< K extends keyof HTMLElementTagNameMap >(
	tag: K,
	part: string,
	text = ''
): HTMLElementTagNameMap[ K ] {
	const made = document.createElement( tag );
	made.className = `rueda-files__${ part }`;
	made.textContent = text;
	return made;
}
