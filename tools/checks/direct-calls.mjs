/** Our PHP files answer with nothing, not even a path, if they are requested directly. */
import { spawn } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contents } from '../zip/plugin.mjs';
import {
	outcomeMissing,
	outcomeOf,
	root,
	run as start,
	treeFiles,
} from './lib/run.mjs';

export const name = 'PHP files: each answers nothing when asked directly';

const SHIPPED = /^(plugin|uninstall|(includes|src|qa\/plugin)\/.*)\.php$/;
const GUARD = /^\t?defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m;

const unguarded = () =>
	treeFiles()
		.filter( ( file ) => SHIPPED.test( file ) )
		.filter(
			( file ) =>
				! GUARD.test( readFileSync( path.join( root, file ), 'utf8' ) )
		)
		.map(
			( file ) => `${ file }: lacks \`defined( 'ABSPATH' ) || exit;\``
		);

/**
 * Starts PHP's own web server, which runs each requested file by itself.
 *
 * @param {string} folder
 * @return {Promise< { address: string, stop: () => void } >} Once it listens.
 */
const serve = ( folder ) =>
	new Promise( ( resolve, reject ) => {
		const server = spawn(
			'php',
			[
				...[ '-d', 'display_errors=1', '-d', 'error_reporting=-1' ],
				...[ '-t', folder, '-S', '127.0.0.1:0' ],
			],
			{ stdio: [ 'ignore', 'ignore', 'pipe' ] }
		);
		let said = '';
		server.on( 'error', reject );
		server.on( 'exit', () => reject( new Error( said ) ) );
		server.stderr.on( 'data', ( chunk ) => {
			said += chunk;
			const [ address ] = /http:[^)]+(?=\) started)/.exec( said ) ?? [];
			if ( address ) {
				resolve( { address, stop: () => server.kill() } );
			}
		} );
	} );

/** Requests each file from a server, and returns the files with an answer. */
async function answering( folder, files ) {
	const { address, stop } = await serve( folder );
	const problems = [];
	try {
		for ( const file of files ) {
			const answer = await fetch( `${ address }/${ file }`, {
				redirect: 'manual',
			} );
			const text = ( await answer.text() ).trim();
			if ( answer.status !== 200 || text !== '' ) {
				problems.push(
					`${ file } answers: ${ answer.status } ${ text }`
				);
			}
		}
	} finally {
		stop();
	}
	return problems.sort();
}

export async function run( { ci } ) {
	const problems = unguarded();
	if ( ( await start( 'php', [ '--version' ] ) ).code !== 0 ) {
		return problems.length > 0
			? outcomeOf( problems )
			: outcomeMissing(
					'PHP FILES NOT ASKED. There is no PHP on this machine.',
					ci
				);
	}
	const folder = mkdtempSync( path.join( os.tmpdir(), 'rueda-direct-' ) );
	try {
		const files = [ ...contents().entries ].filter( ( [ file ] ) =>
			file.endsWith( '.php' )
		);
		for ( const [ file, content ] of files ) {
			mkdirSync( path.dirname( path.join( folder, file ) ), {
				recursive: true,
			} );
			writeFileSync( path.join( folder, file ), content );
		}
		problems.push(
			...( await answering(
				folder,
				files.map( ( [ file ] ) => file )
			) )
		);
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
	return outcomeOf( problems );
}
