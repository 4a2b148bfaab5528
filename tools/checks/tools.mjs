import { outcome, run as runProgram, treeFiles } from './lib/run.mjs';

export const name = 'Tools: their own tests';

export async function run() {
	const files = treeFiles().filter( ( file ) =>
		/^tools\/.*\.test\.mjs$/.test( file )
	);
	const { code, output } = await runProgram( process.execPath, [
		'--test',
		...files,
	] );
	return outcome( code === 0, output );
}
