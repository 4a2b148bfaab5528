import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';
import { useUnsavedGuard } from '../../settings/useUnsavedGuard';
import { loadLibrary } from '../api';
import { ChooseItems } from './ChooseItems';
import { ChooseKit } from './ChooseKit';
import { ImportProgress } from './ImportProgress';
import { Loaded } from '../Loaded';
import { Preview } from './Preview';
import { ReportView } from './ReportView';
import type { Run, StarterKit } from '../rules/answers';
import { stepOf, type Import } from '../rules/importing';
import { Steps } from './Steps';
import { useImport, type ImportActions } from './useImport';
import { useLoaded } from '../useLoaded';
import { takeWanted } from './wanted';

interface ImportTabProps {
	/** The largest file that the server accepts, in bytes. */
	readonly limit: number;
	readonly historyAddress: string;
}

export function ImportTab( props: ImportTabProps ) {
	const { outcome, reload } = useLoaded( loadLibrary );
	return (
		<Loaded outcome={ outcome } onRetry={ reload }>
			{ ( library ) => (
				<Importing
					{ ...props }
					current={ library.current }
					starters={ library.starter }
					choose={ ( now, actions ) => (
						<ChooseKit
							limit={ props.limit }
							library={ library }
							why={ now.why }
							onChoose={ actions.open }
							onChange={ reload }
						/>
					) }
					onEnd={ reload }
				/>
			) }
		</Loaded>
	);
}

interface ImportingProps extends ImportTabProps {
	/** An unfinished import, if there is one. */
	readonly current: Run | null;
	readonly starters: readonly StarterKit[];
	readonly choose: (
		now: Extract< Import, { state: 'PENDING' } >,
		actions: ImportActions
	) => React.ReactNode;
	readonly onEnd: () => void;
}

function Importing( {
	current,
	starters,
	choose,
	historyAddress,
	onEnd,
}: ImportingProps ) {
	const { now, actions } = useImport( current );
	const step = stepOf( now );
	const heading = useFocusOnChange( step );
	useUnsavedGuard( now.state === 'UPLOADING' || now.state === 'IMPORTING' );
	useEffect( () => {
		const wanted = current ? undefined : takeWanted( starters );
		if ( wanted ) {
			actions.open( wanted );
		}
	}, [ current, starters, actions ] );
	const again = () => {
		onEnd();
		actions.beginAgain();
	};
	return (
		<div className="rueda-kits__import">
			<Steps current={ step } />
			<h2 ref={ heading } tabIndex={ -1 }>
				{ titleOf( now ) }
			</h2>
			{ now.state === 'PENDING' && choose( now, actions ) }
			{ now.state === 'UPLOADING' && <Checking name={ now.name } /> }
			{ now.state === 'CUSTOMIZING' && now.step === 'preview' && (
				<Preview kit={ now.kit } actions={ actions } />
			) }
			{ now.state === 'CUSTOMIZING' && now.step === 'choice' && (
				<ChooseItems { ...now } actions={ actions } />
			) }
			{ now.state === 'IMPORTING' && (
				<ImportProgress { ...now } actions={ actions } />
			) }
			{ now.state === 'COMPLETED' && (
				<>
					<ReportView
						key={ now.run.id }
						run={ now.run }
						isUndone={ now.isUndone }
					/>
					<p className="rueda-kits__actions">
						<Button variant="secondary" onClick={ again }>
							{ __( 'Import another kit', 'rueda' ) }
						</Button>
						<a href={ historyAddress }>
							{ __( 'Imports so far', 'rueda' ) }
						</a>
					</p>
				</>
			) }
		</div>
	);
}

/** Moves the focus to the heading of each new step, except the first. */
function useFocusOnChange( step: number ): RefObject< HTMLHeadingElement > {
	const heading = useRef< HTMLHeadingElement >( null );
	const isFirst = useRef( true );
	useEffect( () => {
		if ( ! isFirst.current ) {
			heading.current?.focus();
		}
		isFirst.current = false;
	}, [ step ] );
	return heading;
}

function titleOf( now: Import ): string {
	switch ( now.state ) {
		case 'PENDING':
			return __( 'Choose a kit', 'rueda' );
		case 'UPLOADING':
			return __( 'Checking the kit', 'rueda' );
		case 'CUSTOMIZING':
			return now.step === 'preview'
				? __( 'What is in the kit', 'rueda' )
				: __( 'What to import', 'rueda' );
		case 'IMPORTING':
			return now.isStopping
				? __( 'Undoing the import', 'rueda' )
				: __( 'Importing', 'rueda' );
		case 'COMPLETED':
			return __( 'Report', 'rueda' );
	}
}

const Checking = ( { name }: { readonly name: string } ) => (
	<div className="rueda-kits__progress">
		<progress aria-label={ __( 'Checking the kit', 'rueda' ) } />
		<p role="status">
			{ name } –{ ' ' }
			{ __(
				'the kit is uploaded and checked. Nothing is changed yet.',
				'rueda'
			) }
		</p>
	</div>
);
