/**
 * What other code depends on does not disappear between two versions, and docs/extending.md says since when a name is
 * there. The names of a released version are in tests/fixtures/releases/.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { byAge, isVersion } from '../release/version.mjs';
import { namesInPage } from './hooks.mjs';
import { outcomeOf, root } from './lib/run.mjs';

export const name = 'Documents: names that other code uses';

const PAGE = 'docs/extending.md';
const RELEASES = 'tests/fixtures/releases';

/** Names by the version that their row says they came with; undefined if it says none. */
const sinceIn = ( page ) =>
	new Map(
		[ ...page.matchAll( /^\| `([\w:-]+)`.*$/gm ) ].map(
			( [ row, known ] ) => [
				known,
				/@since (\d+\.\d+\.\d+)/.exec( row )?.[ 1 ],
			]
		)
	);

/**
 * @param {string}                               page     docs/extending.md.
 * @param {{ version: string, names: string[] }} released The last release.
 * @return {string[]} A sentence for each problem.
 */
export function problems( page, { version, names } ) {
	const since = sinceIn( page );
	const isNew = ( known ) => {
		const told = since.get( known );
		return told !== undefined && byAge( told, version ) > 0;
	};
	return [
		...names
			.filter( ( known ) => ! since.has( known ) )
			.map(
				( known ) =>
					`${ known } is in ${ version } and no longer in ${ PAGE }. It has to warn for a version first: see docs/releases.md.`
			),
		...[ ...since.keys() ]
			.filter( ( known ) => names.includes( known ) === isNew( known ) )
			.map( ( known ) =>
				isNew( known )
					? `${ PAGE } says that ${ known } is newer than ${ version }, which has it.`
					: `${ PAGE } has to say since when ${ known } is there, as in "(@since 1.2.0)": ${ version } does not have it.`
			),
	];
}

/** What a release has to keep of its documents, so that the next ones can be compared with it. */
export const namesOf = ( page ) => namesInPage( page ).listed;

function lastRelease() {
	const versions = readdirSync( path.join( root, RELEASES ) )
		.filter(
			( folder ) =>
				isVersion( folder ) &&
				existsSync( path.join( root, RELEASES, folder, 'names.json' ) )
		)
		.sort( byAge );
	const version = versions[ versions.length - 1 ];
	const file = path.join( root, RELEASES, version, 'names.json' );
	return { version, names: JSON.parse( readFileSync( file, 'utf8' ) ) };
}

export async function run() {
	const page = readFileSync( path.join( root, PAGE ), 'utf8' );
	return outcomeOf( problems( page, lastRelease() ) );
}
