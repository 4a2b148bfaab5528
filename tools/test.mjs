/**
 * `npm test` runs all checks, also in a fresh clone. docs/testing.md lists its arguments.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { ensureBuild } from './lib/build.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { explain, inWords } from './lib/problem.mjs';
import { speaker } from './lib/say.mjs';
import { checkNames } from './test/checks.mjs';
import { needsBuild, readOptions } from './test/options.mjs';
import { jobs } from './test/plan.mjs';
import { siteKeeper } from './test/sites.mjs';
import { Tally } from './test/tally.mjs';

const say = speaker();
const scratch = fs.mkdtempSync( path.join( os.tmpdir(), 'rueda-test-' ) );
const sites = siteKeeper( scratch, say );
const tally = new Tally();

async function cleanUp() {
	await sites.stop();
	fs.rmSync( scratch, { recursive: true, force: true } );
}

for ( const signal of [ 'SIGINT', 'SIGTERM' ] ) {
	process.once( signal, async () => {
		await cleanUp();
		process.exit( 1 );
	} );
}

try {
	const options = readOptions( process.argv.slice( 2 ), checkNames() );
	await ensurePackages( say );
	const queue = jobs( options, { say, sites, scratch } );
	const early = queue.filter( ( { readsSourcesOnly } ) => readsSourcesOnly );
	const late = queue.filter( ( job ) => ! early.includes( job ) );
	const runAll = async ( list ) => {
		for ( let job = list.shift(); job; job = list.shift() ) {
			await tally.part( job.name, job.work );
		}
	};
	const building = needsBuild( options )
		? tally.part( 'build', async () => {
				await ensureBuild( say );
				return { passed: 1, failed: 0, skipped: 0 };
			} )
		: Promise.resolve();
	// Two jobs at a time for two cores: one side builds while the other starts with jobs that need no build.
	await Promise.all( [
		building.then( () => runAll( late ) ),
		runAll( early )
			.then( () => building )
			.then( () => runAll( late ) ),
	] );
	tally.tell();
	process.exitCode = tally.sum().failed > 0 ? 1 : 0;
} catch ( error ) {
	process.stderr.write( `${ inWords( explain( error, 'npm test' ) ) }\n` );
	process.exitCode = 1;
} finally {
	await cleanUp();
}
