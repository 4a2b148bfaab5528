import path from 'node:path';

import { ROOT } from '../lib/paths.mjs';
import { readJson, tryRun } from './report.mjs';

/**
 * The unit tests, which are beside the files that they test.
 *
 * @param {string} scratch A folder for the report.
 * @return {Promise< import('./tally.mjs').Result >} By test.
 */
export async function runUnit( scratch ) {
	const file = path.join( scratch, 'jest.json' );
	const { ok, output } = await tryRun(
		process.execPath,
		[
			path.join( ROOT, 'node_modules/jest/bin/jest.js' ),
			'--config=tools/test/jest.config.cjs',
			'--json',
			`--outputFile=${ file }`,
		],
		{ NODE_ENV: 'test' }
	);
	const report = readJson( file );
	if ( ! report ) {
		return { passed: 0, failed: 1, skipped: 0, output };
	}
	const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
	return {
		passed: report.numPassedTests,
		failed: ok ? failed : Math.max( failed, 1 ),
		skipped: report.numPendingTests + report.numTodoTests,
		output: report.testResults
			.filter( ( { status } ) => status === 'failed' )
			.map( ( { message } ) => message )
			.join( '\n' ),
	};
}
