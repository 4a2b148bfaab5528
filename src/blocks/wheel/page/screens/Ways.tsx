import { __, sprintf } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import type { MouseEvent } from 'react';
import { copyText } from '../../../../frontend/share/copy-text';
import type { SavedReport } from '../../rules/saving';
import { ViewLink } from './ViewLink';

/** The ways to the saved report: to look at it, and to take its address along. */
export function Ways( { link, title }: SavedReport ) {
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
			// Closing the system's sheet without choosing is no failure.
		} );

	return (
		<div className="wp-block-rueda-wheel__ways">
			<ViewLink
				link={ link }
				className="wp-block-rueda-wheel__view wp-element-button wheeloflife-btn is-tertiary view-wheel-btn"
			/>
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
		</div>
	);
}
