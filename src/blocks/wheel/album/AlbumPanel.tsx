import { __, _n, sprintf } from '@wordpress/i18n';
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { inPageLanguage } from '../../../frontend/values/page-language';
import { AlbumDialog } from './AlbumDialog';
import { ConfirmDeletion } from './ConfirmDeletion';
import type { Result } from '../rules/screens';
import { useAlbum } from './useAlbum';
import { type Deletion, useDeletion } from './useDeletion';
import type { Send } from '../page/useRun';

export interface AlbumProps {
	/** Null before the wheel is finished; then only the wheels that are kept already are shown. */
	readonly flow: Result | null;
	readonly send: Send;
	/** Whether it is on the same line as the link to the last report. */
	readonly isBeside?: boolean;
}

/** Lets visitors keep wheels on this device and delete reports from the site. */
export default function AlbumPanel( {
	flow,
	send,
	isBeside = false,
}: AlbumProps ) {
	const { album, change } = useAlbum();
	const deletion = useDeletion( change, send );
	const [ isOpen, setOpen ] = useState( false );
	const opener = useRef< HTMLButtonElement >( null );
	return (
		<div className="wp-block-rueda-wheel__album">
			<div className="wp-block-rueda-wheel__ways">
				{ /* Also when the last one has gone: the focus comes back to it. */ }
				<button
					type="button"
					ref={ opener }
					className="wp-block-rueda-wheel__quiet"
					aria-haspopup="dialog"
					onClick={ () => setOpen( true ) }
				>
					{ openerText( album.length, isBeside ) }
				</button>
				{ flow?.report.status === 'saved' &&
					deletion.isOffered( flow.report.report ) && (
						<Delete
							report={ flow.report.report }
							deletion={ deletion }
							next={ opener }
						/>
					) }
			</div>
			{ isOpen && (
				<AlbumDialog
					album={ album }
					change={ change }
					deletion={ deletion }
					opener={ opener }
					onClose={ () => setOpen( false ) }
				/>
			) }
		</div>
	);
}

function openerText( count: number, isShort: boolean ): string {
	if ( count === 0 ) {
		return __( 'Wheels on this device', 'rueda' );
	}
	const shown = inPageLanguage( count );
	return isShort
		? sprintf(
				/* translators: %s: how many wheels. */
				_n( '%s kept wheel', '%s kept wheels', count, 'rueda' ),
				shown
			)
		: sprintf(
				/* translators: %s: how many wheels. */
				_n(
					'%s wheel kept on this device',
					'%s wheels kept on this device',
					count,
					'rueda'
				),
				shown
			);
}

function Delete( {
	report,
	deletion,
	next,
}: {
	readonly report: Parameters< Deletion[ 'remove' ] >[ 0 ];
	readonly deletion: Deletion;
	/** Gets the focus when the report is deleted, because the button disappears with it. */
	readonly next: RefObject< HTMLElement >;
} ) {
	const [ isAsking, setAsking ] = useState( false );
	const opener = useRef< HTMLButtonElement >( null );
	useLayoutEffect( () => {
		const button = opener.current;
		const other = next.current;
		return () => {
			if ( button?.matches( ':focus' ) ) {
				other?.focus();
			}
		};
	}, [ next ] );
	return (
		<>
			<button
				type="button"
				ref={ opener }
				className="wp-block-rueda-wheel__quiet is-danger"
				aria-disabled={ deletion.isBusy }
				data-rueda-busy={ deletion.isBusy || undefined }
				onClick={ () => ! deletion.isBusy && setAsking( true ) }
			>
				{ __( 'Delete my report', 'rueda' ) }
			</button>
			<p className="wp-block-rueda-wheel__said" role="alert">
				{ deletion.problem }
			</p>
			{ isAsking && (
				<ConfirmDeletion
					opener={ opener }
					onNo={ () => setAsking( false ) }
					onYes={ () => {
						setAsking( false );
						void deletion.remove( report );
					} }
				/>
			) }
		</>
	);
}
