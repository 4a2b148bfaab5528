/**
 * One WordPress on two servers: two folders with uploads of their own, a primary MariaDB with a late replica, and Redis.
 * LudicrousDB and Redis Object Cache are unpacked from the repositories that the command names.
 */
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureMariaDb, startMariaDb } from '../../../tools/lib/mariadb.mjs';
import { PHP_FILES, ROOT } from '../../../tools/lib/paths.mjs';
import { requirePhp } from '../../../tools/lib/php.mjs';
import { Problem } from '../../../tools/lib/problem.mjs';
import { freePort } from '../../../tools/lib/ports.mjs';
import { startServer } from '../../../tools/lib/processes.mjs';
import { run } from '../../../tools/lib/run.mjs';
import { ensureWordPress } from '../../../tools/lib/wordpress.mjs';

const HERE = path.join( ROOT, 'tests/bench/nodes/php' );
const HOST = 'rueda.test';
const LOCAL = '127.0.0.1';

const textOf = ( file ) =>
	existsSync( file ) ? readFileSync( file, 'utf8' ) : '';

const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

const configuration = ( { primary, replica, redis, mails } ) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'node' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '${ LOCAL }:${ primary }' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'NODES_REPLICA', '${ LOCAL }:${ replica }' );
define( 'NODES_MAILS', '${ mails }' );
define( 'WP_REDIS_PORT', ${ redis } );
define( 'WP_REDIS_CLIENT', 'predis' );
define( 'WP_REDIS_GRACEFUL', true );
define( 'WP_REDIS_TIMEOUT', 1 ); define( 'WP_REDIS_READ_TIMEOUT', 1 );
${ [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ]
	.map(
		( name ) =>
			`define( '${ name }_KEY', 'a key of ${ name }' ); define( '${ name }_SALT', 'a salt of ${ name }' );`
	)
	.join( '\n' ) }
$table_prefix = 'wp_';
define( 'RUEDA_HOLD_MAIL', false );
define( 'WP_HOME', 'http://${ HOST }' );
define( 'WP_SITEURL', WP_HOME );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

/** A primary and a replica, both with nothing but an empty database. */
async function startDatabases( home, stops ) {
	const start = async ( name, id ) => {
		const port = await freePort();
		const folder = path.join( home, name );
		mkdirSync( folder );
		const database = await startMariaDb( folder, [
			'--skip-networking=0',
			`--bind-address=${ LOCAL }`,
			`--port=${ port }`,
			'--skip-name-resolve',
			`--server-id=${ id }`,
			`--log-bin=${ path.join( folder, 'bin' ) }`,
		] );
		stops.push( () => database.server.stop() );
		await database.sql(
			`CREATE USER 'node'@'${ LOCAL }'; GRANT ALL ON *.* TO 'node'@'${ LOCAL }';`
		);
		return { port, sql: database.sql };
	};
	const primary = await start( 'primary', 1 );
	const replica = await start( 'replica', 2 );
	const [ file, position ] = ( await primary.sql( 'SHOW MASTER STATUS' ) )
		.trim()
		.split( '\t' );
	await replica.sql(
		`CHANGE MASTER TO MASTER_HOST='${ LOCAL }', MASTER_PORT=${ primary.port }, MASTER_USER='node',
		MASTER_LOG_FILE='${ file }', MASTER_LOG_POS=${ position }; START SLAVE;`
	);
	return { primary, replica };
}

const startRedis = ( home, port ) =>
	startServer(
		'redis-server',
		[
			'--port',
			port,
			'--bind',
			LOCAL,
			'--save',
			'',
			'--appendonly',
			'no',
		].map( String ),
		{ cwd: home, env: process.env, log: path.join( home, 'redis.log' ) }
	);

async function unpack( repository, target ) {
	mkdirSync( target, { recursive: true } );
	const tar = `${ target }.tar`;
	await run( 'git', [
		'--git-dir',
		repository,
		'archive',
		`--output=${ tar }`,
		'HEAD',
	] );
	await run( 'tar', [ '-xf', tar, '-C', target ] );
	rmSync( tar );
}

/** The drop-ins come after the installation, as an operator adds them. */
async function addDropIns( site, { ludicrousdb, redisCache } ) {
	const content = path.join( site, 'wp-content' );
	const database = path.join( content, 'mu-plugins/ludicrousdb' );
	await unpack( ludicrousdb, database );
	cpSync(
		path.join( database, 'ludicrousdb/drop-ins/db.php' ),
		path.join( content, 'db.php' )
	);
	cpSync(
		path.join( HERE, 'db-config.php' ),
		path.join( site, 'db-config.php' )
	);
	const cache = path.join( content, 'plugins/redis-cache' );
	await unpack( redisCache, cache );
	cpSync(
		path.join( cache, 'includes/object-cache.php' ),
		path.join( content, 'object-cache.php' )
	);
}

/** Calls one node as a browser without a memory: no cookie, and redirects are not followed. */
const caller =
	( port ) =>
	( address, { form, json, body: raw, method, headers = {} } = {} ) =>
		new Promise( ( resolve, reject ) => {
			const body = form
				? new URLSearchParams( form ).toString()
				: ( raw ?? ( json && JSON.stringify( json ) ) );
			const request = http.request(
				{
					host: LOCAL,
					port,
					path: address
						.replace( /^http:\/\/[^/]+/, '' )
						.replace( /#.*/, '' ),
					method: method ?? ( body ? 'POST' : 'GET' ),
					headers: {
						Host: HOST,
						'User-Agent': 'Mozilla/5.0',
						'Accept-Language': 'en',
						Referer: `http://${ HOST }/`,
						...( body && {
							'Content-Type': form
								? 'application/x-www-form-urlencoded'
								: 'application/json',
							'Content-Length': Buffer.byteLength( body ),
						} ),
						...headers,
					},
				},
				( answer ) => {
					const parts = [];
					answer.on( 'data', ( part ) => parts.push( part ) );
					answer.on( 'end', () =>
						resolve( {
							status: answer.statusCode,
							headers: answer.headers,
							text: Buffer.concat( parts ).toString(),
						} )
					);
				}
			);
			request.on( 'error', reject );
			request.end( body || undefined );
		} );

/** A web server with several processes for one node. */
async function startNode( name, { home, php, stops } ) {
	const port = await freePort();
	const site = path.join( home, name );
	const log = path.join( home, `${ name }.log` );
	const server = startServer(
		php.bin,
		[
			...[
				'opcache.enable=1',
				'memory_limit=256M',
				'display_errors=0',
			].flatMap( ( setting ) => [ '-d', setting ] ),
			'-d',
			`error_log=${ path.join( home, 'php.log' ) }`,
			'-S',
			`${ LOCAL }:${ port }`,
			'-t',
			site,
			path.join( PHP_FILES, 'router.php' ),
		],
		{
			cwd: site,
			env: { ...process.env, PHP_CLI_SERVER_WORKERS: '3' },
			log,
		}
	);
	stops.push( () => server.stop() );
	const ask = caller( port );
	for ( let tries = 1; ; tries++ ) {
		const answer = await ask( '/' ).catch( () => null );
		if ( answer?.status === 200 ) {
			return ask;
		}
		if ( tries === 40 ) {
			throw new Problem(
				`The node ${ name } answers ${ answer?.status ?? 'nothing' }.`,
				( answer?.text ?? '' ).replace( /<[^>]+>/g, '' ).slice( -800 )
			);
		}
		await pause( 250 );
	}
}

function layOut( site, tree, settings ) {
	cpSync( tree.dir, site, { recursive: true } );
	for ( const folder of [ 'mu-plugins', 'uploads' ] ) {
		mkdirSync( path.join( site, 'wp-content', folder ), {
			recursive: true,
		} );
	}
	cpSync(
		path.join( HERE, 'mu.php' ),
		path.join( site, 'wp-content/mu-plugins/nodes.php' )
	);
	symlinkSync( ROOT, path.join( site, 'wp-content/plugins/rueda' ) );
	writeFileSync(
		path.join( site, 'wp-config.php' ),
		configuration( settings )
	);
}

/** Installs WordPress through node A, before the drop-ins are there, and makes what the promises need. */
async function install( php, site ) {
	const inPhp = ( script, ...args ) =>
		run(
			php.bin,
			[ '-d', 'display_errors=stderr', script, site, ...args ],
			{
				env: { ...process.env, RUEDA_BENCH_HOST: HOST },
			}
		);
	await inPhp( path.join( PHP_FILES, 'install.php' ), `http://${ HOST }:80` );
	await inPhp( path.join( PHP_FILES, 'activate.php' ), 'rueda/plugin.php' );
	const filled = await inPhp(
		path.join( ROOT, 'tests/bench/php/run.php' ),
		path.join( HERE, 'fill.php' )
	);
	return JSON.parse( filled.trim().split( '\n' ).at( -1 ) );
}

/** How late the replica is. */
const lateness = ( { primary, replica } ) => ( {
	delay: ( seconds ) =>
		replica.sql(
			`STOP SLAVE; CHANGE MASTER TO MASTER_DELAY=${ seconds }; START SLAVE;`
		),
	/** Resolves when the replica has all that was written so far. */
	async catchUp() {
		const status = await primary.sql( 'SHOW MASTER STATUS' );
		const [ file, position ] = status.trim().split( '\t' );
		await replica.sql(
			`SELECT MASTER_POS_WAIT( '${ file }', ${ position }, 60 )`
		);
	},
} );

/** Redis, and a function that gives the nodes Redis, kills it as a server that loses its power, or takes its drop-in away. */
function objectCache( home, { port, sites, stops } ) {
	let redis = startRedis( home, port );
	let isUp = true;
	stops.push( () => redis.stop() );
	return async ( state ) => {
		for ( const site of sites ) {
			const file = path.join( site, 'wp-content/object-cache.php' );
			const [ from, to ] =
				state === 'none'
					? [ file, `${ file }.off` ]
					: [ `${ file }.off`, file ];
			if ( existsSync( from ) ) {
				renameSync( from, to );
			}
		}
		if ( state !== 'killed' ) {
			await redis.stop();
			redis = startRedis( home, port );
			isUp = true;
		} else if ( isUp ) {
			process.kill( redis.pid, 'SIGKILL' );
			isUp = false;
		}
		await pause( 1000 );
	};
}

async function startIn( home, { php, tree, stops, sources } ) {
	const databases = await startDatabases( home, stops );
	const mails = path.join( home, 'mails.jsonl' );
	writeFileSync( mails, '' );
	const port = await freePort();
	const sites = [ 'a', 'b' ].map( ( name ) => path.join( home, name ) );
	for ( const site of sites ) {
		layOut( site, tree, {
			primary: databases.primary.port,
			replica: databases.replica.port,
			redis: port,
			mails,
		} );
	}
	const filled = await install( php, sites[ 0 ] );
	for ( const site of sites ) {
		await addDropIns( site, sources );
	}
	return {
		...filled,
		...lateness( databases ),
		cache: objectCache( home, { port, sites, stops } ),
		a: await startNode( 'a', { home, php, stops } ),
		b: await startNode( 'b', { home, php, stops } ),
		mails: () =>
			readFileSync( mails, 'utf8' )
				.trim()
				.split( '\n' )
				.filter( Boolean ),
		problems: () => textOf( path.join( home, 'php.log' ) ),
	};
}

/**
 * @param {string}                                                            wp      WordPress's version.
 * @param {{ ludicrousdb: string, redisCache: string }}                       sources Bare repositories.
 * @param {ReturnType< typeof import('../../../tools/lib/say.mjs').speaker >} say
 */
export async function startNodes( wp, sources, say ) {
	const php = await requirePhp( say );
	await ensureMariaDb( php, say );
	const tree = await ensureWordPress( wp, say );
	const home = mkdtempSync( path.join( tmpdir(), 'rueda-nodes-' ) );
	chmodSync( home, 0o700 );
	const stops = [ () => rmSync( home, { recursive: true, force: true } ) ];
	const stop = async () => {
		for ( const end of stops.splice( 0 ).reverse() ) {
			await end();
		}
	};
	try {
		return {
			...( await startIn( home, { php, tree, stops, sources } ) ),
			stop,
		};
	} catch ( error ) {
		const log = path.join( home, 'php.log' );
		error.output = existsSync( log )
			? readFileSync( log, 'utf8' )
			: error.output;
		await stop();
		throw error;
	}
}
