import type { APIFetchOptions } from '@wordpress/api-fetch';
import {
	isResponse,
	open,
	readRest,
	refusal,
} from '../../frontend/server/answer';
import type { Reading } from '../../frontend/server/answer';
import { formData } from '../../frontend/server/form-data';
import { restNonce } from '../../frontend/server/nonce';
import { callWithFreshNonce } from '../../frontend/server/rest';
import { fieldOf } from '../../frontend/values/field';
import { outcomeOf } from '../outcome';
import { answerWith } from '../../frontend/server/as-sent';
import { leftOutIn } from './rules/answers';
import type {
	CheckedKit,
	Exportable,
	JustSaved,
	Library,
	Run,
} from './rules/answers';
import type { ExportOrder } from './rules/exporting';
import type { orderOf } from './rules/importing';
import { isLost } from './rules/lost';
import { withDistinctTitles } from './rules/titles';

/** The loaded value, or an error message. */
export type Outcome< Value > =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly why: string; readonly isLost: boolean };

/** The source of a kit that is already on this site. */
export type Source =
	| { readonly library: string }
	| { readonly starter: string }
	/** A kit that waits for its import: a file, or pages of this site. */
	| { readonly upload: string };

interface Download {
	readonly blob: Blob;
	readonly name: string;
	readonly left_out: readonly string[];
}

const PATH = '/rueda/v1/kits';

const runIn = ( data: unknown ) => {
	const run = answerWith< Run >( 'state' )( data );
	return run && { ...run, report: withDistinctTitles( run.report ) };
};
const kitIn = ( data: unknown ) =>
	withDistinctTitles( answerWith< CheckedKit >( 'items' )( data ) );
const exportableIn = ( data: unknown ) =>
	withDistinctTitles( answerWith< Exportable >( 'items' )( data ) );

/** One step takes five seconds on the server, but servers may be slow. */
const STEP_TIMEOUT = 60_000;
/** Large files may upload slowly. */
const FILE_TIMEOUT = 600_000;

export const loadExportable = (
	signal: AbortSignal
): Promise< Outcome< Exportable > > =>
	ask( exportableIn, { path: `${ PATH }/export`, signal } );

/** Also loads pages and patterns without a block of Rueda. */
export const loadEverything = (
	signal: AbortSignal
): Promise< Outcome< Exportable > > =>
	ask( exportableIn, { path: `${ PATH }/export?all=1`, signal } );

export const loadLibrary = (
	signal: AbortSignal
): Promise< Outcome< Library > > =>
	ask( answerWith< Library >( 'runs' ), {
		path: `${ PATH }/library`,
		signal,
	} );

export const uploadKit = ( file: File ): Promise< Outcome< CheckedKit > > =>
	ask(
		kitIn,
		{ ...post( 'uploads' ), body: formData( { file } ) },
		FILE_TIMEOUT
	);

export const openKit = ( source: Source ): Promise< Outcome< CheckedKit > > =>
	ask( kitIn, { ...post( 'uploads' ), data: source }, FILE_TIMEOUT );

/** Puts an image into an upload that lacks it. */
export const fetchImage = (
	upload: string,
	image: string
): Promise< Outcome< true > > =>
	ask(
		() => true,
		{ ...post( `uploads/${ upload }/images` ), data: { image } },
		STEP_TIMEOUT * 2
	);

export const startRun = (
	order: ReturnType< typeof orderOf >
): Promise< Outcome< Run > > =>
	ask( runIn, { ...post( 'runs' ), data: order }, STEP_TIMEOUT );

export const stepRun = ( id: string ): Promise< Outcome< Run > > =>
	ask( runIn, post( `runs/${ id }/steps` ), STEP_TIMEOUT );

/** Puts an image into what an import has made. */
export const fetchLater = (
	id: string,
	image: string
): Promise< Outcome< Run > > =>
	ask(
		runIn,
		{ ...post( `runs/${ id }/images` ), data: { image } },
		STEP_TIMEOUT * 2
	);

export const loadRun = ( id: string ): Promise< Outcome< Run > > =>
	ask( runIn, { path: `${ PATH }/runs/${ id }` } );

/** Cancels a running import, or undoes a finished one. */
export const endRun = ( id: string ): Promise< Outcome< Run > > =>
	ask(
		runIn,
		{ path: `${ PATH }/runs/${ id }`, method: 'DELETE' },
		FILE_TIMEOUT
	);

/** Deletes a saved kit, or the report of an import. */
export const deleteFromLibrary = (
	what: { readonly id: string } | { readonly run: string }
): Promise< Outcome< true > > =>
	ask( () => true, {
		path: `${ PATH }/library`,
		method: 'DELETE',
		data: what,
	} );

export const saveKit = (
	order: ExportOrder
): Promise< Outcome< JustSaved > > =>
	ask(
		answerWith< JustSaved >( 'id' ),
		{ ...post( 'export' ), data: { ...order, save: true } },
		FILE_TIMEOUT
	);

export const downloadKit = (
	order: ExportOrder
): Promise< Outcome< Download > > =>
	ask(
		answerWith< Download >( 'blob' ),
		{ ...post( 'export' ), data: { ...order, save: false } },
		FILE_TIMEOUT,
		readFile
	);

const post = ( path: string ): APIFetchOptions => ( {
	path: `${ PATH }/${ path }`,
	method: 'POST',
} );

async function ask< Value >(
	parse: ( data: unknown ) => Value | null,
	{ signal, ...options }: APIFetchOptions,
	timeout?: number,
	read: ( outcome: unknown ) => Promise< Reading > = readAnswer
): Promise< Outcome< Value > > {
	const answer = await callWithFreshNonce(
		restNonce,
		read,
		{ signal, timeout },
		() => ( { ...options, parse: false } )
	);
	const outcome = outcomeOf( answer, parse );
	return outcome.ok
		? outcome
		: { ...outcome, isLost: ! answer.ok && isLost( answer ) };
}

/** Admins may read messages of server errors, except WordPress's own text about a fatal error. */
async function readAnswer( outcome: unknown ): Promise< Reading > {
	if ( isResponse( outcome ) && outcome.status >= 500 ) {
		const { json } = await open( outcome.clone() );
		const code = fieldOf( json, 'code' );
		if ( code !== 'internal_server_error' ) {
			return refusal(
				outcome,
				json,
				fieldOf( json, 'message' ),
				code !== undefined
			);
		}
	}
	return readRest( outcome );
}

async function readFile( outcome: unknown ): Promise< Reading > {
	return isResponse( outcome ) &&
		outcome.ok &&
		outcome.headers.get( 'Content-Type' )?.startsWith( 'application/zip' )
		? {
				ok: true,
				data: {
					blob: await outcome.blob(),
					name: nameIn(
						outcome.headers.get( 'Content-Disposition' )
					),
					left_out: leftOutIn(
						outcome.headers.get( 'X-Rueda-Left-Out' )
					),
				},
			}
		: readAnswer( outcome );
}

const nameIn = ( disposition: string | null ): string =>
	/filename="?([^";]+)"?/.exec( disposition ?? '' )?.[ 1 ] ?? 'kit.zip';
