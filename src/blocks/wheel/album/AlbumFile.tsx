import { __, _n, sprintf } from '@wordpress/i18n';
import { useRef, useState } from '@wordpress/element';
import { inPageLanguage } from '../../../frontend/values/page-language';
import { mostLeaves, serialise } from './rules/album';
import {
	type Merged,
	merged,
	mostBytes,
	type Problem,
	readFile,
} from './rules/album-file';
import type { StoredAlbum } from './useAlbum';

interface Said {
	readonly text: string;
	readonly isProblem: boolean;
}

interface AlbumFileProps extends StoredAlbum {
	/** Called when a file was read: what was said before no longer applies. */
	readonly onTake: () => void;
}

/** Saves the kept wheels as a file and reads such a file, so that visitors can move them to another device. */
export function AlbumFile( { album, change, onTake }: AlbumFileProps ) {
	const [ said, setSaid ] = useState< Said >( {
		text: '',
		isProblem: false,
	} );
	const take = async ( file: File ) => {
		onTake();
		setSaid( await bring( file, change ) );
	};
	return (
		<div className="wp-block-rueda-wheel__file">
			<div className="wp-block-rueda-wheel__ways">
				{ album.length > 0 && (
					<button
						type="button"
						className="wp-block-rueda-wheel__quiet"
						onClick={ () => exportAlbum( serialise( album ) ) }
					>
						{ __( 'Export as a file', 'rueda' ) }
					</button>
				) }
				<ImportButton onTake={ take } />
			</div>
			{ album.length > 0 && (
				<p className="wp-block-rueda-wheel__hint">
					{ __(
						'Anyone with this file can see your wheels and delete their reports. Keep it to yourself.',
						'rueda'
					) }
				</p>
			) }
			<p className="wp-block-rueda-wheel__said" role="status">
				{ said.isProblem ? '' : said.text }
			</p>
			<p className="wp-block-rueda-wheel__said is-problem" role="alert">
				{ said.isProblem ? said.text : '' }
			</p>
		</div>
	);
}

interface ImportButtonProps {
	readonly onTake: ( file: File ) => Promise< void >;
}

/** Opens the browser's own file field, which cannot be styled as a button. */
function ImportButton( { onTake }: ImportButtonProps ) {
	const input = useRef< HTMLInputElement >( null );
	return (
		<>
			<button
				type="button"
				className="wp-block-rueda-wheel__quiet"
				onClick={ () => input.current?.click() }
			>
				{ __( 'Import a file', 'rueda' ) }
			</button>
			<input
				ref={ input }
				type="file"
				hidden
				accept=".json,application/json"
				aria-label={ __( 'File with wheels', 'rueda' ) }
				onChange={ async ( { target } ) => {
					const file = target.files?.[ 0 ];
					if ( file ) {
						await onTake( file );
						// Lets the visitor choose the same file again.
						target.value = '';
					}
				} }
			/>
		</>
	);
}

async function bring(
	file: File,
	change: StoredAlbum[ 'change' ]
): Promise< Said > {
	// A file that fills the memory is not even read.
	if ( file.size > mostBytes ) {
		return { text: problemText( 'too-large' ), isProblem: true };
	}
	const text = await file.text().catch( () => '' );
	const read = readFile( text, window.location.origin );
	if ( read.status === 'refused' ) {
		return { text: problemText( read.problem ), isProblem: true };
	}
	let after: Merged = { album: [], added: 0, left: 0 };
	const isDone = change( ( before ) => {
		after = merged( before, read.album );
		return after.album;
	} );
	return isDone
		? told( after )
		: {
				text: __(
					'Your browser has no space for these wheels. Nothing has changed.',
					'rueda'
				),
				isProblem: true,
			};
}

/** Says how many wheels were added, and how many had no room. */
function told( { added, left }: Merged ): Said {
	if ( added === 0 && left === 0 ) {
		return {
			text: __( 'All wheels in this file are already here.', 'rueda' ),
			isProblem: false,
		};
	}
	const sentences = [];
	if ( added > 0 ) {
		sentences.push(
			sprintf(
				/* translators: %s: how many wheels. */
				_n(
					'%s wheel has been added.',
					'%s wheels have been added.',
					added,
					'rueda'
				),
				inPageLanguage( added )
			)
		);
	}
	if ( left > 0 ) {
		sentences.push(
			sprintf(
				/* translators: 1: how many wheels, 2: the most wheels that are kept. */
				_n(
					'%1$s wheel did not fit: at most %2$s are kept here.',
					'%1$s wheels did not fit: at most %2$s are kept here.',
					left,
					'rueda'
				),
				inPageLanguage( left ),
				inPageLanguage( mostLeaves )
			)
		);
	}
	return { text: sentences.join( ' ' ), isProblem: left > 0 };
}

function problemText( problem: Problem ): string {
	switch ( problem ) {
		case 'too-large':
			return __(
				'This file is too large. Nothing was imported.',
				'rueda'
			);
		case 'no-json':
		case 'not-ours':
			return __(
				'This is not a wheels file. Please choose one that you exported here.',
				'rueda'
			);
		case 'broken':
			return __( 'This file is damaged. Nothing was imported.', 'rueda' );
		case 'empty':
			return __( 'There are no wheels in this file.', 'rueda' );
	}
}

function exportAlbum( text: string ): void {
	const url = URL.createObjectURL(
		new Blob( [ text ], { type: 'application/json' } )
	);
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = `rueda-${ new Date().toISOString().slice( 0, 10 ) }.json`;
	link.click();
	// Some browsers still read the file after the click has returned.
	setTimeout( () => URL.revokeObjectURL( url ), 10_000 );
}
