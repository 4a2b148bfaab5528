/**
 * `npm run format` formats all files: TypeScript and tools with Prettier, styles with Stylelint, PHP with phpcbf.
 * phpcbf.
 */
import { phpTools, wordPressStandard } from './checks/lib/php-tools.mjs';
import { prettier } from './checks/lib/prettier.mjs';
import { run } from './checks/lib/run.mjs';
import { stylelint } from './checks/lib/stylelint.mjs';

/** Prints what cannot be formatted automatically; the check with the same name fails for it. */
const tell = ( { output } ) => output.trim() && console.log( output.trim() );

const formatted = await prettier( '--write' );
tell( formatted );
tell( await stylelint( '--fix' ) );

const tools = await phpTools();
if ( tools.ready ) {
	tell( await run( 'php', wordPressStandard( 'phpcbf' ) ) );
} else {
	console.error( `PHP was not formatted. ${ tools.why }` );
}
process.exitCode = formatted.code;
