import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { copyText } from './copy-text';
import type { Shared } from './share';

interface LinkActionsProps {
	readonly report: Shared;
	/** Called with a sentence about what was done. */
	readonly onSaid: ( sentence: string ) => void;
}

/** Copies or shares the link of the report without any network's script. Items of a list. */
export function LinkActions( {
	report: { link, title },
	onSaid,
}: LinkActionsProps ) {
	const copy = async ( { currentTarget }: MouseEvent< HTMLElement > ) => {
		const isCopied = await copyText( link, currentTarget );
		onSaid(
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
			<li>
				<button
					type="button"
					className="rueda-share__link"
					onClick={ copy }
				>
					{ __( 'Copy link', 'rueda' ) }
				</button>
			</li>
			{ 'share' in navigator && (
				<li>
					<button
						type="button"
						className="rueda-share__link"
						onClick={ share }
					>
						{ __( 'Share…', 'rueda' ) }
					</button>
				</li>
			) }
		</>
	);
}
