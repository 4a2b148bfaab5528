/*
 * Uploads files when they are chosen, one after the other, so that sending is quick, and need not be repeated with
 * them. What cannot be uploaded is sent with the form.
 */
import { fieldOf, textOf } from '../../../frontend/values/field';

export type Progress =
	| { readonly state: 'waiting' | 'uploaded' | 'whole' }
	| { readonly state: 'uploading'; readonly part: number }
	/** The connection failed; another try may help. */
	| { readonly state: 'failed' }
	/** The server refuses this file. */
	| { readonly state: 'wrong'; readonly message: string };

interface Entry {
	progress: Progress;
	token: string;
	/** When the token ends. */
	until: number;
	request?: XMLHttpRequest | undefined;
}

export interface Uploads {
	readonly add: ( file: File ) => void;
	readonly remove: ( file: File ) => void;
	/** Empty unless the file is on the server. */
	readonly tokenOf: ( file: File ) => string;
	readonly isBusy: () => boolean;
	/** The server has lost the files, so they are sent with the form. */
	readonly forget: () => void;
	/** The form was accepted, or is empty again. */
	readonly clear: ( isSent: boolean ) => void;
}

interface Options {
	/** Empty where files are only sent with the form. */
	readonly address: string;
	/** The name of the field. */
	readonly field: string;
	/** What the key of the filled form begins with. */
	readonly key: () => string;
	readonly onProgress: ( file: File, progress: Progress ) => void;
}

/** In milliseconds. The server keeps files for an hour. */
const LIFE = 3_300_000;
const TIMEOUT = 300_000;

/** The file is wrong, whoever sends it. */
const WRONG = 422;

interface Queue {
	readonly options: Options;
	readonly entries: Map< File, Entry >;
	/** Whether the server takes files before the form is sent. */
	isOn: boolean;
}

export function startUploads( options: Options ): Uploads {
	const entries = new Map< File, Entry >();
	const queue: Queue = { options, entries, isOn: options.address !== '' };
	return {
		add: ( file ) => {
			const progress = { state: 'waiting' } as const;
			const entry: Entry = { progress, token: '', until: 0 };
			if ( options.address ) {
				entries.set( file, entry );
				tell( queue, file, progress );
				next( queue );
			}
		},
		remove: ( file ) => {
			const entry = entries.get( file );
			entries.delete( file );
			drop( queue, entry );
			next( queue );
		},
		tokenOf: ( file ) => {
			const { token = '', until = 0 } = entries.get( file ) ?? {};
			return until > Date.now() ? token : '';
		},
		isBusy: () =>
			[ ...entries.values() ].some( ( { progress } ) =>
				[ 'waiting', 'uploading' ].includes( progress.state )
			),
		forget: () => {
			for ( const [ file, entry ] of entries ) {
				entry.token = '';
				tell( queue, file, { state: 'whole' } );
			}
		},
		clear: ( isSent ) => {
			const all = [ ...entries.values() ];
			entries.clear();
			for ( const entry of isSent ? [] : all ) {
				drop( queue, entry );
			}
		},
	};
}

function tell(
	{ entries, options }: Queue,
	file: File,
	progress: Progress
): void {
	const entry = entries.get( file );
	if ( entry ) {
		entry.progress = progress;
		options.onProgress( file, progress );
	}
}

/** Uploads the next file, unless one is being uploaded. */
function next( queue: Queue ): void {
	const all = [ ...queue.entries ];
	const [ file, entry ] =
		all.find( ( [ , { progress } ] ) => progress.state === 'waiting' ) ??
		[];
	if ( ! file || ! entry || all.some( ( [ , { request } ] ) => request ) ) {
		return;
	}
	if ( queue.isOn ) {
		send( queue, file, entry );
	} else {
		tell( queue, file, { state: 'whole' } );
		next( queue );
	}
}

function send( queue: Queue, file: File, entry: Entry ): void {
	const part = ( loaded: number ) =>
		tell( queue, file, {
			state: 'uploading',
			part: file.size ? Math.min( 1, loaded / file.size ) : 0,
		} );
	part( 0 );
	entry.request = post( file, queue.options, part, ( status, answer ) => {
		entry.request = undefined;
		entry.token = textOf( fieldOf( answer, 'token' ) );
		entry.until = Date.now() + LIFE;
		const progress = progressAfter( status, entry.token, answer );
		if ( progress.state === 'whole' ) {
			queue.isOn = false;
		}
		tell( queue, file, progress );
		next( queue );
	} );
}

function drop( { options }: Queue, entry: Entry | undefined ): void {
	entry?.request?.abort();
	if ( entry?.token ) {
		erase( options, entry.token );
	}
}

function progressAfter(
	status: number,
	token: string,
	answer: unknown
): Progress {
	if ( token ) {
		return { state: 'uploaded' };
	}
	const message = textOf( fieldOf( answer, 'message' ) );
	if ( status === WRONG && message ) {
		return { state: 'wrong', message };
	}
	return { state: status ? 'whole' : 'failed' };
}

/** Not fetch(), which does not tell how much has been uploaded. */
function post(
	file: File,
	{ address, field, key }: Options,
	onPart: ( loaded: number ) => void,
	onEnd: ( status: number, answer: unknown ) => void
): XMLHttpRequest {
	const body = new FormData();
	body.append( 'field', field );
	body.append( 'key', key() );
	body.append( 'file', file );
	const request = new XMLHttpRequest();
	request.open( 'POST', address );
	request.timeout = TIMEOUT;
	request.upload.onprogress = ( { loaded } ) => onPart( loaded );
	request.onload = () => onEnd( request.status, read( request ) );
	request.onerror = request.ontimeout = () => onEnd( 0, null );
	request.send( body );
	return request;
}

function read( { responseText }: XMLHttpRequest ): unknown {
	try {
		return JSON.parse( responseText ) as unknown;
	} catch {
		return null;
	}
}

/** If this fails, the server deletes the file after an hour. */
function erase( { address, field, key }: Options, token: string ): void {
	const question = new URLSearchParams( { field, key: key(), token } );
	void window
		.fetch(
			`${ address }${ address.includes( '?' ) ? '&' : '?' }${ question }`,
			{
				method: 'DELETE',
				keepalive: true,
			}
		)
		.catch( () => undefined );
}
