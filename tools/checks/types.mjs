import { outcome, runPackage } from './lib/run.mjs';

export const name = 'TypeScript: types';

export async function run() {
	const { code, output } = await runPackage( 'typescript/bin/tsc', [
		'--project',
		'.',
		'--noEmit',
		'--pretty',
		'false',
	] );
	return outcome( code === 0, output );
}
