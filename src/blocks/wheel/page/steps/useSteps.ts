import { __ } from '@wordpress/i18n';
import { useEffect, useState } from '@wordpress/element';
import { chartAreas } from '../../rules/chart';
import {
	forgetDraft,
	keepDraft,
	recallDraft,
	stepsOf,
	type Step,
} from './draft';
import { saveSteps, type SavedSteps } from './save-steps';
import type { StepsProps } from './Steps';

export interface StepsState {
	readonly steps: readonly Step[];
	readonly labels: readonly string[];
	readonly change: ( at: number, more: Partial< Step > ) => void;
	readonly save: () => void;
	readonly isSaving: boolean;
	/** How the last attempt ended; null before it, and after a change. */
	readonly outcome: SavedSteps | null;
	/** Whether there are steps on the server. */
	readonly wereSaved: boolean;
}

/** What the visitor writes, kept on this device until it is saved. Where the report is not saved, that comes first. */
export function useSteps( { flow, onSave }: StepsProps ): StepsState {
	const { report, key } = flow;
	const labels = chartAreas( flow.areas, flow.answers ).map(
		( { label } ) => label
	);
	const [ steps, setSteps ] = useState( () =>
		stepsOf( recallDraft( key ), labels.length )
	);
	const [ isSaving, setSaving ] = useState( false );
	const [ wereSaved, setWereSaved ] = useState( false );
	const [ outcome, setOutcome ] = useState< SavedSteps | null >( null );

	const end = ( ended: SavedSteps ) => {
		setSaving( false );
		setOutcome( ended );
		if ( ended.isSaved ) {
			setWereSaved( true );
			forgetDraft();
		}
	};
	useEffect( () => {
		if ( isSaving && report.status === 'failed' ) {
			end( {
				isSaved: false,
				problem:
					report.message ||
					__( 'Your wheel has not been saved yet.', 'rueda' ),
			} );
		} else if ( isSaving && report.status === 'saved' ) {
			void saveSteps( report.report, steps, labels ).then( end );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each attempt; while it lasts, nothing is changed.
	}, [ isSaving, report.status ] );

	return {
		steps,
		labels,
		isSaving,
		outcome,
		wereSaved,
		change( at, more ) {
			const changed = steps.map( ( step, index ) =>
				index === at ? { ...step, ...more } : step
			);
			setSteps( changed );
			setOutcome( null );
			keepDraft( key ?? '', changed );
		},
		save() {
			if ( ! isSaving ) {
				setOutcome( null );
				setSaving( true );
				onSave();
			}
		},
	};
}
