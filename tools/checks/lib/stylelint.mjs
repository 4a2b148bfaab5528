import { runPackage } from './run.mjs';

/**
 * @param {string[]} flags `--fix` repairs what can be repaired.
 * @return {Promise<{ code: number, output: string }>} As of run().
 */
export const stylelint = ( ...flags ) =>
	runPackage( 'stylelint/bin/stylelint.mjs', [
		'--max-warnings=0',
		'--allow-empty-input',
		// Disabling comments that disable nothing are errors.
		'--report-needless-disables',
		'--report-invalid-scope-disables',
		...flags,
		'src/**/*.{css,scss}',
		'includes/**/*.css',
	] );
