import { __ } from '@wordpress/i18n';
import { useRef, useState } from '@wordpress/element';
import { Confirm } from './Confirm';
import type { Flow } from '../../rules/screens';
import { forgetDraft } from '../steps/draft';
import type { Send } from '../useRun';

interface StartOverProps {
	readonly flow: Flow;
	readonly send: Send;
}

/** Asks first if answers would be lost. */
export function StartOver( { flow, send }: StartOverProps ) {
	const [ isAsking, setAsking ] = useState( false );
	const opener = useRef< HTMLButtonElement >( null );
	const isSaved = flow.screen === 'result' && flow.report.status === 'saved';
	const startOver = () => {
		forgetDraft();
		send( { type: 'startedOver' } );
	};
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
				<Confirm
					title={ __( 'Start over?', 'rueda' ) }
					text={ __( 'Your answers will be deleted.', 'rueda' ) }
					no={ __( 'Keep my answers', 'rueda' ) }
					yes={ __( 'Start over', 'rueda' ) }
					opener={ opener }
					onNo={ () => setAsking( false ) }
					onYes={ startOver }
				/>
			) }
		</>
	);
}
