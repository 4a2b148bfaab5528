import { outcome, outcomeMissing, run as runProgram } from './lib/run.mjs';
import { phpTools, vendorPath } from './lib/php-tools.mjs';

export const name = 'PHP coding standard';

const SETTINGS = [
	// The standard's own code is older than this PHP and says so on every line otherwise.
	'-d',
	'error_reporting=E_ALL&~E_DEPRECATED',
	'-d',
	'memory_limit=1G',
];

const STANDARDS = [
	'wp-coding-standards/wpcs',
	'phpcompatibility/php-compatibility',
	'phpcompatibility/phpcompatibility-paragonie',
	'phpcompatibility/phpcompatibility-wp',
];

async function withWordPressStandard() {
	const { code, output } = await runProgram( 'php', [
		...SETTINGS,
		vendorPath( 'squizlabs/php_codesniffer/bin/phpcs' ),
		'--standard=tools/php/phpcs.xml.dist',
		'--runtime-set',
		'installed_paths',
		STANDARDS.map( vendorPath ).join( ',' ),
	] );
	return outcome( code === 0, output );
}

/** What Debian carries alone: no WordPress standard, but layout, names and syntax of PSR-12's tab variant. */
async function withoutWordPressStandard( why, failed ) {
	const { code, output } = await runProgram( 'phpcs', [
		'--standard=tools/php/phpcs-plain.xml.dist',
	] );
	if ( code === 127 ) {
		return outcomeMissing(
			`PHP CODING STANDARD NOT CHECKED. ${ why } There is no phpcs of the system either.`,
			failed
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
		: withoutWordPressStandard( tools.why, ci && tools.reachable );
}
