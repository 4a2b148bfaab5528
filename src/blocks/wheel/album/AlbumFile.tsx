import { __ } from '@wordpress/i18n';
import { useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { Confirm } from '../page/screens/Confirm';
import { AddReport } from './AddReport';
import { type Imported, importedText, problemText } from './import-words';
import {
	type Content,
	differing,
	fileText,
	type Import,
	type Merged,
	merged,
	mostBytes,
	readFile,
} from './rules/album-file';
import {
	differingRuns,
	pageOf,
	type RunStore,
	runsIn,
	storeRuns,
} from './rules/runs';
import { Said, type Saying, silence } from './Said';
import type { StoredAlbum } from './useAlbum';

export interface AlbumFileProps extends StoredAlbum {
	/** Called when a file was read: what was said before no longer applies. */
	readonly onTake: () => void;
}

/** Brings wheels to this device and takes them to another: as a file, or a report by its address. */
export default function AlbumFile( { onTake, ...stored }: AlbumFileProps ) {
	return (
		<div className="wp-block-rueda-wheel__file">
			<File { ...stored } onTake={ onTake } />
			<AddReport change={ stored.change } />
		</div>
	);
}

function File( props: AlbumFileProps ) {
	const { album } = props;
	const { said, pages, asking, take, open } = useImport( props );
	const button = useRef< HTMLButtonElement >( null );
	const isAnything = album.length > 0 || begunHere().length > 0;

	return (
		<>
			<div className="wp-block-rueda-wheel__ways">
				{ isAnything && (
					<button
						type="button"
						className="wp-block-rueda-wheel__quiet"
						onClick={ () =>
							download( fileText( { album, runs: begunHere() } ) )
						}
					>
						{ __( 'Export as a file', 'rueda' ) }
					</button>
				) }
				<ImportButton button={ button } onTake={ open } />
			</div>
			{ isAnything && (
				<p className="wp-block-rueda-wheel__hint">
					{ __(
						'The file has your notes and unfinished wheels, too. Anyone with it can see your wheels and delete their reports. Keep it to yourself.',
						'rueda'
					) }
				</p>
			) }
			<Said { ...said }>
				{ pages.map( ( page ) => (
					<a key={ page } href={ page }>
						{ __( 'Continue the unfinished wheel', 'rueda' ) }
					</a>
				) ) }
			</Said>
			{ asking && (
				<Replace
					opener={ button }
					onAnswer={ ( isReplacing ) => take( asking, isReplacing ) }
				/>
			) }
		</>
	);
}

/** What happens with a file that the visitor chooses. */
function useImport( { album, change, onTake }: AlbumFileProps ) {
	const [ said, setSaid ] = useState< Saying >( silence );
	const [ pages, setPages ] = useState< readonly string[] >( [] );
	const [ asking, setAsking ] = useState< Content | null >( null );
	const take = ( content: Content, isReplacing: boolean | null ) => {
		setAsking( null );
		const imported = store( content, change, isReplacing );
		setPages( imported?.runs.map( pageOf ) ?? [] );
		setSaid( importedText( imported ) );
	};
	const open = async ( file: globalThis.File ) => {
		onTake();
		setPages( [] );
		const read = await contentOf( file );
		if ( read.status === 'refused' ) {
			setSaid( { text: problemText( read.problem ), isProblem: true } );
		} else if (
			differing( album, read.album ).length > 0 ||
			differingRuns( tabStore(), read.runs ).length > 0
		) {
			setSaid( silence );
			setAsking( read );
		} else {
			take( read, null );
		}
	};
	return { said, pages, asking, take, open };
}

/** A browser that allows no storage has an empty one, which takes nothing. */
function tabStore(): RunStore {
	try {
		return window.sessionStorage;
	} catch {
		return {
			length: 0,
			key: () => null,
			getItem: () => null,
			setItem() {
				throw new Error( 'This browser stores nothing.' );
			},
		};
	}
}

const begunHere = () => runsIn( tabStore() );

interface ReplaceProps {
	readonly opener: RefObject< HTMLElement >;
	readonly onAnswer: ( isReplacing: boolean ) => void;
}

const Replace = ( { opener, onAnswer }: ReplaceProps ) => (
	<Confirm
		title={ __( 'Replace what is here?', 'rueda' ) }
		text={ __(
			'Some wheels in this file are here already, with other contents. All others are added in any case.',
			'rueda'
		) }
		no={ __( 'Keep what is here', 'rueda' ) }
		yes={ __( 'Replace it', 'rueda' ) }
		opener={ opener }
		onNo={ () => onAnswer( false ) }
		onYes={ () => onAnswer( true ) }
	/>
);

interface ImportButtonProps {
	readonly button: RefObject< HTMLButtonElement >;
	readonly onTake: ( file: globalThis.File ) => Promise< void >;
}

/** Opens the browser's own file field, which cannot be styled as a button. */
function ImportButton( { button, onTake }: ImportButtonProps ) {
	const input = useRef< HTMLInputElement >( null );
	return (
		<>
			<button
				type="button"
				ref={ button }
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

async function contentOf( file: globalThis.File ): Promise< Import > {
	// A file that fills the memory is not even read.
	if ( file.size > mostBytes ) {
		return { status: 'refused', problem: 'too-large' };
	}
	const text = await file.text().catch( () => '' );
	return readFile( text, window.location.origin );
}

/** Stores what a file has. Null if the browser refused, and nothing has changed. */
function store(
	{ album, runs }: Content,
	change: StoredAlbum[ 'change' ],
	/** Null if there was nothing to ask. */
	isReplacing: boolean | null
): Imported | null {
	let after: Merged = { album: [], added: 0, replaced: 0, left: 0 };
	const isDone =
		album.length === 0 ||
		change( ( before ) => {
			after = merged( before, album, isReplacing === true );
			return after.album;
		} );
	return isDone
		? {
				...after,
				runs: storeRuns( tabStore(), runs, isReplacing === true ),
				isKept: isReplacing === false,
			}
		: null;
}

function download( text: string ): void {
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
