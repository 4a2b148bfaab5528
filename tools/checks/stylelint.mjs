import { outcome, runPackage } from './lib/run.mjs';

export const name = 'Stylelint';

export async function run() {
	const { code, output } = await runPackage( 'stylelint/bin/stylelint.mjs', [
		'--max-warnings=0',
		'--allow-empty-input',
		// An exception that excepts nothing any more is removed.
		'--report-needless-disables',
		'--report-invalid-scope-disables',
		'src/**/*.{css,scss}',
	] );
	return outcome( code === 0, output );
}
