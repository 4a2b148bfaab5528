import { Button } from '@wordpress/components';
import { useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { deleteFromLibrary } from '../api';
import { track } from '../bus';
import { EmptyState } from '../EmptyState';
import { Problem } from '../Loaded';
import { Rows } from '../Rows';
import type { Library, SavedKit, StarterKit } from '../rules/answers';
import type { Chosen } from './useImport';
import {
	beginning,
	bytesText,
	countsText,
	dateText,
	languageText,
} from '../words';

interface ChooseKitProps {
	readonly limit: number;
	readonly library: Library;
	/** Why the last chosen kit was refused. */
	readonly why?: string | undefined;
	readonly onChoose: ( chosen: Chosen ) => void;
	/** Called after a saved kit was deleted. */
	readonly onChange: () => void;
}

/** Offers a file, a starter kit, or a kit that was saved on this site. */
export function ChooseKit( {
	limit,
	library,
	why,
	onChoose,
	onChange,
}: ChooseKitProps ) {
	return (
		<>
			<DropZone limit={ limit } why={ why } onChoose={ onChoose } />
			{ library.starter.length > 0 && (
				<StarterKits kits={ library.starter } onChoose={ onChoose } />
			) }
			<SavedKits
				kits={ library.saved }
				onChoose={ onChoose }
				onChange={ onChange }
			/>
		</>
	);
}

/** The file field fills the area, so browsers accept dropped files. */
function DropZone( {
	limit,
	why,
	onChoose,
}: Omit< ChooseKitProps, 'library' | 'onChange' > ) {
	const id = useId();
	const [ problem, setProblem ] = useState< string | null >( null );
	const said = problem ?? why;
	const take = ( file: File | undefined ) => {
		if ( ! file ) {
			return;
		}
		const wrong = problemOf( file, limit );
		setProblem( wrong );
		if ( wrong === null ) {
			onChoose( { file } );
		}
	};
	return (
		<>
			{ said !== undefined && <Problem why={ said } /> }
			<div className="rueda-kits__drop">
				<label htmlFor={ id }>
					{ __( 'Choose a kit file, or drop it here', 'rueda' ) }
				</label>
				<p id={ `${ id }-help` }>
					{ sprintf(
						/* translators: %s: a size, as in "20 MB". */
						__(
							'A zip file of up to %s: a kit of Rueda or of a page builder. It is checked first; nothing is changed yet.',
							'rueda'
						),
						bytesText( limit )
					) }
				</p>
				<input
					id={ id }
					type="file"
					accept=".zip,application/zip"
					aria-describedby={ `${ id }-help` }
					onChange={ ( { currentTarget } ) => {
						take( currentTarget.files?.[ 0 ] );
						// Lets the admin choose the same file again after correcting it.
						currentTarget.value = '';
					} }
				/>
			</div>
		</>
	);
}

function problemOf( { name, size }: File, limit: number ): string | null {
	if ( ! name.toLowerCase().endsWith( '.zip' ) ) {
		return sprintf(
			/* translators: %s: the name of a file. */
			__(
				'%s is not a zip file. Choose a file that was exported as a kit.',
				'rueda'
			),
			name
		);
	}
	return size > limit
		? sprintf(
				/* translators: 1: the name of a file, 2: a size, as in "20 MB". */
				__(
					'%1$s is larger than %2$s. Export the kit again with fewer items or without images.',
					'rueda'
				),
				name,
				bytesText( limit )
			)
		: null;
}

interface StarterKitsProps {
	readonly kits: readonly StarterKit[];
	readonly onChoose: ( chosen: Chosen ) => void;
}

const StarterKits = ( { kits, onChoose }: StarterKitsProps ) => (
	<section>
		<h3>{ __( 'Starter kits', 'rueda' ) }</h3>
		<ul className="rueda-kits__cards">
			{ kits.map( ( kit ) => (
				<StarterCard key={ kit.id } kit={ kit } onChoose={ onChoose } />
			) ) }
		</ul>
	</section>
);

/** The texts of a kit are in its own language, which may be another one than the screen's. */
function StarterCard( {
	kit: { id, title, description, locale, thumbnail, counts },
	onChoose,
}: {
	readonly kit: StarterKit;
	readonly onChoose: ( chosen: Chosen ) => void;
} ) {
	const own = useId();
	const lang = locale.replaceAll( '_', '-' );
	return (
		<li>
			{ thumbnail !== '' && (
				<img src={ thumbnail } alt="" loading="lazy" />
			) }
			<div>
				<h4 id={ `${ own }-title` } lang={ lang }>
					{ title }
				</h4>
				<p lang={ lang }>{ description }</p>
				<p className="rueda-kits__meta">
					{ beginning( languageText( locale ) ) } ·{ ' ' }
					{ countsText( counts ) }
				</p>
				<Button
					id={ `${ own }-use` }
					variant="secondary"
					aria-labelledby={ `${ own }-use ${ own }-title` }
					onClick={ () =>
						onChoose( { source: { starter: id }, title } )
					}
				>
					{ __( 'Use this kit', 'rueda' ) }
				</Button>
			</div>
		</li>
	);
}

interface SavedKitsProps {
	readonly kits: readonly SavedKit[];
	readonly onChoose: ( chosen: Chosen ) => void;
	readonly onChange: () => void;
}

function SavedKits( { kits, onChoose, onChange }: SavedKitsProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	return (
		<section>
			<h3 ref={ heading } tabIndex={ -1 }>
				{ __( 'Kits on this site', 'rueda' ) }
			</h3>
			{ kits.length === 0 ? (
				<EmptyState>
					{ __(
						'No kits are saved on this site yet. Save one under “Export”, to come back to it later.',
						'rueda'
					) }
				</EmptyState>
			) : (
				<p>{ __( 'The ten newest kits are kept.', 'rueda' ) }</p>
			) }
			<Rows
				rows={ kits }
				aboutRow={ ( { created, bytes } ) =>
					`${ dateText( created ) } · ${ bytesText( bytes ) }`
				}
				open={ __( 'Import', 'rueda' ) }
				onOpen={ ( { id, title } ) =>
					onChoose( { source: { library: id }, title } )
				}
				deletion={ {
					text: __( 'Delete', 'rueda' ),
					question: __( 'Delete this kit?', 'rueda' ),
					answer: __( 'Delete kit', 'rueda' ),
					warning: ( { title } ) =>
						sprintf(
							/* translators: %s: the title of a kit. */
							__(
								'The file of “%s” is permanently deleted. What was imported from it stays.',
								'rueda'
							),
							title
						),
					run( { id } ) {
						track( 'kit_cloud_library_delete' );
						return deleteFromLibrary( { id } );
					},
				} }
				place={ heading }
				onDeleted={ onChange }
			/>
		</section>
	);
}
