import { __, _n, sprintf } from '@wordpress/i18n';
import { localized, sizeInWords } from '../../../frontend/values/size';

/** What is shown of a field's files, below its control. It is plain DOM in the server's markup. */
export interface FileList {
	readonly show: (
		files: readonly File[],
		errors: readonly string[]
	) => void;
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
	items.setAttribute( 'aria-label', __( 'Chosen files', 'rueda' ) );
	return {
		show: ( files, errors ) => {
			wrong.replaceChildren(
				...errors.map( ( error ) => element( 'li', 'error', error ) )
			);
			wrong.hidden = ! errors.length;
			items.replaceChildren(
				...files.map( ( file ) => itemFor( file, onRemove ) )
			);
			items.hidden = ! files.length;
			total.textContent = wordsFor( files );
			// One file says its size itself.
			total.hidden = files.length < 2;
		},
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
	item.append( name, size, button );
	return item;
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
