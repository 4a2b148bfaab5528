/** What ESLint and the compiler say, who share one program: each needs the types of everything. */
import path from 'node:path';
import { root, run } from './run.mjs';

const SILENT = 'ESLint and the compiler ended without a word.';

let looking = null;

async function look() {
	const { code, output } = await run( process.execPath, [
		// More room for new objects: a fifth of the whole time was spent on collecting garbage.
		'--max-semi-space-size=128',
		path.join( root, 'tools/checks/lib/lint.mjs' ),
	] );
	// Whatever else a package has to say is on other lines.
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
