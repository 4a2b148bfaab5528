/**
 * `npm run format`: spaces and line breaks of every file, TypeScript, styles and tools by Prettier, PHP by phpcbf.
 */
import { phpTools, wordPressStandard } from './checks/lib/php-tools.mjs';
import { prettier } from './checks/lib/prettier.mjs';
import { run } from './checks/lib/run.mjs';

const { code, output } = await prettier( '--write' );
if ( output.trim() ) {
	console.log( output.trim() );
}

const tools = await phpTools();
if ( tools.ready ) {
	// It ends with 1 when it changed something and 2 when some things are left to a person: the check names those.
	const php = await run( 'php', wordPressStandard( 'phpcbf' ) );
	console.log( php.output.trim() );
} else {
	console.error( `PHP was not formatted. ${ tools.why }` );
}
process.exitCode = code;
