/**
 * `npm run zip` writes dist/rueda.zip for the upload screen of a site, and dist/rueda-qa.zip for that of a test site. It
 * builds the plugin first if necessary.
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
	const { contentsOfQa, packQa } = await import( './zip/qa.mjs' );
	const { archive, files, problems } = await pack();
	if ( problems.length > 0 ) {
		throw new Problem(
			problems.join( '\n' ),
			'Mend it, then run `npm run zip` again.'
		);
	}
	mkdirSync( path.join( ROOT, 'dist' ), { recursive: true } );
	writeFileSync( path.join( ROOT, 'dist/rueda.zip' ), archive );
	const qa = packQa();
	writeFileSync( path.join( ROOT, 'dist/rueda-qa.zip' ), qa );
	say(
		`dist/rueda.zip: ${ files.length } files, ${ kibibytes( archive.length ) }`
	);
	say(
		`dist/rueda-qa.zip, for test sites: ${ contentsOfQa().size } files, ${ kibibytes( qa.length ) }`
	);
} catch ( error ) {
	process.stderr.write(
		`${ inWords( explain( error, 'Packing Rueda' ) ) }\n`
	);
	process.exitCode = 1;
}
