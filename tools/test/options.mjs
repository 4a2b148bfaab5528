import { Problem } from '../lib/problem.mjs';

/** The versions that every release is tested on: the lowest supported one and the newest. */
const VERSIONS = [ '6.5', '7.1' ];
const ENGINES = [ 'native', 'wp-now' ];
const PARTS = [ 'checks', 'unit', 'php', 'mariadb', 'e2e' ];

const USAGE = `npm test                                   everything
npm test -- unit php                       some parts: ${ PARTS.join( ', ' ) }
npm test -- types eslint                   single checks, by the name of their file in tools/checks
npm test -- php --wp=6.5                   on one WordPress version
npm test -- e2e --wp=7.1 --engine=wp-now   browser tests on one version and engine (${ ENGINES.join( ', ' ) })
npm test -- e2e -g "a name" page-weight.spec.ts  some of them`;

/**
 * @typedef {Object} Options
 * @property {string[]}      parts    Empty: all of them.
 * @property {string[]}      checks   Single checks asked for.
 * @property {string[]}      versions
 * @property {string | null} engine   Null: the best there is, and wp-now for the main paths besides.
 * @property {string[]}      filter   What Playwright gets passed on.
 * @property {boolean}       ci
 */

/**
 * @param {string[]} args
 * @param {string[]} checks The names of the checks there are.
 * @return {Options} What to run.
 */
export function readOptions( args, checks ) {
	const options = {
		parts: [],
		checks: [],
		versions: VERSIONS,
		engine: null,
		filter: [],
		ci: Boolean( process.env.CI ),
	};
	for ( let at = 0; at < args.length; at++ ) {
		const arg = args[ at ];
		const [ flag, value = '' ] = arg.split( /=(.*)/s );
		if ( PARTS.includes( arg ) ) {
			options.parts.push( arg );
		} else if ( checks.includes( arg ) ) {
			options.checks.push( arg );
		} else if ( flag === '--wp' && value ) {
			options.versions = value.split( ',' );
		} else if ( flag === '--engine' && ENGINES.includes( value ) ) {
			options.engine = value;
		} else if ( arg === '-g' && args[ at + 1 ] ) {
			options.filter.push( '-g', args[ ++at ] );
		} else if ( /\.spec\.ts(:\d+)?$/.test( arg ) ) {
			options.filter.push( arg );
		} else {
			throw new Problem(
				`"${ arg }" is nothing that npm test knows.`,
				`Ask like this:\n${ USAGE }`
			);
		}
	}
	return options;
}

/**
 * Whether the command line asks for a part.
 *
 * @param {Options} options
 * @param {string}  part
 */
export const wants = ( { parts, checks }, part ) =>
	parts.includes( part ) || ( parts.length === 0 && checks.length === 0 );

/**
 * The unit tests need only the sources, everything else needs the build.
 *
 * @param {Options} options
 */
export const needsBuild = ( { parts, checks } ) =>
	checks.length > 0 ||
	parts.length === 0 ||
	parts.some( ( part ) => part !== 'unit' );
