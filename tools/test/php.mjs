import path from 'node:path';

import { Problem } from '../lib/problem.mjs';
import { answers, isRoot } from '../lib/run.mjs';
import { install } from './debian.mjs';
import { readJunit, tryRun } from './report.mjs';

/** PHPUnit 9.6, which Debian ships and which runs on PHP 8.0, our lowest version. */
export async function ensurePhpunit( say ) {
	if (
		( await answers( 'phpunit' ) ) ||
		( isRoot() &&
			( await install( [ 'phpunit' ], say ) ) &&
			( await answers( 'phpunit' ) ) )
	) {
		return;
	}
	throw new Problem(
		'PHPUnit is not here and could not be installed.',
		'Install the package phpunit, then run the same command again.'
	);
}

/**
 * Runs the PHP tests inside the WordPress of a site.
 *
 * @param {{ dir: string }} site
 * @param {string}          scratch A folder for the report.
 * @param {string[]}        [only]  Arguments of PHPUnit that choose some of them.
 * @return {Promise< import('./tally.mjs').Result >} By test.
 */
export async function runPhp( site, scratch, only = [] ) {
	const file = path.join( scratch, 'junit.xml' );
	const { ok, output } = await tryRun(
		'phpunit',
		[ '--configuration', 'phpunit.xml.dist', '--log-junit', file, ...only ],
		{
			RUEDA_WP_DIR: site.dir,
		}
	);
	const report = readJunit( file );
	if ( ! report ) {
		return { passed: 0, failed: 1, skipped: 0, output };
	}
	const failed = ok ? report.failed : Math.max( report.failed, 1 );
	return {
		passed: report.tests - report.failed - report.skipped,
		failed,
		skipped: report.skipped,
		names: report.names,
		output,
	};
}
