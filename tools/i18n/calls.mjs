/** Calls of WordPress's translation functions, the same in PHP and in TypeScript. */

const DOMAIN = 'rueda';
const SIMPLE = { text: 0, domain: 1 };
const WITH_CONTEXT = { text: 0, context: 1, domain: 2 };

/** Which argument is what, in the functions that both languages have. */
export const FUNCTIONS = {
	__: SIMPLE,
	_x: WITH_CONTEXT,
	_n: { text: 0, plural: 1, domain: 3 },
	_nx: { text: 0, plural: 1, context: 3, domain: 4 },
};

/** Those of PHP. */
export const PHP_FUNCTIONS = {
	...FUNCTIONS,
	_e: SIMPLE,
	esc_html__: SIMPLE,
	esc_html_e: SIMPLE,
	esc_attr__: SIMPLE,
	esc_attr_e: SIMPLE,
	_ex: WITH_CONTEXT,
	esc_html_x: WITH_CONTEXT,
	esc_attr_x: WITH_CONTEXT,
	_n_noop: { text: 0, plural: 1, domain: 2 },
	_nx_noop: { text: 0, plural: 1, context: 2, domain: 3 },
};

export const TRANSLATORS = /translators:/i;

const textOfComment = ( text ) =>
	text
		.replace( /^(\/\*+|\/\/+|#)|\*+\/$/g, '' )
		.split( '\n' )
		.map( ( part ) => part.replace( /^\s*\*?\s?/, '' ).trim() )
		.join( ' ' )
		.trim();

/**
 * Reads one call.
 *
 * @param {{ name: string, comment?: string }} call      Its function, and the comment for translators.
 * @param {Object}                             places    Which argument is what.
 * @param {( place: number ) => string | null} literalAt The text of an argument; null if it is no literal.
 * @param {{ file: string, line: number }}     where
 * @return {{ found?: import('./catalog.mjs').Found, problem?: string }} What is said, or what is wrong.
 */
export function readCall( call, places, literalAt, where ) {
	const { domain, ...said } = Object.fromEntries(
		Object.entries( places ).map( ( [ part, place ] ) => [
			part,
			literalAt( place ),
		] )
	);
	const at = `${ where.file }:${ where.line }`;
	if ( domain === null || Object.values( said ).includes( null ) ) {
		return {
			problem: `${ at }: ${ call.name }() needs whole literal strings, and the domain '${ DOMAIN }'.`,
		};
	}
	return domain === DOMAIN
		? {
				found: {
					...said,
					comment: call.comment && textOfComment( call.comment ),
					...where,
				},
			}
		: {
				problem: `${ at }: the domain is '${ domain }', not '${ DOMAIN }'.`,
			};
}
