import fs from 'node:fs';
import path from 'node:path';

import { ensurePhp, requirePhp } from '../lib/php.mjs';
import { Problem } from '../lib/problem.mjs';
import { ensureSqlite, ensureWordPress } from '../lib/wordpress.mjs';
import { checkNames, loadCheck } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { runE2e } from './e2e.mjs';
import { obtainForMariaDb, startMariaDbSite } from './mariadb-site.mjs';
import { wants } from './options.mjs';
import { ensurePhpunit, runPhp } from './php.mjs';
import { unavailable } from './tally.mjs';
import { runUnit } from './unit.mjs';

/** The main paths run on wp-now whatever else runs: it is the runner that people are told to use. */
const MAIN = {
	wp: '6.5',
	engine: 'wp-now',
	only: [ '--grep', '@main' ],
	label: 'main paths',
};

/**
 * Specs of what happens in the browser alone. There our code decides and not WordPress, whose routes, blocks and screens
 * the other specs and the PHP tests prove on each version: one version runs these, the newest. A new spec runs on all.
 */
const NEWEST_ONLY = [
	'accessibility-toolbar',
	'accessibility-toolbar-blocks',
	'accessibility-toolbar-edges',
	'accessibility-toolbar-failures',
	'accessibility-toolbar-schemes',
	'accessibility-toolbar-site',
	'album',
	'call-to-action',
	'carousel',
	'carousel-modes',
	'carousel-still',
	'chart-contrast',
	'chunks',
	'form',
	'form-failures',
	'form-looks',
	'form-protocol',
	'form-refusal',
	'hard-theme',
	'masonry',
	'page-bad-days',
	'result',
	'result-looks',
	'result-mail',
	'result-offer',
	'section',
	'section-places',
	'wheel',
	'wheel-back',
	'wheel-dialog',
	'wheel-failures',
	'wheel-keyboard',
	'wheel-looks',
];

/** Of these specs the older versions run the main paths, and what is tagged because it stands on WordPress's code. */
const ON_EACH_VERSION = [
	'--grep-invert',
	`^(?!.*@(main|versions)\\b).*\\b(?<!-)(${ NEWEST_ONLY.join( '|' ) })\\.spec\\.ts `,
];

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

/**
 * What is to be run, in the order in which it is begun. Two run side by side: the longest comes first, what says
 * most in little time comes beside it, and what is short comes last, so that neither side waits for the other.
 *
 * @param {import('./options.mjs').Options}                       options
 * @param {Object}                                                means
 * @param {ReturnType< typeof import('../lib/say.mjs').speaker >} means.say
 * @param {ReturnType< typeof import('./sites.mjs').siteKeeper >} means.sites
 * @param {string}                                                means.scratch
 * @return {{ name: string, work: () => Promise< import('./tally.mjs').Result > }[]} First come, first begun.
 */
export function jobs( options, { say, sites, scratch } ) {
	const { ci, engine, versions, filter, parts, checks } = options;

	const php = once( () => ensurePhp( say ) );
	const phpunit = once( () => ensurePhpunit( say ) );
	const chromium = once( () => ensureChromium( say ) );
	const sqlite = once( () => ensureSqlite( say ) );
	const wordpress = once( async ( wp ) => {
		// One after the other: both may come out of the same package.
		await sqlite();
		await ensureWordPress( wp, say );
	} );

	/** `obtain` gets what may not be had here; a Problem there means that the part cannot run. All later ones are failures. */
	const job = ( name, obtain, test ) => ( {
		name,
		async work() {
			let means;
			try {
				means = await obtain();
			} catch ( error ) {
				if ( error instanceof Problem ) {
					return unavailable(
						`${ error.message }\n${ error.todo }`,
						ci
					);
				}
				throw error;
			}
			return test(
				means,
				fs.mkdtempSync( path.join( scratch, 'report-' ) )
			);
		},
	} );

	const e2e = ( { wp, engine: wanted, only = [], label = 'browser' } ) =>
		job(
			`${ label }, WordPress ${ wp }${ wanted ? ` on ${ wanted }` : '' }`,
			async () => {
				const means = {
					engine: wanted ?? ( ( await php() ) ? 'native' : 'wp-now' ),
					chromium: await chromium(),
				};
				await wordpress( wp );
				return means;
			},
			async ( means, folder ) =>
				runE2e( {
					...means,
					wp,
					site: await sites.get( wp, means.engine ),
					scratch: folder,
					filter: [ ...only, ...filter ],
				} )
		);

	const inPhp = ( wp, only = [] ) =>
		job(
			`PHP, WordPress ${ wp }`,
			async () => {
				if ( ! ( await php() ) ) {
					await requirePhp( say );
				}
				await phpunit();
				await wordpress( wp );
			},
			async ( _, folder ) =>
				runPhp( await sites.get( wp, 'native', 'php' ), folder, only )
		);

	/** What stands on tables and locks, on the database that most sites have. */
	const onMariaDb = ( wp ) =>
		job(
			`PHP on MariaDB, WordPress ${ wp }`,
			async () => {
				await phpunit();
				await php();
				return obtainForMariaDb( wp, say );
			},
			async ( means, folder ) => {
				const home = fs.mkdtempSync( path.join( scratch, 'mariadb-' ) );
				const site = await startMariaDbSite( means, {
					home,
					plugin: sites.plugin(),
				} );
				try {
					return await runPhp( site, folder, [
						'--group',
						'database',
					] );
				} finally {
					await site.stop();
				}
			}
		);

	const check = ( file ) => ( {
		name: file,
		work: async () => ( await loadCheck( file ) ).run( { ci } ),
	} );

	const everything = parts.length === 0 && checks.length === 0;
	const newest = versions.at( -1 );
	// What MariaDB runs on the newest version, SQLite runs on the older one: not each on both.
	const notOnMariaDb = ( wp ) =>
		everything && wp === newest && versions.length > 1
			? [ '--exclude-group', 'database' ]
			: [];
	// Whoever names tests gets them wherever they asked for.
	const only = ( wp ) =>
		wp === newest || filter.length > 0 ? [] : ON_EACH_VERSION;
	// The newest has most to do: it is begun first.
	const browser = wants( options, 'e2e' )
		? [ ...versions ]
				.reverse()
				.map( ( wp ) => e2e( { wp, engine, only: only( wp ) } ) )
		: [];
	return [
		...browser.slice( 0, 1 ),
		...( wants( options, 'unit' )
			? [ { name: 'unit', work: () => runUnit( scratch ) } ]
			: [] ),
		...( wants( options, 'php' )
			? versions.map( ( wp ) => inPhp( wp, notOnMariaDb( wp ) ) )
			: [] ),
		...( wants( options, 'mariadb' ) ? [ onMariaDb( newest ) ] : [] ),
		...browser.slice( 1 ),
		...( everything ? [ e2e( MAIN ) ] : [] ),
		...( wants( options, 'checks' ) ? checkNames() : checks ).map( check ),
	];
}
