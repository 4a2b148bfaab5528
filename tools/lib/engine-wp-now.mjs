import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { startCookieProxy } from './cookie-proxy.mjs';
import { ask } from './endpoint.mjs';
import { configure, installTools, openHome } from './home.mjs';
import { addLanguages } from './language.mjs';
import { PHP_FILES } from './paths.mjs';
import { claim, freePort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { forget, record, startServer } from './processes.mjs';
import { waitUntilServed } from './wait.mjs';
import { ensureSqlite, ensureWordPress } from './wordpress.mjs';

const PHP_VERSIONS = [ '8.0', '8.1', '8.2', '8.3' ];
export const NEWEST_PHP = PHP_VERSIONS[ PHP_VERSIONS.length - 1 ];

/**
 * Throws for a PHP version that wp-now does not have.
 *
 * @param {string} php As in "8.3".
 */
export function checkPhp( php ) {
	if ( ! PHP_VERSIONS.includes( php ) ) {
		throw new Problem(
			`wp-now has no PHP ${ php } that Rueda runs on.`,
			`Choose one of ${ PHP_VERSIONS.join( ', ' ) }.`
		);
	}
}

// The path of WordPress in wp-now's own file system.
const INSIDE = '/var/www/html/wp-content';

/** Runs cli.js directly, because the package's command starts a child process that would stay. */
const cli = () =>
	path.join(
		path.dirname(
			createRequire( import.meta.url ).resolve(
				'@wp-now/wp-now/package.json'
			)
		),
		'cli.js'
	);

/**
 * Creates a home folder with all files that wp-now would download.
 *
 * @param {string}                                                                                                                                          wpNow Its hidden folder.
 * @param {{ tree: { version: string, dir: string }, sqlite: string, lang: string, prefix: string, say: ReturnType< typeof import('./say.mjs').speaker > }} parts
 */
async function layOut( wpNow, { tree, sqlite, lang, prefix, say } ) {
	const wordpress = path.join( wpNow, 'wordpress-versions', tree.version );
	fs.cpSync( tree.dir, wordpress, { recursive: true } );
	await addLanguages( path.join( wordpress, 'wp-content', 'languages' ), {
		version: tree.version,
		lang,
		say,
	} );
	configure( wordpress, {
		WP_DEBUG_LOG: `${ INSIDE }/rueda.log`,
		...( lang ? { WPLANG: lang } : {} ),
		...( prefix ? { RUEDA_TABLE_PREFIX: prefix } : {} ),
	} );
	const plugin = path.join( wpNow, 'mu-plugins', path.basename( sqlite ) );
	fs.cpSync( sqlite, plugin, { recursive: true } );
	// wp-now uses this file as the site's db.php.
	fs.copyFileSync(
		path.join( PHP_FILES, 'db.php' ),
		path.join( plugin, 'db.copy' )
	);
}

/** Where wp-now keeps the wp-content of a project: named by the project's path, or `playground` without a plugin. */
function contentOf( wpNow, project, plugin ) {
	const hash = crypto.createHash( 'sha1' ).update( project ).digest( 'hex' );
	return path.join(
		wpNow,
		'wp-content',
		plugin ? `${ path.basename( project ) }-${ hash }` : 'playground'
	);
}

/** A file that tells WordPress the address that visitors see, which is the proxy's. */
function writeBlueprint( home, url ) {
	const blueprint = path.join( home.dir, 'blueprint.json' );
	fs.writeFileSync(
		blueprint,
		JSON.stringify( {
			steps: [
				{
					step: 'defineWpConfigConsts',
					consts: { WP_HOME: url, WP_SITEURL: url },
					method: 'define-before-run',
				},
			],
		} )
	);
	return blueprint;
}

/** Starts wp-now with its home inside the site's folder. */
const serve = ( home, { project, version, php, port, blueprint, log } ) =>
	startServer(
		process.execPath,
		[
			'--import',
			new URL( './loopback.mjs', import.meta.url ).href,
			cli(),
			'start',
			`--path=${ project }`,
			`--wp=${ version }`,
			`--php=${ php }`,
			`--port=${ port }`,
			`--blueprint=${ blueprint }`,
			'--skip-browser',
		],
		{
			cwd: project,
			env: {
				...process.env,
				HOME: home.dir,
				USERPROFILE: home.dir,
				NODE_ENV: 'development',
			},
			log,
		}
	);

/** Sets up a site that runs for the first time. */
async function setUp( url, content, { lang, plugin } ) {
	const { active } = await ask( url, 'setup', { lang } );
	// Deletes WordPress's email about its installation. The folder stays, because this PHP still expects it.
	const mails = path.join( content, 'rueda-mails' );
	fs.rmSync( mails, { recursive: true, force: true } );
	fs.mkdirSync( mails );
	if ( plugin && ! active ) {
		throw new Problem(
			'WordPress runs, but Rueda could not be activated.',
			`PHP's log says why: ${ path.join( content, 'rueda.log' ) }`
		);
	}
}

/** The folder of a site, created if it is new, with the paths of all its parts. */
async function openSite( { tree, sqlite }, wish ) {
	const { home: name, port, lang, reset, plugin, prefix, say } = wish;
	const home = await openHome(
		name ?? `wp-now-${ tree.version }${ port ? `-${ port }` : '' }`,
		{ engine: 'wp-now', version: tree.version, lang, plugin, prefix },
		{ reset, say }
	);
	const wpNow = path.join( home.dir, '.wp-now' );
	const project = plugin || path.join( home.dir, 'project' );
	fs.mkdirSync( project, { recursive: true } );
	if ( home.isNew ) {
		await say.step(
			`Setting up WordPress ${ tree.version } for wp-now`,
			() => layOut( wpNow, { tree, sqlite, lang, prefix, say } )
		);
	}
	installTools( path.join( wpNow, 'mu-plugins' ), {
		RUEDA_MAILS: `${ INSIDE }/rueda-mails`,
		RUEDA_COOKIES: true,
		...wish.tools,
	} );
	const content = contentOf( wpNow, project, plugin );
	const serverLog = path.join( home.dir, 'server.log' );
	fs.writeFileSync( serverLog, '' );
	fs.rmSync( path.join( content, 'rueda.log' ), { force: true } );
	return { home, project, content, serverLog };
}

/**
 * WordPress under wp-now: PHP in WebAssembly, with nothing to install. All its files are in a home folder of its
 * own and not in the user's, and a proxy gives each client its own cookies.
 *
 * @param {import('./site.mjs').Wish & { say: ReturnType< typeof import('./say.mjs').speaker > }} wish
 * @return {Promise< import('./site.mjs').Site >} The running site.
 */
export async function startWpNow( wish ) {
	const { php = NEWEST_PHP, say } = wish;
	checkPhp( php );
	const [ tree, sqlite ] = await Promise.all( [
		ensureWordPress( wish.wp, say ),
		ensureSqlite( say ),
	] );
	const { version } = tree;
	const parts = { tree, sqlite };
	const { home, project, content, serverLog } = await openSite( parts, wish );

	const port = wish.port ? await claim( wish.port ) : await freePort();
	const url = `http://127.0.0.1:${ port }`;
	const target = await freePort();
	const server = serve( home, {
		project,
		version,
		php,
		port: target,
		blueprint: writeBlueprint( home, url ),
		log: serverLog,
	} );
	record( home.dir, url, [ server.pid ] );
	let proxy = null;
	const stop = async () => {
		await proxy?.stop();
		await server.stop();
		forget( home.dir );
	};
	try {
		proxy = await startCookieProxy( { port, target } );
		await say.step(
			`Starting wp-now with WordPress ${ version } and PHP ${ php }`,
			() =>
				waitUntilServed( url, server, serverLog, {
					failed: /Failed to start the server/,
				} )
		);
		if ( home.isNew ) {
			await setUp( url, content, wish );
		}
	} catch ( error ) {
		await stop();
		throw error;
	}
	home.finished();
	return {
		url,
		version,
		php,
		engine: 'wp-now',
		dir: null,
		log: path.join( content, 'rueda.log' ),
		mails: path.join( content, 'rueda-mails' ),
		serverLog,
		end: server.end,
		stop,
	};
}
