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

/** The main paths run on wp-now whatever else runs: it is the runner that people are told to use. */
const MAIN = {
	wp: '6.5',
	engine: 'wp-now',
	filter: [ '--grep', '@main' ],
	label: 'main paths',
};

/**
 * Specs of which one version, the newest, runs all: there our code decides and not WordPress, or WordPress's part is
 * proven by the PHP tests, by the specs that are not named here, and by tests of these that a tag calls back. A new spec
 * runs on all versions.
 */
const NEWEST_ONLY = [
	'accessibility-toolbar',
	'accessibility-toolbar-blocks',
	'accessibility-toolbar-failures',
	'accessibility-toolbar-schemes',
	'accessibility-toolbar-site',
	'album',
	'call-to-action',
	'call-to-action-author',
	'call-to-action-text',
	'carousel',
	'carousel-modes',
	'carousel-still',
	'chart-contrast',
	'chunks',
	'form',
	'form-author',
	'form-failures',
	'form-helpers',
	'form-import',
	'form-looks',
	'form-peer',
	'form-protocol',
	'form-refusal',
	'hard-theme',
	'http',
	'kits',
	'kits-cancel',
	'kits-conflicts',
	'kits-export',
	'kits-large',
	'kits-round-trip',
	'kits-tracking',
	'masonry',
	'messages',
	'page-author',
	'page-bad-days',
	'plain-report',
	'privacy',
	'report-import',
	'report-page',
	'report-picture',
	'reports-admin',
	'result',
	'result-looks',
	'result-mail',
	'result-offer',
	'saved-chart',
	'scroll-observer',
	'section',
	'section-moving',
	'settings',
	'translated',
	'wheel',
	'wheel-author',
	'wheel-back',
	'wheel-dialog',
	'wheel-failures',
	'wheel-keyboard',
	'wheel-looks',
	'wheel-others',
];

/** A test of these specs that no tag calls back. */
const untagged = ( tags ) =>
	`^(?!.*@(${ tags })\\b).*\\b(?<!-)(${ NEWEST_ONLY.join( '|' ) })\\.spec\\.ts `;

/** Of these specs the older versions run the main paths, and what is tagged because it stands on WordPress's code. */
const ON_EACH_VERSION = [ '--grep-invert', untagged( 'main|versions' ) ];

/** The same where wp-now runs the main paths on this version besides. */
const BESIDE_MAIN = [ '--grep-invert', `@main\\b|${ untagged( 'versions' ) }` ];

/** Done at the first call, once for all who ask: two parts must not fetch or install the same thing side by side. */
function once( work ) {
	const done = new Map();
	return ( key = '' ) => {
		if ( ! done.has( key ) ) {
			done.set( key, work( key ) );
		}
		return done.get( key );
	};
}

/** Whether it can be had: without it another takes its place. */
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

/** What tests stand on, each got at the first call. */
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
			// One after the other: both may come out of the same package.
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
 * `obtain` gets what may not be had here; a Problem there means that the part cannot run. All later ones are failures.
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
 * The browser tests on one version.
 *
 * @param {Means}                                                                                means
 * @param {{ wp: string, engine?: string, mariadb?: boolean, filter: string[], label?: string }} wish  `mariadb`: where it can be had.
 */
const inBrowser = (
	means,
	{ wp, engine, mariadb, filter, label = 'browser' }
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
				site: await means.sites.get( wp, obtained.engine, {
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
 * The PHP tests on one version.
 *
 * @param {Means}    means
 * @param {string}   wp
 * @param {string[]} only  What PHPUnit is told besides.
 */
const inPhp = ( means, wp, only ) =>
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
				only
			)
	);

/**
 * The PHP tests on the database that most sites have. In a whole run they are all that the newest version gets: where
 * there is no MariaDB, SQLite takes its place, and a notice says so.
 *
 * @param {Means}   means
 * @param {string}  wp
 * @param {boolean} isAll
 */
const onMariaDb = ( means, wp, isAll ) => {
	const instead = inPhp( means, wp, [] );
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
 * The browser tests of each version that is asked for. The newest has most to do: it is the first.
 *
 * @param {import('./options.mjs').Options} options
 * @param {Means}                           means
 * @param {boolean}                         everything
 */
function browserJobs( options, means, everything ) {
	const { engine, versions, filter } = options;
	const only = ( wp ) => {
		// Whoever names tests gets them wherever they asked for.
		if ( wp === versions.at( -1 ) || filter.length > 0 ) {
			return [];
		}
		return everything && wp === MAIN.wp ? BESIDE_MAIN : ON_EACH_VERSION;
	};
	return wants( options, 'e2e' )
		? [ ...versions ].reverse().map( ( wp ) =>
				inBrowser( means, {
					wp,
					engine,
					mariadb: wp === versions.at( -1 ),
					filter: [ ...only( wp ), ...filter ],
				} )
			)
		: [];
}

/**
 * What is to be run, in the order in which it is begun. Two run side by side: the longest comes first, what says
 * most in little time comes beside it, and what is short comes last, so that neither side waits for the other.
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
	// The newest version on MariaDB, and SQLite with the older one, without what takes long and says nothing of
	// WordPress's version.
	const isShared = everything && versions.length > 1;
	const onSqlite = isShared ? versions.slice( 0, -1 ) : versions;
	const notThere = isShared ? [ '--exclude-group', 'newest' ] : [];
	const browser = browserJobs( options, means, everything );
	const main = { ...MAIN, filter: [ ...MAIN.filter, ...options.filter ] };
	const check = ( file ) => ( {
		name: file,
		work: async () => ( await loadCheck( file ) ).run( { ci } ),
	} );
	return [
		...browser.slice( 0, 1 ),
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
			? onSqlite.map( ( wp ) => inPhp( means, wp, notThere ) )
			: [] ),
		...browser.slice( 1 ),
		...( everything ? [ inBrowser( means, main ) ] : [] ),
		...( wants( options, 'checks' ) ? checkNames() : checks ).map( check ),
	];
}
