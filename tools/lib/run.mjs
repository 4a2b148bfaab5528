import { spawn } from 'node:child_process';

/**
 * Runs a command and returns its output. An error contains the output, too.
 *
 * @param {string}                                                         command
 * @param {string[]}                                                       args
 * @param {import('node:child_process').SpawnOptions & { input?: string }} [options]
 * @return {Promise<string>} What it wrote to stdout.
 */
export function run( command, args, { input, ...options } = {} ) {
	return new Promise( ( resolve, reject ) => {
		const child = spawn( command, args, {
			stdio: [ input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe' ],
			...options,
		} );
		const out = [];
		const all = [];
		child.stdout?.on(
			'data',
			( chunk ) => ( out.push( chunk ), all.push( chunk ) )
		);
		child.stderr?.on( 'data', ( chunk ) => all.push( chunk ) );
		child.on( 'error', reject );
		child.on( 'close', ( status, signal ) => {
			if ( status === 0 ) {
				resolve( Buffer.concat( out ).toString() );
				return;
			}
			const ending = signal
				? `was ended by ${ signal }`
				: `ended with status ${ status }`;
			reject(
				Object.assign(
					new Error(
						`\`${ command } ${ args[ 0 ] ?? '' }\` ${ ending }`
					),
					{
						status,
						output: Buffer.concat( all ).toString(),
					}
				)
			);
		} );
		if ( input !== undefined ) {
			child.stdin.end( input );
		}
	} );
}

/**
 * Whether a command can be started.
 *
 * @param {string}   command
 * @param {string[]} args
 */
export async function answers( command, args = [ '--version' ] ) {
	try {
		await run( command, args );
		return true;
	} catch {
		return false;
	}
}

export const isRoot = () => process.getuid?.() === 0;

/**
 * Runs npm, which on Windows is a batch file that only a shell can run.
 *
 * @param {string[]}                                  args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const npm = ( args, options = {} ) =>
	run( 'npm', args, { shell: process.platform === 'win32', ...options } );
