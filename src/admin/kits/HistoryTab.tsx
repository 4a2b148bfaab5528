import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { Question } from '../../editor/screen/Question';
import { deleteFromLibrary, loadLibrary, loadRun } from './api';
import { EmptyState } from './EmptyState';
import { Loaded, Problem } from './Loaded';
import { ReportView } from './import/ReportView';
import type { PastRun, Run } from './rules/answers';
import { useLoaded } from './useLoaded';
import { dateText } from './words';

export function HistoryTab() {
	const { outcome, reload } = useLoaded( loadLibrary );
	const [ shown, setShown ] = useState< Run | null >( null );
	const [ why, setWhy ] = useState< string | null >( null );
	const [ asked, setAsked ] = useState< PastRun | null >( null );
	const list = useRef< HTMLDivElement >( null );
	const show = async ( { id }: PastRun ) => {
		const answer = await loadRun( id );
		setShown( answer.ok ? answer.value : null );
		setWhy( answer.ok ? null : answer.why );
	};
	const remove = async ( { id }: PastRun ) => {
		setAsked( null );
		const answer = await deleteFromLibrary( { run: id } );
		setWhy( answer.ok ? null : answer.why );
		// The delete button has the focus and disappears with its row.
		list.current?.focus();
		reload();
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
					{ runs.length > 0 && (
						<Runs
							runs={ runs }
							onShow={ ( run ) => void show( run ) }
							onDelete={ setAsked }
						/>
					) }
					{ asked && (
						<DeleteQuestion
							onYes={ () => void remove( asked ) }
							onNo={ () => setAsked( null ) }
						/>
					) }
				</div>
			) }
		</Loaded>
	);
}

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

interface DeleteQuestionProps {
	readonly onYes: () => void;
	readonly onNo: () => void;
}

const DeleteQuestion = ( { onYes, onNo }: DeleteQuestionProps ) => (
	<Question
		title={ __( 'Delete this report?', 'rueda' ) }
		yes={ __( 'Delete report', 'rueda' ) }
		onYes={ onYes }
		onNo={ onNo }
	>
		{ __(
			'What was imported stays. Without the report, the import can no longer be undone.',
			'rueda'
		) }
	</Question>
);

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

interface RunsProps {
	readonly runs: readonly PastRun[];
	readonly onShow: ( run: PastRun ) => void;
	readonly onDelete: ( run: PastRun ) => void;
}

const Runs = ( { runs, onShow, onDelete }: RunsProps ) => (
	<ul className="rueda-kits__rows">
		{ runs.map( ( run ) => (
			<li key={ run.id }>
				<div>
					<strong>{ run.title }</strong>
					<span className="rueda-kits__meta">
						{ [
							resultText( run ),
							dateText( run.started ),
							undoText( run ),
						]
							.filter( ( text ) => text !== '' )
							.join( ' · ' ) }
					</span>
				</div>
				<div className="rueda-kits__actions">
					<Button
						variant="secondary"
						aria-label={ sprintf(
							/* translators: %s: the title of a kit. */
							__( 'Show report: %s', 'rueda' ),
							run.title
						) }
						onClick={ () => onShow( run ) }
					>
						{ __( 'Show report', 'rueda' ) }
					</Button>
					<Button
						variant="tertiary"
						isDestructive
						aria-label={ sprintf(
							/* translators: %s: the title of a kit. */
							__( 'Delete report: %s', 'rueda' ),
							run.title
						) }
						onClick={ () => onDelete( run ) }
					>
						{ __( 'Delete report', 'rueda' ) }
					</Button>
				</div>
			</li>
		) ) }
	</ul>
);

function resultText( { result, undone }: PastRun ): string {
	if ( undone ) {
		return __( 'Undone', 'rueda' );
	}
	switch ( result ) {
		case 'success':
			return __( 'Imported', 'rueda' );
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
