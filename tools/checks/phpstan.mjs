import { outcome, outcomeMissing, run as runProgram } from './lib/run.mjs';
import { phpTools, vendorPath } from './lib/php-tools.mjs';

export const name = 'PHPStan';

export async function run( { ci } ) {
	const tools = await phpTools();
	if ( ! tools.ready ) {
		return outcomeMissing(
			`PHP NOT ANALYSED. ${ tools.why }`,
			ci && tools.reachable
		);
	}
	const { code, output } = await runProgram( 'php', [
		vendorPath( 'phpstan/phpstan/phpstan.phar' ),
		'analyse',
		'--configuration=tools/php/phpstan.neon.dist',
		'--autoload-file=tools/php/WordPressGlobals.php',
		'--memory-limit=2G',
		'--no-progress',
		'--error-format=raw',
	] );
	return outcome( code === 0, output );
}
