#!/usr/bin/env node
/**
 * `npm start` runs Rueda in a real WordPress and installs whatever is missing. It imports no packages, because it
 * installs them.
 */
import { parseArgs } from 'node:util';

import { ensureBuild } from './lib/build.mjs';
import { startDemo } from './lib/demo.mjs';
import { checkPhp, NEWEST_PHP } from './lib/engine-wp-now.mjs';
import { homeOf, takeOver } from './lib/home.mjs';
import { checkLanguage } from './lib/language.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { claim } from './lib/ports.mjs';
import { explain, inWords, Problem } from './lib/problem.mjs';
import { forget, recordAlso } from './lib/processes.mjs';
import { speaker } from './lib/say.mjs';
import { summary } from './lib/summary.mjs';
import { startWatch } from './lib/watch.mjs';
import { checkVersion } from './lib/wordpress.mjs';

const HELP = `npm start                 Rueda in a WordPress of its own, at http://127.0.0.1:8881
npm start -- OPTIONS
  --wp=6.5.5              WordPress's version, if not the newest; --wp=7.1 is any 7.1.x that can be had
  --php=8.3               PHP's version: 8.0, 8.1, 8.2 or 8.3
  --port=8881             the port
  --lang=es_ES            the site in Spanish; other languages have English content
  --reset                 throws the site away and makes it anew
  --more                  prints all addresses and files
  --watch                 rebuilds when a source changes (npm run dev does so)
  --help                  this text
`;

function readOptions() {
	try {
		const { values } = parseArgs( {
			options: {
				wp: { type: 'string', default: '' },
				php: { type: 'string', default: NEWEST_PHP },
				port: { type: 'string', default: '8881' },
				lang: { type: 'string', default: '' },
				reset: { type: 'boolean', default: false },
				more: { type: 'boolean', default: false },
				watch: { type: 'boolean', default: false },
				help: { type: 'boolean', default: false },
			},
		} );
		return { ...values, port: Number( values.port ) };
	} catch ( error ) {
		throw new Problem(
			error.message,
			`These are the options:\n\n${ HELP }`
		);
	}
}

async function start() {
	const options = readOptions();
	if ( options.help ) {
		process.stdout.write( HELP );
		return;
	}
	if ( options.wp ) {
		checkVersion( options.wp );
	}
	checkPhp( options.php );
	checkLanguage( options.lang );
	const say = speaker();
	const home = `start-${ options.wp || 'newest' }${ options.lang ? `-${ options.lang }` : '' }`;
	// This comes before everything that takes long.
	await takeOver( homeOf( home ), say );
	try {
		await claim( options.port );
	} catch ( error ) {
		forget( homeOf( home ) );
		throw error;
	}

	await ensurePackages( say );
	await ensureBuild( say );
	const { wp, php, port, lang, reset } = options;
	const site = await startDemo( { wp, php, port, lang, home, reset, say } );
	const watch = options.watch ? startWatch() : null;
	if ( watch ) {
		recordAlso( homeOf( home ), watch.pid );
	}
	process.stdout.write( summary( site, options ) );

	let stopping = false;
	const stop = async ( status ) => {
		// Ctrl-C reaches this process twice, from the terminal and from npm.
		if ( ! stopping ) {
			stopping = true;
			say( 'Stopping …' );
			await Promise.all( [ watch?.stop(), site.stop() ] );
			say( 'Stopped. Nothing is left running.' );
			process.exit( status );
		}
	};
	[ 'SIGINT', 'SIGTERM', 'SIGHUP' ].forEach( ( signal ) =>
		process.on( signal, () => void stop( 0 ) )
	);
	await site.end;
	if ( ! stopping ) {
		say(
			`wp-now ended by itself; its last words are in ${ site.serverLog }`
		);
		await stop( 1 );
	}
}

try {
	await start();
} catch ( error ) {
	process.stderr.write( `\n${ inWords( explain( error, 'Starting' ) ) }\n` );
	process.exit( 1 );
}
