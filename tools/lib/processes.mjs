import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * The start time of a process. Together with the pid it identifies the process, so that a reused pid is never ended.
 */
function startOf( pid ) {
	try {
		if ( process.platform === 'linux' ) {
			// The name in field 2 may hold spaces and brackets; after it come the state and, 19 fields on, the start.
			const stat = fs.readFileSync( `/proc/${ pid }/stat`, 'utf8' );
			const fields = stat
				.slice( stat.lastIndexOf( ')' ) + 2 )
				.split( ' ' );
			// A zombie has ended; it only waits for its parent to take notice.
			return fields[ 0 ] === 'Z' ? null : ( fields[ 19 ] ?? null );
		}
		if ( process.platform === 'win32' ) {
			return null;
		}
		return (
			execFileSync( 'ps', [ '-o', 'lstart=', '-p', String( pid ) ], {
				stdio: [ 'ignore', 'pipe', 'ignore' ],
			} )
				.toString()
				.trim() || null
		);
	} catch {
		return null;
	}
}

const identity = ( pid ) => ( { pid, start: startOf( pid ) } );
const isAlive = ( known ) =>
	Boolean( known?.start ) && startOf( known.pid ) === known.start;

const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** Sends a signal to a process and all its children, which form a process group. */
function signalGroup( pid, signal ) {
	try {
		process.kill( -pid, signal );
		return true;
	} catch {
		return false;
	}
}

/** Ends a group, first by asking. */
async function endGroup( pid ) {
	signalGroup( pid, 'SIGTERM' );
	for ( let i = 0; i < 50; i++ ) {
		if ( ! signalGroup( pid, 0 ) ) {
			return;
		}
		await pause( 40 );
	}
	signalGroup( pid, 'SIGKILL' );
}

const running = new Set();

// The servers are ended however this process ends. Only SIGKILL needs the record.
process.once( 'exit', () =>
	running.forEach( ( pid ) => signalGroup( pid, 'SIGKILL' ) )
);
for ( const [ signal, number ] of Object.entries( {
	SIGHUP: 1,
	SIGINT: 2,
	SIGTERM: 15,
} ) ) {
	process.on( signal, () => {
		// Other listeners may want to end more gently.
		if ( process.listenerCount( signal ) === 1 ) {
			process.exit( 128 + number );
		}
	} );
}

/**
 * Starts a server in a process group of its own.
 *
 * @param {string}                                                      command
 * @param {string[]}                                                    args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, log: string | null }} options `log`: the file that gets all it says; without one, this window does.
 */
export function startServer( command, args, { cwd, env, log } ) {
	const out = log === null ? 'inherit' : fs.openSync( log, 'a' );
	const child = spawn( command, args, {
		cwd,
		env,
		detached: true,
		stdio: [ 'ignore', out, out ],
	} );
	if ( typeof out === 'number' ) {
		fs.closeSync( out );
	}
	let ended = false;
	const end = new Promise( ( resolve ) => {
		const done = () => {
			ended = true;
			running.delete( child.pid );
			resolve();
		};
		child.once( 'error', done );
		child.once( 'exit', done );
	} );
	if ( child.pid ) {
		running.add( child.pid );
	}
	return {
		pid: child.pid,
		hasEnded: () => ended,
		/** Resolves when the server ends, asked or not. */
		end,
		stop: async () => {
			if ( child.pid ) {
				await endGroup( child.pid );
			}
		},
	};
}

// Beside the folder, because a reset deletes the folder.
const recordOf = ( home ) => `${ home }.running.json`;

function readRecord( home ) {
	try {
		return JSON.parse( fs.readFileSync( recordOf( home ), 'utf8' ) );
	} catch {
		return null;
	}
}

/**
 * Records the processes of this site, so that a later run finds them if this one is killed.
 *
 * @param {string}   home
 * @param {string}   url     Empty while it is being set up.
 * @param {number[]} servers The processes that serve it.
 */
export function record( home, url, servers ) {
	fs.mkdirSync( path.dirname( home ), { recursive: true } );
	fs.writeFileSync(
		recordOf( home ),
		JSON.stringify( {
			url,
			owner: identity( process.pid ),
			servers: servers.map( identity ),
		} )
	);
}

/**
 * Adds a process to the record.
 *
 * @param {string} home
 * @param {number} server
 */
export function recordAlso( home, server ) {
	const known = readRecord( home );
	fs.writeFileSync(
		recordOf( home ),
		JSON.stringify( {
			...known,
			servers: [ ...known.servers, identity( server ) ],
		} )
	);
}

export const forget = ( home ) =>
	fs.rmSync( recordOf( home ), { force: true } );

/**
 * Checks what an earlier run left: nothing, a run that still works, or servers without an owner, which are ended.
 *
 * @param {string} home
 * @return {Promise< { state: 'none' | 'ended' } | { state: 'busy', url: string, pid: number } >} What was there.
 */
export async function clearLeftover( home ) {
	const left = readRecord( home );
	if ( ! left ) {
		return { state: 'none' };
	}
	const orphans = left.servers.filter( isAlive );
	// This process may have written the record before its server was started.
	const isOurs = left.owner.pid === process.pid && orphans.length === 0;
	if ( isAlive( left.owner ) && ! isOurs ) {
		return { state: 'busy', url: left.url, pid: left.owner.pid };
	}
	await Promise.all( orphans.map( ( { pid } ) => endGroup( pid ) ) );
	forget( home );
	return { state: orphans.length > 0 ? 'ended' : 'none' };
}
