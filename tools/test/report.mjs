import fs from 'node:fs';

import { ROOT } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

/**
 * Runs a command whose failure is a result and not an error.
 *
 * @param {string}   command
 * @param {string[]} args
 * @param {Object}   [env]   On top of what is there.
 * @return {Promise< { ok: boolean, output: string } >} How it ended and what it said.
 */
export async function tryRun( command, args, env = {} ) {
	try {
		return {
			ok: true,
			output: await run( command, args, {
				cwd: ROOT,
				env: { ...process.env, ...env },
			} ),
		};
	} catch ( error ) {
		return { ok: false, output: error.output || error.message };
	}
}

/**
 * @param {string} file
 * @return {any} What it holds, or null when it is not there or cut short.
 */
export function readJson( file ) {
	try {
		return JSON.parse( fs.readFileSync( file, 'utf8' ) );
	} catch {
		return null;
	}
}

const FAILED_CASE =
	/<testcase name="([^"]*)" class="([^"]*)"[^>]*[^/]>\s*<(?:failure|error|warning)\b/g;

/**
 * The figures of a JUnit report, from the outermost suite, which includes all others.
 *
 * @param {string} file
 * @return {{ tests: number, failed: number, skipped: number, names: string[] } | null} `names` of what failed. Null when there is no report.
 */
export function readJunit( file ) {
	const text = fs.existsSync( file ) ? fs.readFileSync( file, 'utf8' ) : '';
	const suite = /<testsuite [^>]*>/.exec( text )?.[ 0 ];
	if ( ! suite ) {
		return null;
	}
	const figure = ( name ) =>
		Number(
			new RegExp( `\\b${ name }="(\\d+)"` ).exec( suite )?.[ 1 ] ?? 0
		);
	return {
		tests: figure( 'tests' ),
		failed:
			figure( 'errors' ) + figure( 'failures' ) + figure( 'warnings' ),
		skipped: figure( 'skipped' ),
		names: [ ...text.matchAll( FAILED_CASE ) ].map(
			( [ , name, className ] ) => `${ className }::${ name }`
		),
	};
}
