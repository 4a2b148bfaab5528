import { __, sprintf } from '@wordpress/i18n';
import { useRef } from '@wordpress/element';
import type { ReportState } from '../../rules/saving';

interface SavedProps {
	readonly report: ReportState;
	readonly onSave: () => void;
}

/** Says whether the wheel is saved and under which number, or offers to try again. */
export function Saved( { report, onSave }: SavedProps ) {
	const line = useRef< HTMLParagraphElement >( null );
	const saved = report.status === 'saved' ? report.report : null;
	return (
		<div className="wp-block-rueda-wheel__saved">
			<p
				ref={ line }
				role="status"
				tabIndex={ -1 }
				className={ saved ? 'submission-title' : undefined }
			>
				{ savingText( report ) }
			</p>
			{ saved && <p role="status">{ saved.notice }</p> }
			{ report.status === 'failed' && (
				<button
					type="button"
					className="wp-block-rueda-wheel__quiet"
					onClick={ () => {
						// The button disappears after the press, so its line gets the focus.
						line.current?.focus( { preventScroll: true } );
						onSave();
					} }
				>
					{ __( 'Save again', 'rueda' ) }
				</button>
			) }
		</div>
	);
}

function savingText( report: ReportState ): string {
	switch ( report.status ) {
		case 'saved':
			return sprintf(
				/* translators: %s: number of a saved wheel. */
				__( 'Wheel Submission No: #%s', 'rueda' ),
				String( report.report.id )
			);
		case 'failed':
			return (
				report.message ||
				__( 'Your wheel has not been saved yet.', 'rueda' )
			);
		case 'deleted':
			return __(
				'Your report has been deleted from this site.',
				'rueda'
			);
		default:
			return __( 'Your wheel is being saved.', 'rueda' );
	}
}
