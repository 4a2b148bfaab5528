import { outcome, runPackage } from './lib/run.mjs';

export const name = 'ESLint';

export async function run() {
	const { code, output } = await runPackage( 'eslint/bin/eslint.js', [
		// A warning is a rule nobody obeys.
		'--max-warnings=0',
		'--no-warn-ignored',
		'.',
	] );
	return outcome( code === 0, output );
}
