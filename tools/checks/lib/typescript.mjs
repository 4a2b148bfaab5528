/** Reads the results of ESLint and the compiler, which share one program. */
import path from 'node:path';
import { root, run } from './run.mjs';

const SILENT = 'ESLint and the compiler ended without a word.';

let looking = null;

async function look() {
	const { code, output } = await run( process.execPath, [
		// More space for new objects, because a fifth of the time was spent on garbage collection.
		'--max-semi-space-size=128',
		path.join( root, 'tools/checks/lib/lint.mjs' ),
	] );
	// The result is on one line, and other lines are output of the tools.
	const found = output
		.split( '\n' )
		.find( ( line ) => line.startsWith( '{"types":' ) );
	return code === 0 && found
		? JSON.parse( found )
		: { types: output || SILENT, rules: output || SILENT };
}

/** @return {Promise< { rules: string, types: string } >} What is wrong, in words; found once for both who ask. */
export const lint = () => ( looking ??= look() );

export const isLinting = () => looking !== null;
