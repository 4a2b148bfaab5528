import { outcome, outcomeMissing, run as runProgram } from './lib/run.mjs';
import { phpTools, wordPressStandard } from './lib/php-tools.mjs';

export const name = 'PHP coding standard';

async function withWordPressStandard() {
	const { code, output } = await runProgram(
		'php',
		wordPressStandard( 'phpcs' )
	);
	return outcome( code === 0, output );
}

/** The checks of Debian's package: syntax, strict types and layout, without WordPress's rules. */
async function withoutWordPressStandard( why, failed, ci ) {
	const { code, output } = await runProgram( 'phpcs', [
		'--standard=tools/php/phpcs-plain.xml.dist',
	] );
	if ( code === 127 ) {
		// Debian has this package, so CI must have it.
		return outcomeMissing(
			`PHP CODING STANDARD NOT CHECKED. ${ why } There is no phpcs of the system either (package php-codesniffer).`,
			ci
		);
	}
	const notice = `PHP coding standard checked WITHOUT the WordPress rules (escaping, nonces, sanitising, database). ${ why }`;
	return code === 0
		? outcomeMissing( notice, failed )
		: outcome( false, output, [ notice ] );
}

export async function run( { ci } ) {
	const tools = await phpTools();
	return tools.ready
		? withWordPressStandard()
		: withoutWordPressStandard( tools.why, ci && tools.reachable, ci );
}
