import { __, sprintf } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import type { MouseEvent } from 'react';
import { part } from '../peer-names';
import { copyText } from '../../../../frontend/share/copy-text';
import { ShareWidget } from '../../../../frontend/share/ShareWidget';
import type { SavedReport } from '../../rules/saving';
import { ViewLink } from './ViewLink';

interface ReportActionsProps {
	/** Null until a report was saved. */
	readonly report: SavedReport | null;
	readonly onOpen: () => void;
}

/** The links and buttons for a report. Viewing it comes first. */
export const ReportActions = ( { report, onOpen }: ReportActionsProps ) => (
	<div className="wp-block-rueda-wheel__ways">
		{ report && (
			<ViewLink
				link={ report.link }
				className={ part(
					'view wp-element-button',
					'wheeloflife-btn is-tertiary view-wheel-btn'
				) }
			/>
		) }
		<ShareWidget report={ report } onOpen={ onOpen }>
			{ report && <LinkActions { ...report } /> }
		</ShareWidget>
	</div>
);

/** Copies or shares the link of the report without any network's script. */
function LinkActions( { link, title }: SavedReport ) {
	const [ said, setSaid ] = useState( '' );

	const copy = async ( { currentTarget }: MouseEvent< HTMLElement > ) => {
		const isCopied = await copyText( link, currentTarget );
		setSaid(
			isCopied
				? __( 'The link has been copied.', 'rueda' )
				: sprintf(
						/* translators: %s: an address. */
						__(
							'Your browser does not allow copying. The link is: %s',
							'rueda'
						),
						link
					)
		);
	};
	const share = () =>
		navigator.share( { title, url: link } ).catch( () => {
			// Closing the system's share dialog is no error.
		} );

	return (
		<>
			<button
				type="button"
				className="wp-block-rueda-wheel__quiet"
				onClick={ copy }
			>
				{ __( 'Copy link', 'rueda' ) }
			</button>
			{ 'share' in navigator && (
				<button
					type="button"
					className="wp-block-rueda-wheel__quiet"
					onClick={ share }
				>
					{ __( 'Share…', 'rueda' ) }
				</button>
			) }
			<p className="wp-block-rueda-wheel__said" role="status">
				{ said }
			</p>
		</>
	);
}
