/** Whoever asks a server for one of our PHP files by its address gets an empty answer, and no path of the server. */
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pack } from '../zip/plugin.mjs';
import {
	outcomeMissing,
	outcomeOf,
	root,
	run as start,
	treeFiles,
} from './lib/run.mjs';

export const name = 'PHP files: each answers nothing when asked directly';

const SHIPPED = /^(plugin|uninstall|(includes|src)\/.*)\.php$/;
const GUARD = /^defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m;
const AT_ONCE = 8;

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

/** Each in a PHP of its own, as a server runs what it is asked for. */
async function answering( folder, files ) {
	const problems = [];
	const ask = async ( file ) => {
		const { code, output } = await start( 'php', [
			'-d',
			'display_errors=1',
			'-d',
			'error_reporting=-1',
			path.join( folder, file ),
		] );
		if ( code !== 0 || output.trim() !== '' ) {
			problems.push( `${ file } answers: ${ output.trim() }` );
		}
	};
	const rest = [ ...files ];
	await Promise.all(
		Array.from( { length: AT_ONCE }, async () => {
			while ( rest.length > 0 ) {
				await ask( rest.pop() );
			}
		} )
	);
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
		const files = [ ...pack().entries ].filter( ( [ file ] ) =>
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
