/**
 * `npm run zip` writes dist/rueda.zip for the upload screen of a site, and builds the plugin first if necessary.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './lib/build.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { ROOT } from './lib/paths.mjs';
import { explain, inWords, Problem } from './lib/problem.mjs';
import { speaker } from './lib/say.mjs';

const say = speaker();

try {
	await ensurePackages( say );
	await ensureBuild( say );
	// Imported late, because a fresh clone has no packages yet.
	const { kibibytes, pack } = await import( './zip/plugin.mjs' );
	const { archive, files, problems } = await pack();
	if ( problems.length > 0 ) {
		throw new Problem(
			problems.join( '\n' ),
			'Mend it, then run `npm run zip` again.'
		);
	}
	mkdirSync( path.join( ROOT, 'dist' ), { recursive: true } );
	writeFileSync( path.join( ROOT, 'dist/rueda.zip' ), archive );
	say(
		`dist/rueda.zip: ${ files.length } files, ${ kibibytes( archive.length ) }`
	);
} catch ( error ) {
	process.stderr.write(
		`${ inWords( explain( error, 'Packing Rueda' ) ) }\n`
	);
	process.exitCode = 1;
}
