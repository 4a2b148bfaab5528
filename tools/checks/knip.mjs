import { outcome, runPackage } from './lib/run.mjs';

export const name = 'Unused files, exports and packages';

export async function run() {
	const { code, output } = await runPackage( 'knip/bin/knip.js', [
		'--no-progress',
	] );
	return outcome( code === 0, output );
}
