/** Prettier as wp-scripts sets it up, also for .mjs, which `wp-scripts format` leaves out. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, runPackage } from './run.mjs';

const fromScripts = createRequire(
	path.join( root, 'node_modules/@wordpress/scripts/package.json' )
);

/**
 * @param {'--check' | '--write'} mode
 * @return {Promise<{ code: number, output: string }>} As of run().
 */
export const prettier = ( mode ) =>
	runPackage( 'prettier/bin/prettier.cjs', [
		mode,
		'--log-level=warn',
		`--config=${ fromScripts.resolve( '@wordpress/prettier-config' ) }`,
		'--ignore-path=.gitignore',
		'--no-error-on-unmatched-pattern',
		'src',
		'tests',
		'tools',
		'qa',
		// Generated files.
		'!tests/php/fixtures/built/**',
		// Block markup, which WordPress compares with what its editor would save.
		'!tools/mu/demo/*.html',
		// Stylelint formats styles, and the two tools disagree about empty lines.
		'!**/*.{css,scss}',
		'*.{cjs,js,mjs,ts}',
		'.stylelintrc.cjs',
	] );
