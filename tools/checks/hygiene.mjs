import { readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeOf, root, treeFiles } from './lib/run.mjs';

export const name = 'Tree: nothing that belongs to one machine or one registry';

const RULES = [
	{
		// The registry or mirror of a package depends on the machine that installs it.
		pattern:
			/\b(registry\.npm|npmjs\.(org|com)|registry\.yarnpkg|packagist\.org|proxy\.golang)/i,
		message: 'names the host of a package registry',
	},
	{
		// A path that exists on one machine only. Temporary folders come from os.tmpdir().
		pattern:
			/(?<![\w.:/-])\/(home|Users|root|work|tmp|private\/var)\/[\w.-]+/,
		message: 'holds an absolute path of one machine',
	},
	{
		pattern: /^(<{7}|>{7}|={7})( |$)/m,
		message: 'holds a merge conflict',
	},
	{
		pattern: /\b(TODO|FIXME|XXX)\b/,
		message: 'puts something off: do it, or open an issue',
	},
];

// This file contains what it searches for; the lock file has its own check.
const EXEMPT = [ 'tools/checks/hygiene.mjs', 'package-lock.json' ];
const BINARY = /\.(png|jpe?g|gif|webp|ico|ttf|woff2?|mo|zip|pdf)$/i;
const MOST_LINES = 385;
const COUNTED = /\.(ts|tsx|php|scss|mjs|cjs|js)$/;

function problemsOf( file ) {
	const text = readFileSync( path.join( root, file ), 'utf8' );
	const problems = RULES.flatMap( ( { pattern, message } ) => {
		const hit = pattern.exec( text );
		return hit
			? [
					`${ file }:${ text.slice( 0, hit.index ).split( '\n' ).length }: ${ message }: ${ hit[ 0 ] }`,
				]
			: [];
	} );
	const lines = text.split( '\n' ).length - 1;
	if ( COUNTED.test( file ) && lines > MOST_LINES ) {
		problems.push(
			`${ file }: ${ lines } lines. More than ${ MOST_LINES } are more than one job.`
		);
	}
	return problems;
}

export async function run() {
	return outcomeOf(
		treeFiles()
			.filter(
				( file ) => ! BINARY.test( file ) && ! EXEMPT.includes( file )
			)
			.flatMap( problemsOf )
	);
}
