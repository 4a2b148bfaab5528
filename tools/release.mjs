/**
 * `npm run release -- 1.0.0` makes a release: writes the version to all its places, gives the list of changes its date,
 * updates translations, runs all checks and packs the archive. It commits nothing. A second run changes nothing.
 *
 * A version with a suffix, such as 1.0.0-rc.1, leaves the list of changes as it is.
 * `npm run release -- --check` says whether this checkout can be released.
 */
import fs from 'node:fs';
import path from 'node:path';

import { ensurePackages } from './lib/packages.mjs';
import { ROOT } from './lib/paths.mjs';
import { explain, inWords, Problem } from './lib/problem.mjs';
import { npm } from './lib/run.mjs';
import { speaker } from './lib/say.mjs';
import { billOfMaterials } from './release/bill.mjs';
import { wrongInRelease } from './release/check.mjs';
import { byAge, currentVersion, isVersion } from './release/version.mjs';
import { writeRelease } from './release/write.mjs';
import { checkNames } from './test/checks.mjs';

const say = speaker();

function complain( problems ) {
	if ( problems.length > 0 ) {
		throw new Problem(
			problems.join( '\n' ),
			'Mend it, then run the same command again.'
		);
	}
}

async function release( version ) {
	const current = currentVersion( ROOT );
	if ( ! isVersion( version ) ) {
		throw new Problem(
			`"${ version }" is no version.`,
			'Give it like this: npm run release -- 1.0.0'
		);
	}
	if ( byAge( version, current ) < 0 ) {
		throw new Problem(
			`${ version } is older than ${ current }, which this checkout is.`,
			'Versions only go up, because sites update to the higher one.'
		);
	}
	await ensurePackages( say );
	writeRelease( ROOT, version, new Date().toISOString().slice( 0, 10 ) );
	complain( wrongInRelease( ROOT ) );
	await say.step( 'Translations', () =>
		npm( [ 'run', 'i18n' ], { cwd: ROOT } )
	);
	await say.step( 'Building Rueda', () =>
		npm( [ 'run', 'build' ], { cwd: ROOT } )
	);
	await say.step( 'All checks', () =>
		npm( [ 'test', '--', ...checkNames() ], { cwd: ROOT } )
	);
	await say.step( 'Packing', () => npm( [ 'run', 'zip' ], { cwd: ROOT } ) );
	fs.writeFileSync(
		path.join( ROOT, 'dist/rueda.cdx.json' ),
		await billOfMaterials( ROOT )
	);
	say( 'dist/rueda.zip and dist/rueda.cdx.json are ready. What is left:' );
	say( `  git commit --all --message "release ${ version }"` );
	say( `  git tag --annotate v${ version } --message "${ version }"` );
}

const [ wish = '' ] = process.argv.slice( 2 );
try {
	if ( wish === '--check' ) {
		complain( wrongInRelease( ROOT ) );
		say( `${ currentVersion( ROOT ) } can be released.` );
	} else {
		await release( wish );
	}
} catch ( error ) {
	process.stderr.write(
		`${ inWords( explain( error, 'Making the release' ) ) }\n`
	);
	process.exitCode = 1;
}
