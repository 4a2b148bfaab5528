/** Shared by all checks: run a program, list files, report the result. */
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT as root } from '../../lib/paths.mjs';

export { root };

/**
 * @typedef {Object} Outcome
 * @property {number}   passed  1 or 0: a check counts once.
 * @property {number}   failed  1 or 0.
 * @property {number}   skipped 1 or 0.
 * @property {string[]} notices What has to be said loudly, whatever the result.
 * @property {string}   output  What a person needs to repair it.
 */

/**
 * Never throws: a missing program ends with the code 127, as in a shell.
 *
 * @param {string}   command
 * @param {string[]} args
 * @param {Object}   options
 * @return {Promise<{ code: number, output: string }>} How it ended and what it printed.
 */
export function run( command, args, options = {} ) {
	return new Promise( ( resolve ) => {
		execFile(
			command,
			args,
			{ cwd: root, maxBuffer: 64 * 1024 * 1024, ...options },
			( error, stdout, stderr ) => {
				let code = 0;
				if ( error ) {
					code = error.code === 'ENOENT' ? 127 : error.code;
				}
				resolve( {
					code: Number.isInteger( code ) ? code : 1,
					output: [
						stdout,
						stderr,
						error?.killed
							? 'It took too long and was stopped.'
							: '',
					]
						.filter( Boolean )
						.join( '\n' ),
				} );
			}
		);
	} );
}

/**
 * Starts a program of an npm package with Node itself, because `.bin` holds shell scripts on some systems.
 *
 * @param {string}   file Below node_modules.
 * @param {string[]} args
 * @return {Promise<{ code: number, output: string }>} As of run().
 */
export const runPackage = ( file, args ) =>
	run( process.execPath, [
		path.join( root, 'node_modules', file ),
		...args,
	] );

/**
 * The files that git tracks or would add, as a reviewer sees them.
 *
 * @return {string[]} Paths from the top, with slashes.
 */
export function treeFiles() {
	return execFileSync(
		'git',
		[ 'ls-files', '-z', '--cached', '--others', '--exclude-standard' ],
		{
			cwd: root,
			encoding: 'utf8',
			maxBuffer: 64 * 1024 * 1024,
		}
	)
		.split( '\0' )
		.filter(
			( file ) =>
				file !== '' &&
				statSync( path.join( root, file ), {
					throwIfNoEntry: false,
				} )?.isFile()
		);
}

/**
 * @param {boolean}  good
 * @param {string}   output
 * @param {string[]} notices
 * @return {Outcome} Passed or failed.
 */
export const outcome = ( good, output = '', notices = [] ) => ( {
	passed: good ? 1 : 0,
	failed: good ? 0 : 1,
	skipped: 0,
	notices,
	output: good ? '' : output,
} );

/**
 * @param {string[]} problems One line each.
 * @param {string[]} notices
 * @return {Outcome} Passed when there are none.
 */
export const outcomeOf = ( problems, notices = [] ) =>
	outcome( problems.length === 0, problems.join( '\n' ), notices );

/**
 * @param {RegExp}                                                pattern Of the paths of files.
 * @param {( source: string ) => { line: number, why: string }[]} find
 * @return {Outcome} Passed when nothing is found in these files.
 */
export const outcomeOfFiles = ( pattern, find ) =>
	outcomeOf(
		treeFiles()
			.filter( ( file ) => pattern.test( file ) )
			.flatMap( ( file ) =>
				find( readFileSync( path.join( root, file ), 'utf8' ) ).map(
					( { line, why } ) => `${ file }:${ line }: ${ why }`
				)
			)
	);

/**
 * Reports a check that could not run. In CI that is a failure, unless its means cannot be reached from there.
 *
 * @param {string}  why
 * @param {boolean} failed
 * @return {Outcome} Skipped or failed, and loud either way.
 */
export const outcomeMissing = ( why, failed ) => ( {
	passed: 0,
	failed: failed ? 1 : 0,
	skipped: failed ? 0 : 1,
	notices: [ why ],
	output: failed ? why : '',
} );
