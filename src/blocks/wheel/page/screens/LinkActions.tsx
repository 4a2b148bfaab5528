import { __, sprintf } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import type { MouseEvent } from 'react';
import { copyText } from '../../../../frontend/share/copy-text';
import type { SavedReport } from '../../rules/saving';

/** Copies or shares the link of the report without any network's script. */
export default function LinkActions( { link, title }: SavedReport ) {
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
