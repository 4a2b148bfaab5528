/**
 * A WordPress for measuring: MariaDB with its own folder and socket, and PHP's own web server with opcache.
 * It touches no service of the machine, and is deleted afterwards.
 */
import {
	chmodSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureMariaDb, startMariaDb } from '../../tools/lib/mariadb.mjs';
import { PHP_FILES, ROOT } from '../../tools/lib/paths.mjs';
import { requirePhp } from '../../tools/lib/php.mjs';
import { freePort } from '../../tools/lib/ports.mjs';
import { startServer } from '../../tools/lib/processes.mjs';
import { run } from '../../tools/lib/run.mjs';
import { waitUntilServed } from '../../tools/lib/wait.mjs';
import { ensureWordPress } from '../../tools/lib/wordpress.mjs';
import { startWebServer } from './web-server.mjs';

const BENCH_PHP = path.join( ROOT, 'tests/bench/php' );

const SETTINGS = [
	'opcache.enable=1',
	'opcache.enable_cli=1',
	'opcache.jit=off',
	'opcache.memory_consumption=192',
	'opcache.validate_timestamps=0',
	'memory_limit=256M',
	'display_errors=0',
	'log_errors=1',
].flatMap( ( setting ) => [ '-d', setting ] );

/** The server's processor time in microseconds, for all its threads. */
function timeOf( pid ) {
	const folder = `/proc/${ pid }/task`;
	return readdirSync( folder ).reduce( ( sum, thread ) => {
		try {
			const text = readFileSync(
				`${ folder }/${ thread }/schedstat`,
				'utf8'
			);
			return sum + Number( text.split( ' ' )[ 0 ] ) / 1000;
		} catch {
			return sum;
		}
	}, 0 );
}

const configuration = ( socket ) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${ socket }' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
$table_prefix = 'wp_';
define( 'RUEDA_HOLD_MAIL', false );
define( 'WP_HOME', 'http://' . ( $_SERVER['HTTP_HOST'] ?? 'localhost' ) );
define( 'WP_SITEURL', WP_HOME );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

/** A copy of WordPress with Rueda, a peer and a log of each request's cost, not yet installed. */
function layOut( site, tree, socket, peer ) {
	cpSync( tree.dir, site, { recursive: true } );
	mkdirSync( path.join( site, 'wp-content/mu-plugins' ), {
		recursive: true,
	} );
	cpSync(
		path.join( BENCH_PHP, 'mu.php' ),
		path.join( site, 'wp-content/mu-plugins/bench.php' )
	);
	symlinkSync( ROOT, path.join( site, 'wp-content/plugins/rueda' ) );
	if ( peer ) {
		cpSync( peer, path.join( site, 'wp-content/plugins/contact-form-7' ), {
			recursive: true,
		} );
	}
	writeFileSync(
		path.join( site, 'wp-config.php' ),
		configuration( socket )
	);
}

/** PHP's own web server in one process, which logs each request in `log`. */
const serve = ( php, { home, site, host, log } ) =>
	startServer(
		php.bin,
		[
			...SETTINGS,
			'-d',
			`auto_prepend_file=${ path.join( BENCH_PHP, 'prepend.php' ) }`,
			'-d',
			`error_log=${ path.join( home, 'php.log' ) }`,
			'-S',
			host,
			'-t',
			site,
			path.join( PHP_FILES, 'router.php' ),
		],
		{
			cwd: site,
			env: { ...process.env, RUEDA_BENCH_LOG: log },
			log: path.join( home, 'server.log' ),
		}
	);

/** Runs PHP scripts on the command line for one site. */
const scripts = ( php, site, host ) => ( script, args, env ) =>
	run( php.bin, [ '-d', 'display_errors=stderr', script, site, ...args ], {
		env: { ...process.env, RUEDA_BENCH_HOST: host, ...env },
	} );

/** The lines of PHP's log since the last call. */
function takeLines( log ) {
	const lines = readFileSync( log, 'utf8' ).trim().split( '\n' );
	writeFileSync( log, '' );
	return lines.filter( Boolean ).map( ( line ) => JSON.parse( line ) );
}

/** A database and a web server with WordPress. Each adds a function to `stops` that ends it. */
async function startIn( home, { php, tree, stops, peer } ) {
	const database = await startMariaDb( home, [
		'--innodb-buffer-pool-size=512M',
	] );
	stops.push( () => database.server.stop() );

	const site = path.join( home, 'wp' );
	layOut( site, tree, database.socket, peer );
	const host = `127.0.0.1:${ await freePort() }`;
	const url = `http://${ host }`;
	const inPhp = scripts( php, site, host );
	await inPhp( path.join( PHP_FILES, 'install.php' ), [ url ] );
	await inPhp( path.join( PHP_FILES, 'activate.php' ), [
		'rueda/plugin.php',
	] );

	const log = path.join( home, 'requests.jsonl' );
	const server = serve( php, { home, site, host, log } );
	stops.push( () => server.stop() );
	await waitUntilServed( url, server, path.join( home, 'server.log' ) );
	return {
		url,
		wp: tree.version,
		php: php.version,
		sql: database.sql,
		hasPeer: Boolean( peer ),
		/** The address of the same site behind nginx and PHP-FPM, or null where they are not installed. */
		startWebServer: () =>
			startWebServer( { php, home, site, settings: SETTINGS, stops } ),
		/** The return value of a PHP script that runs inside WordPress, with this plugin. */
		inWordPress: async ( script, plugin = 'rueda' ) =>
			JSON.parse(
				(
					await inPhp(
						path.join( BENCH_PHP, 'run.php' ),
						[ script ],
						{
							HTTP_X_BENCH_PLUGIN: plugin,
						}
					)
				)
					.trim()
					.split( '\n' )
					.at( -1 )
			),
		databaseTime: () => timeOf( database.server.pid ),
		/** PHP's log of the requests since the last call. */
		taken: () => takeLines( log ),
	};
}

/**
 * @param {string}                                                         wp     WordPress's version.
 * @param {ReturnType< typeof import('../../tools/lib/say.mjs').speaker >} say
 * @param {string}                                                         [peer] The folder of Contact Form 7.
 */
export async function startStack( wp, say, peer ) {
	const php = await requirePhp( say );
	await ensureMariaDb( php, say );
	const tree = await ensureWordPress( wp, say );
	const home = mkdtempSync( path.join( tmpdir(), 'rueda-bench-' ) );
	chmodSync( home, 0o700 );
	const stops = [ () => rmSync( home, { recursive: true, force: true } ) ];
	const stop = async () => {
		for ( const end of stops.splice( 0 ).reverse() ) {
			await end();
		}
	};
	try {
		return {
			...( await startIn( home, { php, tree, stops, peer } ) ),
			stop,
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}
