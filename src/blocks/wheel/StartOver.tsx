import { __ } from '@wordpress/i18n';
import { useRef, useState } from '@wordpress/element';
import { Dialog } from '../../frontend/ui/Dialog';
import type { Flow } from './flow';
import type { Send } from './useRun';

interface StartOverProps {
	readonly flow: Flow;
	readonly send: Send;
}

/** Asks first when answers would be lost. */
export function StartOver( { flow, send }: StartOverProps ) {
	const [ isAsking, setAsking ] = useState( false );
	const opener = useRef< HTMLButtonElement >( null );
	const isSaved = flow.screen === 'result' && flow.report.status === 'saved';
	const startOver = () => send( { type: 'startedOver' } );
	return (
		<>
			<button
				type="button"
				ref={ opener }
				className="wp-block-rueda-wheel__quiet"
				onClick={
					flow.answers.length > 0 && ! isSaved
						? () => setAsking( true )
						: startOver
				}
			>
				{ __( 'Start over', 'rueda' ) }
			</button>
			{ isAsking && (
				<Dialog
					title={ __( 'Start over?', 'rueda' ) }
					size="small"
					opener={ opener }
					onClose={ () => setAsking( false ) }
				>
					<p className="wp-block-rueda-wheel__ask-first">
						{ __( 'Your answers will be deleted.', 'rueda' ) }
					</p>
					<div className="wp-block-rueda-wheel__steps">
						<button
							type="button"
							className="wp-block-rueda-wheel__quiet"
							onClick={ () => setAsking( false ) }
						>
							{ __( 'Keep my answers', 'rueda' ) }
						</button>
						<button
							type="button"
							className="wp-block-rueda-wheel__next wp-element-button wheeloflife-btn is-primary"
							onClick={ startOver }
						>
							{ __( 'Start over', 'rueda' ) }
						</button>
					</div>
				</Dialog>
			) }
		</>
	);
}
