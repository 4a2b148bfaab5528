import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { inPageLanguage } from '../../../frontend/values/page-language';
import { Dialog } from '../../../frontend/ui/Dialog';
import { type Album, type Leaf, withoutLeaf } from './rules/album';
import { AlbumFile } from './AlbumFile';
import { Compare } from './Compare';
import { Confirm } from '../page/screens/Confirm';
import { ConfirmDeletion } from './ConfirmDeletion';
import { nameOf, timeOf } from './leaf-name';
import type { AlbumAtHand } from './useAlbum';
import type { Deletion } from './useDeletion';

interface AlbumDialogProps extends AlbumAtHand {
	readonly deletion: Deletion;
	readonly opener: RefObject< HTMLElement >;
	readonly onClose: () => void;
}

type Asking =
	| { readonly about: 'one' | 'report'; readonly leaf: Leaf }
	| { readonly about: 'all' };

export function AlbumDialog( {
	album,
	change,
	deletion,
	opener,
	onClose,
}: AlbumDialogProps ) {
	const [ asking, setAsking ] = useState< Asking | null >( null );
	const asker = useRef< HTMLElement | null >( null );
	const [ said, setSaid ] = useState( '' );
	const line = useRef< HTMLParagraphElement >( null );
	const [ losses, setLosses ] = useState( 0 );
	useEffect( () => {
		// The button that was pressed is gone, and who pressed it is not to be lost with it.
		if ( losses > 0 ) {
			line.current?.focus();
		}
	}, [ losses ] );

	const lose = ( edit: ( before: Album ) => Album, sentence: string ) => {
		change( edit );
		setAsking( null );
		setSaid( sentence );
		setLosses( losses + 1 );
	};
	const deleteFromSite = async ( { report }: Leaf ) => {
		setAsking( null );
		setSaid( '' );
		if ( report && ( await deletion.remove( report ) ) ) {
			setSaid(
				__(
					'The report was deleted from this site. Its ratings stay on this device.',
					'rueda'
				)
			);
			setLosses( losses + 1 );
		}
	};
	const ask = ( about: Asking, button: HTMLElement ) => {
		asker.current = button;
		setAsking( about );
	};
	return (
		<Dialog
			title={ __( 'Wheels on this device', 'rueda' ) }
			opener={ opener }
			onClose={ onClose }
		>
			<div className="wp-block-rueda-wheel__leaves">
				<p
					ref={ line }
					role="status"
					tabIndex={ -1 }
					className="wp-block-rueda-wheel__said"
				>
					{ said }
				</p>
				<p
					className="wp-block-rueda-wheel__said is-problem"
					role="alert"
				>
					{ deletion.problem }
				</p>
				{ album.length === 0 && (
					<p className="wp-block-rueda-wheel__none">
						{ __(
							'There are no wheels here yet. Finish a wheel and keep it, or import a file from another device.',
							'rueda'
						) }
					</p>
				) }
				{ album.length > 0 && (
					<List album={ album } deletion={ deletion } onAsk={ ask } />
				) }
				{ album.length > 1 && <Compare album={ album } /> }
				<AlbumFile
					album={ album }
					change={ change }
					onTake={ () => setSaid( '' ) }
				/>
				{ album.length > 0 && (
					<button
						type="button"
						className="wp-block-rueda-wheel__quiet"
						onClick={ ( { currentTarget } ) =>
							ask( { about: 'all' }, currentTarget )
						}
					>
						{ __( 'Remove all from this device', 'rueda' ) }
					</button>
				) }
			</div>
			{ asking?.about === 'all' && (
				<Confirm
					title={ __( 'Remove all wheels?', 'rueda' ) }
					text={ sprintf(
						/* translators: %s: how many wheels. */
						_n(
							'%s wheel will be removed from this device. Reports on the site stay.',
							'%s wheels will be removed from this device. Reports on the site stay.',
							album.length,
							'rueda'
						),
						inPageLanguage( album.length )
					) }
					no={ __( 'Keep them', 'rueda' ) }
					yes={ __( 'Remove all', 'rueda' ) }
					opener={ asker }
					onNo={ () => setAsking( null ) }
					onYes={ () =>
						lose(
							() => [],
							__( 'All wheels have been removed.', 'rueda' )
						)
					}
				/>
			) }
			{ asking?.about === 'one' && (
				<Confirm
					title={ __( 'Remove this wheel?', 'rueda' ) }
					text={ __(
						'It will be removed from this device. Its report on the site stays.',
						'rueda'
					) }
					no={ __( 'Keep it', 'rueda' ) }
					yes={ __( 'Remove', 'rueda' ) }
					opener={ asker }
					onNo={ () => setAsking( null ) }
					onYes={ () =>
						lose(
							( before ) => withoutLeaf( before, asking.leaf.id ),
							__( 'The wheel has been removed.', 'rueda' )
						)
					}
				/>
			) }
			{ asking?.about === 'report' && (
				<ConfirmDeletion
					opener={ asker }
					onNo={ () => setAsking( null ) }
					onYes={ () => void deleteFromSite( asking.leaf ) }
				/>
			) }
		</Dialog>
	);
}

interface ListProps {
	readonly album: Album;
	readonly deletion: Deletion;
	readonly onAsk: ( about: Asking, button: HTMLElement ) => void;
}

function List( { album, deletion, onAsk }: ListProps ) {
	return (
		// Safari takes the role from a list whose markers are gone.
		// eslint-disable-next-line jsx-a11y/no-redundant-roles
		<ul className="wp-block-rueda-wheel__leaf-list" role="list">
			{ album.map( ( leaf ) => (
				<li key={ leaf.id } className="wp-block-rueda-wheel__leaf">
					<span className="wp-block-rueda-wheel__leaf-name">
						<strong>{ leaf.title }</strong>
						<span>{ timeOf( leaf, album ) }</span>
					</span>
					<span className="wp-block-rueda-wheel__leaf-ways">
						{ leaf.report && (
							<a
								className="wp-block-rueda-wheel__quiet"
								href={ leaf.report.link }
								target="_blank"
								rel="noopener"
								aria-label={ `${ about( __( 'View report', 'rueda' ), leaf, album ) } ${ __( '(opens in a new tab)', 'rueda' ) }` }
							>
								{ __( 'View report', 'rueda' ) }
							</a>
						) }
						<button
							type="button"
							className="wp-block-rueda-wheel__quiet"
							aria-label={ about(
								__( 'Remove', 'rueda' ),
								leaf,
								album
							) }
							onClick={ ( { currentTarget } ) =>
								onAsk( { about: 'one', leaf }, currentTarget )
							}
						>
							{ __( 'Remove', 'rueda' ) }
						</button>
						{ leaf.report && deletion.isOffered( leaf.report ) && (
							<button
								type="button"
								className="wp-block-rueda-wheel__quiet is-danger"
								aria-label={ about(
									__( 'Delete report', 'rueda' ),
									leaf,
									album
								) }
								aria-disabled={ deletion.isBusy }
								onClick={ ( { currentTarget } ) =>
									! deletion.isBusy &&
									onAsk(
										{ about: 'report', leaf },
										currentTarget
									)
								}
							>
								{ __( 'Delete report', 'rueda' ) }
							</button>
						) }
					</span>
				</li>
			) ) }
		</ul>
	);
}

/** Tells the buttons of one row from those of the next, for those who only hear them. */
const about = ( text: string, leaf: Leaf, album: Album ): string =>
	sprintf(
		/* translators: 1: what a button does, 2: name and date of a wheel. */
		__( '%1$s: %2$s', 'rueda' ),
		text,
		nameOf( leaf, album )
	);
