import path from 'node:path';

import { ROOT } from '../lib/paths.mjs';
import { readJson, tryRun } from './report.mjs';

/** The titles of tests with this result: `flaky` passed only at the second try, `unexpected` failed. */
function* titles( wanted, { suites = [], specs = [] } ) {
	for ( const suite of suites ) {
		yield* titles( wanted, suite );
	}
	for ( const spec of specs ) {
		if ( spec.tests.some( ( { status } ) => status === wanted ) ) {
			yield `${ spec.file }: ${ spec.title }`;
		}
	}
}

/**
 * Runs the browser tests on a running site.
 *
 * @param {Object}                                      run
 * @param {{ url: string, log: string, mails: string }} run.site
 * @param {string}                                      run.wp
 * @param {string}                                      run.engine
 * @param {string}                                      run.chromium
 * @param {string}                                      run.name     Of the folder for what failing tests leave.
 * @param {string}                                      run.scratch  A folder for the report.
 * @param {string[]}                                    run.filter   Passed on to Playwright.
 * @return {Promise< import('./tally.mjs').Result >} By test.
 */
export async function runE2e( {
	site,
	wp,
	engine,
	chromium,
	name,
	scratch,
	filter,
} ) {
	const file = path.join( scratch, 'playwright.json' );
	const { ok, output } = await tryRun(
		process.execPath,
		[
			path.join( ROOT, 'node_modules/@playwright/test/cli.js' ),
			'test',
			'--reporter=list,json',
			...filter,
		],
		{
			PLAYWRIGHT_JSON_OUTPUT_NAME: file,
			PW_CHROMIUM: chromium,
			RUEDA_URL: site.url,
			RUEDA_WP: wp,
			RUEDA_ENGINE: engine,
			RUEDA_LOG: site.log,
			RUEDA_MAILS: site.mails,
			RUEDA_OUTPUT: path.join( ROOT, 'test-results', name ),
		}
	);
	const report = readJson( file );
	if ( ! report?.stats ) {
		return { passed: 0, failed: 1, skipped: 0, output };
	}
	const { expected, unexpected, flaky, skipped } = report.stats;
	return {
		passed: expected + flaky,
		failed: ok ? unexpected : Math.max( unexpected, 1 ),
		skipped,
		names: [ ...titles( 'unexpected', report ) ],
		// Only the output from the first failure on is of interest.
		output: output.slice( Math.max( 0, output.search( /^ +1\) /m ) ) ),
		notices: [ ...titles( 'flaky', report ) ].map(
			( title ) => `Passed only at the second try: ${ title }`
		),
	};
}
