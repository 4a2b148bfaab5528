import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Question } from '../../../editor/screen/Question';
import { track } from '../bus';
import { Problem } from '../Loaded';
import type { Run } from '../rules/answers';
import { undone } from './undone';

interface UndoButtonProps {
	readonly run: Pick< Run, 'id' >;
	readonly onUndone: ( run: Run ) => void;
}

export function UndoButton( { run, onUndone }: UndoButtonProps ) {
	const [ step, setStep ] = useState< 'idle' | 'asking' | 'under way' >(
		'idle'
	);
	const [ why, setWhy ] = useState< string | null >( null );
	const undo = async () => {
		setStep( 'under way' );
		setWhy( null );
		track( 'ie_admin_action', { action_type: 'Revert' } );
		const outcome = await undone( run.id );
		setStep( 'idle' );
		if ( outcome.ok ) {
			onUndone( outcome.value );
		} else {
			setWhy( outcome.why );
		}
	};
	return (
		<>
			<Button
				variant="secondary"
				isDestructive
				isBusy={ step === 'under way' }
				onClick={ () =>
					setStep( ( now ) => ( now === 'idle' ? 'asking' : now ) )
				}
			>
				{ step === 'under way'
					? __( 'Undoing…', 'rueda' )
					: __( 'Undo this import', 'rueda' ) }
			</Button>
			{ why !== null && <Problem why={ why } /> }
			{ step === 'asking' && (
				<Question
					title={ __( 'Undo this import?', 'rueda' ) }
					yes={ __( 'Undo import', 'rueda' ) }
					onYes={ () => void undo() }
					onNo={ () => setStep( 'idle' ) }
				>
					{ __(
						'What the import created is deleted, and what it replaced comes back. Items that you have edited since are kept.',
						'rueda'
					) }
				</Question>
			) }
		</>
	);
}
