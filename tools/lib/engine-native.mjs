import fs from 'node:fs';
import path from 'node:path';

import { configure, installTools, openHome } from './home.mjs';
import { addLanguages } from './language.mjs';
import { startMariaDb } from './mariadb.mjs';
import { PHP_FILES } from './paths.mjs';
import { requirePhp } from './php.mjs';
import { claim, freePort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { forget, record, startServer } from './processes.mjs';
import { run } from './run.mjs';
import { waitUntilServed } from './wait.mjs';
import { ensureSqlite, ensureWordPress } from './wordpress.mjs';

const SETTINGS = [
	'opcache.enable=1',
	'opcache.enable_cli=1',
	// The next request sees changes in PHP files.
	'opcache.revalidate_freq=0',
	'opcache.jit=off',
	'memory_limit=256M',
	'upload_max_filesize=64M',
	'post_max_size=64M',
	'display_errors=0',
	'log_errors=1',
	'sendmail_path=false',
].flatMap( ( setting ) => [ '-d', setting ] );

/** A test database need not survive a power failure. */
const IN_A_HURRY = [
	'--innodb-flush-log-at-trx-commit=0',
	'--innodb-flush-method=nosync',
	'--skip-innodb-doublewrite',
];

/** Copies WordPress, SQLite's plugin if it is the database, and Rueda, without installing them yet. */
function layOut( dir, { tree, sqlite, plugin } ) {
	fs.cpSync( tree, dir, { recursive: true } );
	if ( sqlite ) {
		const muPlugins = path.join( dir, 'wp-content', 'mu-plugins' );
		fs.cpSync( sqlite, path.join( muPlugins, path.basename( sqlite ) ), {
			recursive: true,
		} );
		fs.copyFileSync(
			path.join( PHP_FILES, 'db.php' ),
			path.join( dir, 'wp-content', 'db.php' )
		);
	}
	if ( plugin ) {
		fs.symlinkSync(
			plugin,
			path.join( dir, 'wp-content', 'plugins', 'rueda' )
		);
	}
}

/** Runs one of our PHP scripts. Its last line tells that it finished, because WordPress may exit with status 0. */
async function inWordPress( php, script, site, args = [] ) {
	try {
		const output = await run( php.bin, [
			...SETTINGS,
			path.join( PHP_FILES, script ),
			site.dir,
			...args,
		] );
		if ( ! /^(installed|activated)$/m.test( output ) ) {
			throw Object.assign( new Error( 'WordPress ended early' ), {
				output,
			} );
		}
	} catch ( error ) {
		throw new Problem(
			`Setting up WordPress failed in ${ script }.`,
			'The lines above are what PHP said; mend that and run the same command again.',
			error
		);
	}
}

/** WordPress, copied and installed, in a new folder. */
async function setUp( site, url, { php, tree, sqlite, database, wish } ) {
	const { lang, plugin, prefix, say } = wish;
	layOut( site.dir, { tree: tree.dir, sqlite, plugin } );
	configure( site.dir, {
		WP_DEBUG_LOG: site.log,
		...( database
			? {
					DB_USER: database.user,
					DB_HOST: `localhost:${ database.socket }`,
				}
			: {} ),
		...( lang ? { WPLANG: lang } : {} ),
		...( prefix ? { RUEDA_TABLE_PREFIX: prefix } : {} ),
	} );
	await addLanguages( path.join( site.dir, 'wp-content', 'languages' ), {
		version: tree.version,
		lang,
		say,
	} );
	await inWordPress( php, 'install.php', site, [ url ] );
}

/** PHP's own web server for the site. */
const serve = ( php, site, port ) =>
	startServer(
		php.bin,
		[
			...SETTINGS,
			'-d',
			`error_log=${ site.log }`,
			'-S',
			`127.0.0.1:${ port }`,
			'-t',
			site.dir,
			path.join( PHP_FILES, 'router.php' ),
		],
		{
			cwd: site.dir,
			env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
			log: site.serverLog,
		}
	);

/** The folder of a site with the paths of all its parts. */
async function openSite(
	tree,
	{ home: name, port, lang, reset, plugin, prefix, mariadb, say }
) {
	const home = await openHome(
		name ?? `native-${ tree.version }${ port ? `-${ port }` : '' }`,
		{ engine: 'native', version: tree.version, lang, plugin, prefix },
		{ reset: reset || Boolean( mariadb ), say }
	);
	return {
		home,
		site: {
			dir: path.join( home.dir, 'wp' ),
			log: path.join( home.dir, 'debug.log' ),
			mails: path.join( home.dir, 'mails' ),
			serverLog: path.join( home.dir, 'server.log' ),
		},
	};
}

/** The site's WordPress with its web server, installed if the folder is new. */
async function open( home, site, { php, tree, sqlite, database, wish } ) {
	// This comes after opening the folder, which ends processes of an earlier run on this port.
	const port = wish.port ? await claim( wish.port ) : await freePort();
	const url = `http://127.0.0.1:${ port }`;
	if ( home.isNew ) {
		await wish.say.step( `Setting up WordPress ${ tree.version }`, () =>
			setUp( site, url, { php, tree, sqlite, database, wish } )
		);
	}
	installTools( path.join( site.dir, 'wp-content', 'mu-plugins' ), {
		RUEDA_MAILS: site.mails,
		...wish.tools,
	} );
	fs.writeFileSync( site.log, '' );
	if ( home.isNew && wish.plugin ) {
		await inWordPress( php, 'activate.php', site, [ 'rueda/plugin.php' ] );
	}
	home.finished();

	const server = serve( php, site, port );
	record( home.dir, url, [
		server.pid,
		...( database ? [ database.server.pid ] : [] ),
	] );
	try {
		await waitUntilServed( url, server, site.serverLog );
	} catch ( error ) {
		await server.stop();
		throw error;
	}
	return { url, server };
}

/**
 * WordPress with the machine's own PHP and PHP's own web server, several times as fast as PHP in WebAssembly. Its data
 * is in an SQLite file, or in a separate MariaDB server that is created again each time.
 *
 * @param {import('./site.mjs').Wish & { say: ReturnType< typeof import('./say.mjs').speaker > }} wish
 * @return {Promise< import('./site.mjs').Site >} The running site.
 */
export async function startNative( wish ) {
	const php = await requirePhp( wish.say, wish.php );
	const tree = await ensureWordPress( wish.wp, wish.say );
	const sqlite = wish.mariadb ? null : await ensureSqlite( wish.say );
	const { home, site } = await openSite( tree, wish );
	const database = wish.mariadb
		? await startMariaDb( home.dir, IN_A_HURRY )
		: null;
	const stopDatabase = async () => {
		await database?.server.stop();
		forget( home.dir );
	};
	try {
		const { url, server } = await open( home, site, {
			php,
			tree,
			sqlite,
			database,
			wish,
		} );
		return {
			url,
			version: tree.version,
			php: php.version,
			engine: 'native',
			...site,
			end: server.end,
			stop: async () => {
				await server.stop();
				await stopDatabase();
			},
		};
	} catch ( error ) {
		await stopDatabase();
		throw error;
	}
}
