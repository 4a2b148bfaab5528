import fs from 'node:fs';
import path from 'node:path';

import { configure, installTools } from '../lib/home.mjs';
import { ensureMariaDb, startMariaDb } from '../lib/mariadb.mjs';
import { PHP_FILES } from '../lib/paths.mjs';
import { requirePhp } from '../lib/php.mjs';
import { run } from '../lib/run.mjs';
import { ensureWordPress } from '../lib/wordpress.mjs';

/** What is gone in a minute need not survive a power cut. */
const IN_A_HURRY = [
	'--innodb-flush-log-at-trx-commit=0',
	'--innodb-flush-method=nosync',
	'--skip-innodb-doublewrite',
];

const USER = 'wordpress';

/**
 * What it needs, or a Problem.
 *
 * @param {string}                                                wp
 * @param {ReturnType< typeof import('../lib/say.mjs').speaker >} say
 */
export async function obtainForMariaDb( wp, say ) {
	const php = await requirePhp( say );
	await ensureMariaDb( php, say );
	return { php, tree: await ensureWordPress( wp, say ) };
}

/**
 * A WordPress on MariaDB for the PHP tests: nobody visits it, so it has no web server.
 *
 * @param {Awaited< ReturnType< typeof obtainForMariaDb > >} means
 * @param {{ home: string, plugin: string }}                 where `home`: an empty folder for all of it.
 */
export async function startMariaDbSite( { php, tree }, { home, plugin } ) {
	fs.chmodSync( home, 0o700 );
	const { server, socket, sql } = await startMariaDb( home, IN_A_HURRY );
	try {
		// Nobody who may write although the server says that it is read-only.
		await sql(
			`CREATE USER '${ USER }'@'localhost';
			GRANT ALL ON \`wordpress%\`.* TO '${ USER }'@'localhost';`
		);
		const dir = path.join( home, 'wp' );
		fs.cpSync( tree.dir, dir, { recursive: true } );
		fs.symlinkSync(
			plugin,
			path.join( dir, 'wp-content', 'plugins', 'rueda' )
		);
		configure( dir, {
			WP_DEBUG_LOG: path.join( home, 'debug.log' ),
			DB_USER: USER,
			DB_HOST: `localhost:${ socket }`,
		} );
		installTools( path.join( dir, 'wp-content', 'mu-plugins' ), {
			RUEDA_MAILS: path.join( home, 'mails' ),
			RUEDA_TEST: true,
			RUEDA_OFFLINE: true,
			RUEDA_SECRET: 'nobody-visits',
		} );
		const inPhp = ( script, ...args ) =>
			run( php.bin, [ path.join( PHP_FILES, script ), dir, ...args ] );
		await inPhp( 'install.php', 'http://127.0.0.1:80' );
		await inPhp( 'activate.php', 'rueda/plugin.php' );
		return { dir, stop: () => server.stop() };
	} catch ( error ) {
		await server.stop();
		throw error;
	}
}
