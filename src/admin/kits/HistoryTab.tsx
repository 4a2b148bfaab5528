import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { deleteFromLibrary, loadLibrary, loadRun } from './api';
import { EmptyState } from './EmptyState';
import { Loaded, Problem } from './Loaded';
import { ReportView } from './import/ReportView';
import type { PastRun, Run } from './rules/answers';
import { Rows } from './Rows';
import { useLoaded } from './useLoaded';
import { dateText } from './words';

export function HistoryTab() {
	const { outcome, reload } = useLoaded( loadLibrary );
	const [ shown, setShown ] = useState< Run | null >( null );
	const [ why, setWhy ] = useState< string | null >( null );
	const list = useRef< HTMLDivElement >( null );
	const show = async ( { id }: PastRun ) => {
		const answer = await loadRun( id );
		setShown( answer.ok ? answer.value : null );
		setWhy( answer.ok ? null : answer.why );
	};
	useFocusOnReturn( list, shown !== null );
	if ( shown ) {
		return (
			<PastReport
				run={ shown }
				onUndone={ reload }
				onBack={ () => setShown( null ) }
			/>
		);
	}
	return (
		<Loaded outcome={ outcome } onRetry={ reload }>
			{ ( { runs } ) => (
				<div
					ref={ list }
					role="group"
					aria-label={ __( 'Imports so far', 'rueda' ) }
					tabIndex={ -1 }
				>
					{ why !== null && <Problem why={ why } /> }
					{ runs.length === 0 && <NoRuns /> }
					<Rows
						rows={ runs }
						aboutRow={ aboutRun }
						open={ __( 'Show report', 'rueda' ) }
						onOpen={ ( run ) => void show( run ) }
						deletion={ deletion() }
						place={ list }
						onDeleted={ reload }
					/>
				</div>
			) }
		</Loaded>
	);
}

const deletion = () => ( {
	text: __( 'Delete report', 'rueda' ),
	question: __( 'Delete this report?', 'rueda' ),
	answer: __( 'Delete report', 'rueda' ),
	warning: () =>
		__(
			'What was imported stays. Without the report, the import can no longer be undone.',
			'rueda'
		),
	run: ( { id }: PastRun ) => deleteFromLibrary( { run: id } ),
} );

/** Focuses the list when a report that took its place is closed. */
function useFocusOnReturn(
	list: RefObject< HTMLElement >,
	isAway: boolean
): void {
	const wasAway = useRef( false );
	useEffect( () => {
		if ( wasAway.current && ! isAway ) {
			list.current?.focus();
		}
		wasAway.current = isAway;
	}, [ list, isAway ] );
}

interface PastReportProps {
	readonly run: Run;
	readonly onUndone: () => void;
	readonly onBack: () => void;
}

function PastReport( { run, onUndone, onBack }: PastReportProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	// The button that opened the report has disappeared.
	useEffect( () => heading.current?.focus(), [] );
	return (
		<div className="rueda-kits__import">
			<h2 ref={ heading } tabIndex={ -1 }>
				{ run.title }
			</h2>
			<ReportView
				isUndone={ run.undone }
				key={ run.id }
				run={ run }
				onUndone={ onUndone }
			/>
			<p className="rueda-kits__actions">
				<Button variant="tertiary" onClick={ onBack }>
					{ __( 'Back to all imports', 'rueda' ) }
				</Button>
			</p>
		</div>
	);
}

const NoRuns = () => (
	<EmptyState>
		{ __(
			'Nothing was imported yet. After an import you find its report here, and can undo it for 30 days.',
			'rueda'
		) }
	</EmptyState>
);

const aboutRun = ( run: PastRun ): string =>
	[ resultText( run ), dateText( run.started ), undoText( run ) ]
		.filter( ( text ) => text !== '' )
		.join( ' · ' );

function resultText( { result, total, undone }: PastRun ): string {
	if ( undone ) {
		return __( 'Undone', 'rueda' );
	}
	switch ( result ) {
		case 'success':
			return total === 0
				? __( 'Nothing to import', 'rueda' )
				: __( 'Imported', 'rueda' );
		case 'failure':
			return __( 'Not imported', 'rueda' );
		case null:
			return __( 'Not finished', 'rueda' );
	}
}

const undoText = ( {
	can_undo: canUndo,
	undo_until: until,
}: PastRun ): string =>
	canUndo && until !== null
		? sprintf(
				/* translators: %s: a date. */
				__( 'can be undone until %s', 'rueda' ),
				dateText( until, false )
			)
		: '';
