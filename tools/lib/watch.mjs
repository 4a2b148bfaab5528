import { createRequire } from 'node:module';

import { forgetBuild } from './build.mjs';
import { ROOT } from './paths.mjs';
import { startServer } from './processes.mjs';

/** Rebuilds whenever a source changes, and prints its output in the same window. */
export function startWatch() {
	// This writes a development build into the same folder.
	forgetBuild();
	const wpScripts = createRequire( import.meta.url ).resolve(
		'@wordpress/scripts/bin/wp-scripts.js'
	);
	return startServer(
		process.execPath,
		[ wpScripts, 'start', '--source-path=src', '--output-path=build' ],
		{
			cwd: ROOT,
			env: process.env,
			log: null,
		}
	);
}
