import { useEffect, useMemo, useReducer, useRef } from '@wordpress/element';
import { endRun, openKit, stepRun, uploadKit } from '../api';
import type { Outcome, Source } from '../api';
import { track } from '../bus';
import { withRetries, started } from './retries';
import type {
	CheckedKit,
	Conflict,
	Run,
	SettingAnswer,
} from '../rules/answers';
import { sharesOf } from '../rules/exporting';
import {
	advance,
	FIRST,
	orderOf,
	type Import,
	type ImportChoice,
	type ImportEvent,
} from '../rules/importing';
import { shareOf } from '../tracking/events';

/** A file of this computer, or a kit of this site with its title. */
export type Chosen =
	| { readonly file: File }
	| { readonly source: Source; readonly title: string };

export interface ImportActions {
	readonly open: ( chosen: Chosen ) => void;
	/** Shows a kit whose file has changed. */
	readonly lookAgain: ( kit: CheckedKit ) => void;
	readonly turn: ( step: 'preview' | 'choice' ) => void;
	readonly select: ( keys: readonly string[] ) => void;
	readonly unselect: ( keys: readonly string[] ) => void;
	readonly answer: ( keys: readonly string[], answer: Conflict ) => void;
	readonly settle: ( part: string, answer: SettingAnswer ) => void;
	readonly trust: ( isTrusted: boolean ) => void;
	readonly publish: ( isPublishing: boolean ) => void;
	readonly makeFront: ( isFront: boolean ) => void;
	readonly start: ( kit: CheckedKit, choice: ImportChoice ) => void;
	readonly stop: () => void;
	readonly retry: () => void;
	readonly beginAgain: () => void;
}

const begin = ( current: Run | null ): Import =>
	current ? advance( FIRST, { type: 'went on', run: current } ) : FIRST;

/** The state of an import, from its beginning or from where it was left. */
export function useImport( current: Run | null ): {
	readonly now: Import;
	readonly actions: ImportActions;
} {
	const [ now, send ] = useReducer( advance, current, begin );
	useSteps( now, send );
	useEffect( () => {
		if ( now.state === 'COMPLETED' && ! now.isUndone ) {
			const isGood = now.run.result === 'success';
			track( 'kit_import_status', {
				kit_import_status: isGood,
				kit_import_error: isGood ? null : now.run.message,
			} );
		}
	}, [ now ] );
	return { now, actions: useMemo( () => actionsOf( send ), [] ) };
}

type Send = ( event: ImportEvent ) => void;

/** Requests one step after another while an import is running. */
function useSteps( now: Import, send: Send ): void {
	const last = useRef( Promise.resolve() );
	useEffect( () => {
		if ( now.state !== 'IMPORTING' || now.why !== undefined ) {
			return undefined;
		}
		const gone = new AbortController();
		const isGone = () => gone.signal.aborted;
		const { run, isStopping } = now;
		const before = last.current;
		const go = async () => {
			// Requests about one run must not overlap.
			await before;
			if ( isGone() ) {
				return;
			}
			// While the server undoes the import, its steps continue that.
			const outcome =
				isStopping && ! run.undoing
					? await endRun( run.id )
					: await withRetries(
							() => stepRun( run.id ),
							() => ! isGone()
						);
			if ( ! isGone() ) {
				send( eventOf( outcome ) );
			}
		};
		last.current = go();
		return () => gone.abort();
	}, [ now, send ] );
}

const actionsOf = ( send: Send ): ImportActions => ( {
	open( chosen ) {
		send( {
			type: 'uploading',
			name: 'file' in chosen ? chosen.file.name : chosen.title,
		} );
		void opened( chosen ).then( ( outcome ) =>
			send(
				outcome.ok
					? { type: 'checked', kit: outcome.value }
					: { type: 'refused', why: outcome.why }
			)
		);
	},
	lookAgain: ( kit ) => send( { type: 'checked', kit } ),
	turn: ( step ) => send( { type: 'turned', step } ),
	select: ( keys ) => send( { type: 'chose', keys } ),
	unselect: ( keys ) => send( { type: 'left out', keys } ),
	answer: ( keys, answer ) => send( { type: 'answered', keys, answer } ),
	settle: ( part, answer ) => send( { type: 'settled', part, answer } ),
	trust: ( isTrusted ) => send( { type: 'trusted', isTrusted } ),
	publish: ( isPublishing ) => send( { type: 'published', isPublishing } ),
	makeFront: ( isFront ) => send( { type: 'made front', isFront } ),
	start( kit, choice ) {
		send( { type: 'starting' } );
		trackImport( kit, choice );
		void started( orderOf( kit, choice ) ).then( ( outcome ) =>
			send( eventOf( outcome ) )
		);
	},
	stop: () => send( { type: 'stopping' } ),
	retry: () => send( { type: 'retried' } ),
	beginAgain: () => send( { type: 'began again' } ),
} );

/** Reports which parts of a kit are imported: all, some or none. */
function trackImport(
	{ items, settings, media }: CheckedKit,
	{ keys, settings: chosen }: ImportChoice
): void {
	track( 'import_kit_customization', {
		...sharesOf( items, keys ),
		settings: shareOf(
			Object.values( chosen ).filter( ( answer ) => answer === 'kit' )
				.length,
			settings.length
		),
		media: media.count > 0,
	} );
}

const eventOf = ( outcome: Outcome< Run > ): ImportEvent =>
	outcome.ok
		? { type: 'went on', run: outcome.value }
		: { type: 'refused', why: outcome.why };

async function opened( chosen: Chosen ): Promise< Outcome< CheckedKit > > {
	if ( 'file' in chosen ) {
		track( 'ie_admin_action', { action_type: 'Import' } );
		const outcome = await uploadKit( chosen.file );
		track( 'kit_import_upload_file', {
			kit_import_upload_file_status: outcome.ok ? 'success' : 'failure',
			error: outcome.ok ? null : outcome.why,
		} );
		return outcome;
	}
	const { source } = chosen;
	if ( 'upload' in source ) {
		track( 'ie_admin_action', { action_type: 'Import' } );
		return openKit( source );
	}
	track( 'ie_admin_action', { action_type: 'Import from Library' } );
	track( 'kit_cloud_library_apply', {
		kit_cloud_id: 'library' in source ? source.library : source.starter,
	} );
	return openKit( source );
}
