import fs from 'node:fs';
import path from 'node:path';

import { ensureMariaDb } from '../lib/mariadb.mjs';
import { ensurePhp, requirePhp } from '../lib/php.mjs';
import { Problem } from '../lib/problem.mjs';
import { ensureSqlite, ensureWordPress } from '../lib/wordpress.mjs';
import { checkNames, loadCheck } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { runE2e } from './e2e.mjs';
import { wants } from './options.mjs';
import { ensurePhpunit, runPhp } from './php.mjs';
import { ranNothing, together, unavailable } from './tally.mjs';
import { runUnit } from './unit.mjs';

/** The main paths always run on wp-now, too, because people are told to use it. */
const MAIN = {
	wp: '6.5',
	engine: 'wp-now',
	filter: [ '--grep', '@main' ],
	label: 'main paths',
};

/**
 * Specs that run completely on all versions: WordPress decides most of what they test. Of all others, older versions
 * run the tagged tests: there our code decides, or PHP tests and other specs prove WordPress's part.
 */
const ON_ALL_VERSIONS = [
	'accessibility-toolbar-settings',
	'form-places',
	'form-start',
	'page-weight',
	'wheel-place',
	'wheel-start',
	'zip',
];

/** Matches a test in one of the other specs that has none of the tags. */
const untagged = ( tags ) =>
	`^(?!.*@(${ tags })\\b)(?!.*(?<![\\w-])(${ ON_ALL_VERSIONS.join( '|' ) })\\.spec\\.ts )`;

/** On older versions, the other specs run only the main paths and the tests that are tagged because they need WordPress. */
const ON_EACH_VERSION = [ '--grep-invert', untagged( 'main|versions' ) ];

/** The same, if wp-now already runs the main paths on this version. */
const BESIDE_MAIN = [ '--grep-invert', `@main\\b|${ untagged( 'versions' ) }` ];

/** Runs only once, even for several callers, because two parts must not fetch or install the same thing together. */
function once( work ) {
	const done = new Map();
	return ( key = '' ) => {
		if ( ! done.has( key ) ) {
			done.set( key, work( key ) );
		}
		return done.get( key );
	};
}

/** Whether something is available. If it is not, something else replaces it. */
async function isThere( obtaining ) {
	try {
		await obtaining;
		return true;
	} catch ( error ) {
		if ( error instanceof Problem ) {
			return false;
		}
		throw error;
	}
}

/** The things that tests need. Each is fetched or installed at the first call. */
function obtainers( say ) {
	const sqlite = once( () => ensureSqlite( say ) );
	return {
		php: once( () => ensurePhp( say ) ),
		phpunit: once( () => ensurePhpunit( say ) ),
		chromium: once( () => ensureChromium( say ) ),
		mariadb: once( async () =>
			ensureMariaDb( await requirePhp( say ), say )
		),
		wordpress: once( async ( wp ) => {
			// One after the other, because both may come from the same package.
			await sqlite();
			await ensureWordPress( wp, say );
		} ),
	};
}

/**
 * @typedef {Object} Means
 * @property {ReturnType< typeof import('../lib/say.mjs').speaker >} say
 * @property {ReturnType< typeof import('./sites.mjs').siteKeeper >} sites
 * @property {string}                                                scratch
 * @property {boolean}                                               ci
 * @property {ReturnType< typeof obtainers >}                        get
 */

/**
 * A Problem in `obtain` means that something is unavailable here and the part cannot run. Later errors are failures.
 *
 * @param {Means}    means
 * @param {string}   name
 * @param {Function} obtain
 * @param {Function} test
 */
const job = ( { ci, scratch }, name, obtain, test ) => ( {
	name,
	async work() {
		let obtained;
		try {
			obtained = await obtain();
		} catch ( error ) {
			if ( error instanceof Problem ) {
				return unavailable( `${ error.message }\n${ error.todo }`, ci );
			}
			throw error;
		}
		return test(
			obtained,
			fs.mkdtempSync( path.join( scratch, 'report-' ) )
		);
	},
} );

/**
 * Runs the browser tests on one version.
 *
 * @param {Means}                                                                                                means
 * @param {{ wp: string, engine?: string, mariadb?: boolean, whose?: string, filter: string[], label?: string }} wish  `mariadb`: where it can be had.
 */
const inBrowser = (
	means,
	{ wp, engine, mariadb, whose, filter, label = 'browser' }
) =>
	job(
		means,
		`${ label }, WordPress ${ wp }${ engine ? ` on ${ engine }` : '' }`,
		async () => {
			const obtained = {
				engine:
					engine ??
					( ( await means.get.php() ) ? 'native' : 'wp-now' ),
				chromium: await means.get.chromium(),
			};
			await means.get.wordpress( wp );
			return obtained;
		},
		async ( obtained, folder ) =>
			runE2e( {
				...obtained,
				wp,
				name: [ wp, obtained.engine, whose ]
					.filter( Boolean )
					.join( '-' ),
				site: await means.sites.get( wp, obtained.engine, {
					whose,
					mariadb:
						mariadb &&
						obtained.engine === 'native' &&
						( await isThere( means.get.mariadb() ) ),
				} ),
				scratch: folder,
				filter,
			} )
	);

/**
 * Runs the PHP tests on one version, with SQLite.
 *
 * @param {Means}  means
 * @param {string} wp
 * @param {string} without Groups of tests.
 */
const inPhp = ( means, wp, without ) =>
	job(
		means,
		`PHP, WordPress ${ wp }`,
		async () => {
			if ( ! ( await means.get.php() ) ) {
				await requirePhp( means.say );
			}
			await means.get.phpunit();
			await means.get.wordpress( wp );
		},
		async ( _, folder ) =>
			runPhp(
				await means.sites.get( wp, 'native', { whose: 'php' } ),
				folder,
				[ '--exclude-group', without ]
			)
	);

/**
 * Runs the PHP tests on MariaDB, which most sites use. In a whole run, the newest version gets no other PHP tests, so
 * SQLite replaces a missing MariaDB, with a notice.
 *
 * @param {Means}   means
 * @param {string}  wp
 * @param {boolean} isAll
 */
const onMariaDb = ( means, wp, isAll ) => {
	const instead = inPhp( means, wp, 'mariadb' );
	const { name, work } = job(
		means,
		`PHP on MariaDB, WordPress ${ wp }`,
		async () => {
			await means.get.phpunit();
			await means.get.php();
			await means.get.wordpress( wp );
			await means.get.mariadb();
		},
		async ( _, folder ) =>
			runPhp(
				await means.sites.get( wp, 'native', {
					whose: 'php',
					mariadb: true,
				} ),
				folder
			)
	);
	return {
		name,
		async work() {
			const result = await work();
			return isAll && ranNothing( result )
				? together( result, await instead.work() )
				: result;
		},
	};
};

/**
 * The browser tests of each requested version. The newest comes first, because it takes longest. In a whole run its
 * tests are halved, each half on a site of its own, so that both cores have something to do until the end.
 *
 * @param {import('./options.mjs').Options} options
 * @param {Means}                           means
 * @param {boolean}                         everything
 */
function browserJobs( options, means, everything ) {
	const { engine, versions, filter } = options;
	const newest = versions.at( -1 );
	const only = ( wp ) => {
		// Tests that are named on the command line run on all requested versions.
		if ( filter.length > 0 ) {
			return [];
		}
		return everything && wp === MAIN.wp ? BESIDE_MAIN : ON_EACH_VERSION;
	};
	const older = versions
		.slice( 0, -1 )
		.reverse()
		.map( ( wp ) => ( { wp, filter: only( wp ) } ) );
	const halves =
		everything && filter.length === 0
			? [ 1, 2 ].map( ( half ) => ( {
					label: `browser ${ half } of 2`,
					whose: `browser${ half }`,
					filter: [ `--shard=${ half }/2` ],
				} ) )
			: [ { filter: [] } ];
	const all = [
		...halves.map( ( part ) => ( { wp: newest, mariadb: true, ...part } ) ),
		...older,
	];
	return wants( options, 'e2e' )
		? all.map( ( part ) =>
				inBrowser( means, {
					engine,
					...part,
					filter: [ ...part.filter, ...filter ],
				} )
			)
		: [];
}

/**
 * The jobs in the order in which they start. Two run side by side: the longest starts first, the fastest results come
 * beside it, and short jobs come last, so that neither side waits for the other.
 *
 * @param {import('./options.mjs').Options}                       options
 * @param {Object}                                                shared
 * @param {ReturnType< typeof import('../lib/say.mjs').speaker >} shared.say
 * @param {ReturnType< typeof import('./sites.mjs').siteKeeper >} shared.sites
 * @param {string}                                                shared.scratch
 * @return {{ name: string, readsSourcesOnly?: boolean, work: () => Promise< import('./tally.mjs').Result > }[]} First come, first begun.
 */
export function jobs( options, shared ) {
	const { ci, versions, parts, checks } = options;
	const means = { ...shared, ci, get: obtainers( shared.say ) };
	const everything = parts.length === 0 && checks.length === 0;
	const newest = versions.at( -1 );
	// The newest version runs on MariaDB, with all tests. SQLite runs with the older one.
	const isShared = everything && versions.length > 1;
	const onSqlite = isShared ? versions.slice( 0, -1 ) : versions;
	const browser = browserJobs( options, means, everything );
	const main = { ...MAIN, filter: [ ...MAIN.filter, ...options.filter ] };
	const check = ( file ) => ( {
		name: file,
		work: async () => ( await loadCheck( file ) ).run( { ci } ),
	} );
	return [
		...browser,
		...( wants( options, 'unit' )
			? [
					{
						name: 'unit',
						readsSourcesOnly: true,
						work: () => runUnit( shared.scratch ),
					},
				]
			: [] ),
		...( wants( options, 'mariadb' )
			? [ onMariaDb( means, newest, isShared ) ]
			: [] ),
		...( wants( options, 'php' )
			? onSqlite.map( ( wp ) => inPhp( means, wp, 'newest,mariadb' ) )
			: [] ),
		...( everything ? [ inBrowser( means, main ) ] : [] ),
		...( wants( options, 'checks' ) ? checkNames() : checks ).map( check ),
	];
}
