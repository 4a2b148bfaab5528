import { __, _n, sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { inPageLanguage } from '../../../frontend/values/page-language';
import { Dialog } from '../../../frontend/ui/Dialog';
import { lazyComponent } from '../../../frontend/loader/lazy-component';
import type { Album, Leaf } from './rules/album';
import { Compare } from './Compare';
import { Confirm } from '../page/screens/Confirm';
import { ConfirmDeletion } from './ConfirmDeletion';
import { nameOf, timeOf } from './leaf-name';
import type { StoredAlbum } from './useAlbum';
import type { Deletion } from './useDeletion';
import { type Removal, useRemoval } from './useRemoval';

const AlbumFile = lazyComponent(
	'album-file',
	() => import( /* webpackChunkName: "album-file" */ './AlbumFile' )
);

interface AlbumDialogProps extends StoredAlbum {
	readonly deletion: Deletion;
	readonly opener: RefObject< HTMLElement >;
	readonly onClose: () => void;
}

export function AlbumDialog( {
	album,
	change,
	deletion,
	opener,
	onClose,
}: AlbumDialogProps ) {
	const removal = useRemoval( change, deletion );
	return (
		<Dialog
			title={ __( 'Wheels on this device', 'rueda' ) }
			opener={ opener }
			onClose={ onClose }
		>
			<div className="wp-block-rueda-wheel__leaves">
				<p
					ref={ removal.line }
					role="status"
					tabIndex={ -1 }
					className="wp-block-rueda-wheel__said"
				>
					{ removal.said }
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
							'There are no wheels here yet. Finish a wheel and keep it, or bring one from another device.',
							'rueda'
						) }
					</p>
				) }
				{ album.length > 0 && (
					<List
						album={ album }
						deletion={ deletion }
						onAsk={ removal.ask }
					/>
				) }
				{ album.length > 1 && <Compare album={ album } /> }
				<AlbumFile
					album={ album }
					change={ change }
					onTake={ removal.sayNothing }
				/>
				{ album.length > 0 && <RemoveAll onAsk={ removal.ask } /> }
			</div>
			<RemovalQuestion removal={ removal } count={ album.length } />
		</Dialog>
	);
}

const RemoveAll = ( { onAsk }: { readonly onAsk: Removal[ 'ask' ] } ) => (
	<button
		type="button"
		className="wp-block-rueda-wheel__quiet"
		onClick={ ( { currentTarget } ) =>
			onAsk( { about: 'all' }, currentTarget )
		}
	>
		{ __( 'Remove all from this device', 'rueda' ) }
	</button>
);

interface QuestionProps {
	readonly removal: Removal;
	/** How many wheels this device keeps. */
	readonly count: number;
}

/** Asks before something is removed. */
function RemovalQuestion( {
	removal: { asking, asker, answerNo, answerYes },
	count,
}: QuestionProps ) {
	if ( ! asking ) {
		return null;
	}
	const answers = {
		opener: asker,
		onNo: answerNo,
		onYes: () => answerYes( asking ),
	};
	switch ( asking.about ) {
		case 'all':
			return (
				<Confirm
					{ ...answers }
					title={ __( 'Remove all wheels?', 'rueda' ) }
					text={ sprintf(
						/* translators: %s: how many wheels. */
						_n(
							'%s wheel will be removed from this device. Reports on the site stay.',
							'%s wheels will be removed from this device. Reports on the site stay.',
							count,
							'rueda'
						),
						inPageLanguage( count )
					) }
					no={ __( 'Keep them', 'rueda' ) }
					yes={ __( 'Remove all', 'rueda' ) }
				/>
			);
		case 'one':
			return (
				<Confirm
					{ ...answers }
					title={ __( 'Remove this wheel?', 'rueda' ) }
					text={ __(
						'It will be removed from this device. Its report on the site stays.',
						'rueda'
					) }
					no={ __( 'Keep it', 'rueda' ) }
					yes={ __( 'Remove', 'rueda' ) }
				/>
			);
		case 'report':
			return <ConfirmDeletion { ...answers } />;
	}
}

interface ListProps {
	readonly album: Album;
	readonly deletion: Deletion;
	readonly onAsk: Removal[ 'ask' ];
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
					<LeafActions
						leaf={ leaf }
						album={ album }
						deletion={ deletion }
						onAsk={ onAsk }
					/>
				</li>
			) ) }
		</ul>
	);
}

interface LeafActionsProps extends ListProps {
	readonly leaf: Leaf;
}

/** The actions for one of the kept wheels. */
function LeafActions( { leaf, album, deletion, onAsk }: LeafActionsProps ) {
	return (
		<span className="wp-block-rueda-wheel__leaf-ways">
			{ leaf.report && (
				<a
					className="wp-block-rueda-wheel__quiet"
					href={ leaf.report.link }
					target="_blank"
					rel="noopener"
					aria-label={ [
						about( __( 'View report', 'rueda' ), leaf, album ),
						__( '(opens in a new tab)', 'rueda' ),
					].join( ' ' ) }
				>
					{ __( 'View report', 'rueda' ) }
				</a>
			) }
			<button
				type="button"
				className="wp-block-rueda-wheel__quiet"
				aria-label={ about( __( 'Remove', 'rueda' ), leaf, album ) }
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
						onAsk( { about: 'report', leaf }, currentTarget )
					}
				>
					{ __( 'Delete report', 'rueda' ) }
				</button>
			) }
		</span>
	);
}

/** Adds the wheel's name to a button's text, so that screen readers can tell the rows apart. */
const about = ( text: string, leaf: Leaf, album: Album ): string =>
	sprintf(
		/* translators: 1: what a button does, 2: name and date of a wheel. */
		__( '%1$s: %2$s', 'rueda' ),
		text,
		nameOf( leaf, album )
	);
