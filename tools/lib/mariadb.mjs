import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { install } from '../test/debian.mjs';
import { Problem } from './problem.mjs';
import { startServer } from './processes.mjs';
import { answers, isRoot, run } from './run.mjs';

/** For users who are not root, the folder of servers may not be in the path. */
const SERVERS = [ 'mariadbd', '/usr/sbin/mariadbd' ];

async function findServer() {
	for ( const program of SERVERS ) {
		if ( await answers( program ) ) {
			return program;
		}
	}
	return null;
}

/** WordPress's user, which unlike root cannot write while the server is read-only. */
const USER = 'wordpress';

/** Only the programs, because Debian's server package would start a server. */
async function missingPackages( php ) {
	const extensions = await run( php.bin, [ '-m' ] );
	const hasBoth = [ 'mysqli', 'pdo_mysql' ].every( ( name ) =>
		extensions.includes( name )
	);
	return [
		( await findServer() ) ? '' : 'mariadb-server-core',
		( await answers( 'mariadb' ) ) ? '' : 'mariadb-client-core',
		hasBoth ? '' : `php${ php.version }-mysql`,
	].filter( Boolean );
}

/**
 * MariaDB's programs and PHP's extension for it. On Debian, they are installed for root.
 *
 * @param {{ bin: string, version: string }}                 php
 * @param {ReturnType< typeof import('./say.mjs').speaker >} say
 */
export async function ensureMariaDb( php, say ) {
	const missing = await missingPackages( php );
	if ( missing.length > 0 && isRoot() ) {
		await install( missing, say );
	}
	const left = await missingPackages( php );
	if ( left.length > 0 ) {
		throw new Problem(
			`MariaDB and what PHP needs for it are not all here: ${ left.join( ', ' ) }.`,
			'Install these packages, then run the same command again.'
		);
	}
}

/** Resolves when the server answers. */
async function untilItAnswers( server, client, log ) {
	for (
		let tries = 0;
		! ( await answers( 'mariadb', [ ...client, '-e', 'SELECT 1' ] ) );
		tries++
	) {
		if ( server.hasEnded() || tries > 300 ) {
			throw new Problem(
				'MariaDB did not start.',
				readFileSync( log, 'utf8' ).slice( -2000 )
			);
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	}
}

/**
 * Starts a MariaDB with its own folder and socket and without network. It touches no service of the machine.
 *
 * @param {string}   home     An empty folder that nobody else may read.
 * @param {string[]} settings Besides those that it always has.
 */
export async function startMariaDb( home, settings = [] ) {
	const data = path.join( home, 'db' );
	const socket = path.join( home, 'db.sock' );
	const log = path.join( home, 'db.log' );
	const user = isRoot() ? [ '--user=root' ] : [];
	// A server deletes all temporary tables that it finds when it starts, also those of another server.
	const temporary = path.join( home, 'db-tmp' );
	mkdirSync( temporary, { recursive: true } );
	const folders = [ `--datadir=${ data }`, `--tmpdir=${ temporary }` ];
	await run( 'mariadb-install-db', [
		'--no-defaults',
		...user,
		...folders,
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
	] );
	const server = startServer(
		( await findServer() ) ?? SERVERS[ 0 ],
		[
			'--no-defaults',
			...user,
			...folders,
			`--socket=${ socket }`,
			`--pid-file=${ path.join( home, 'db.pid' ) }`,
			'--skip-networking',
			'--skip-log-bin',
			'--character-set-server=utf8mb4',
			...settings,
		],
		{ cwd: home, env: process.env, log }
	);
	const client = [ '--no-defaults', '-uroot', `--socket=${ socket }` ];
	await untilItAnswers( server, client, log );
	await run( 'mariadb', [
		...client,
		'-e',
		`CREATE DATABASE wordpress CHARACTER SET utf8mb4;
		CREATE USER '${ USER }'@'localhost';
		GRANT ALL ON \`wordpress%\`.* TO '${ USER }'@'localhost';`,
	] );
	return {
		server,
		socket,
		user: USER,
		sql: ( statements ) =>
			run( 'mariadb', [ ...client, '-N', '-B', 'wordpress' ], {
				input: statements,
			} ),
	};
}
