import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Question } from '../../../editor/screen/Question';
import { Problem } from '../Loaded';
import type { Run } from '../rules/answers';
import { tenthsOf } from '../rules/importing';
import type { ImportActions } from './useImport';
import { numberText } from '../words';

interface ImportProgressProps {
	readonly run: Run;
	readonly isStopping: boolean;
	readonly why?: string | undefined;
	readonly actions: ImportActions;
}

export function ImportProgress( {
	run,
	isStopping,
	why,
	actions,
}: ImportProgressProps ) {
	const { title, done, total } = run;
	return (
		<div className="rueda-kits__progress">
			<p>
				<strong>{ title }</strong>
			</p>
			<progress
				aria-label={ __( 'Progress of the import', 'rueda' ) }
				max={ Math.max( 1, total ) }
				value={ isStopping ? undefined : done }
			/>
			{ ! ( isStopping && why !== undefined ) && (
				<p>
					{ isStopping
						? __( 'Your site is put back as it was.', 'rueda' )
						: stepText( run ) }
				</p>
			) }
			<p role="status" className="screen-reader-text">
				{ isStopping
					? ''
					: sprintf(
							/* translators: %s: a number from 0 to 100. */
							__( '%s %% imported', 'rueda' ),
							numberText( 10 * tenthsOf( run ) )
						) }
			</p>
			{ why !== undefined && (
				<Problem
					why={ `${ why } ${ waitingText( isStopping ) }` }
					onRetry={ actions.retry }
				/>
			) }
			{ ! isStopping && <CancelImport onCancel={ actions.stop } /> }
		</div>
	);
}

function CancelImport( { onCancel }: { readonly onCancel: () => void } ) {
	const [ isAsking, setAsking ] = useState( false );
	return (
		<>
			<p>
				{ __(
					'Keep this page open. If you close it, come back within ten minutes to go on; after that, the import is undone.',
					'rueda'
				) }
			</p>
			<Button variant="secondary" onClick={ () => setAsking( true ) }>
				{ __( 'Cancel import', 'rueda' ) }
			</Button>
			{ isAsking && (
				<Question
					title={ __( 'Cancel the import?', 'rueda' ) }
					yes={ __( 'Cancel and undo', 'rueda' ) }
					no={ __( 'Go on importing', 'rueda' ) }
					onYes={ () => {
						setAsking( false );
						onCancel();
					} }
					onNo={ () => setAsking( false ) }
				>
					{ __(
						'What was imported so far is deleted. Your site is then as it was before.',
						'rueda'
					) }
				</Question>
			) }
		</>
	);
}

const waitingText = ( isStopping: boolean ): string =>
	isStopping
		? __( 'The import is not undone yet.', 'rueda' )
		: __( 'The import is paused.', 'rueda' );

const stepText = ( { done, total, current }: Run ): string =>
	current === ''
		? sprintf(
				/* translators: 1: number of items done, 2: number of all items. */
				__( '%1$s of %2$s', 'rueda' ),
				numberText( done ),
				numberText( total )
			)
		: sprintf(
				/* translators: 1: number of items done, 2: number of all items, 3: an item, as in "Wheel: Balance". */
				__( '%1$s of %2$s: %3$s', 'rueda' ),
				numberText( done ),
				numberText( total ),
				current
			);
