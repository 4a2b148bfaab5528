/**
 * Browser tests find things as people do: by role, label or text. A class, an id or an attribute is for what has
 * neither, and each has its reason. They wait for states, never for a time. Code that runs inside the page is not
 * counted.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeOf, root, treeFiles } from './lib/run.mjs';

export const name =
	'Browser tests: they find things as people do, and wait for states';

/** So many look-ups by role, label or text for each by class, id or attribute. */
const LEAST = 20;

const BY_PEOPLE = /\bgetBy(?:Role|Label|Text|Placeholder|AltText|Title)\s*\(/g;
const BY_MARKUP =
	/\bgetByTestId\s*\(|\.locator\(\s*(?:(['"`])(.*?)\1|[A-Za-z])/gs;
const FIXED_WAIT = /\b(?:waitForTimeout|setTimeout|sleep)\b/;

/**
 * Counts look-ups. Plain names of elements (`canvas`, `li`) and the parent (`..`) belong to neither kind.
 *
 * @param {string} code
 * @return {{ people: number, markup: number }} How many of each kind.
 */
export const countLookups = ( code ) => ( {
	people: code.match( BY_PEOPLE )?.length ?? 0,
	markup: [ ...code.matchAll( BY_MARKUP ) ].filter(
		( [ , , selector ] ) =>
			selector === undefined ||
			( selector !== '..' && /[.#[]/.test( selector ) )
	).length,
} );

/**
 * Finds waits for a time.
 *
 * @param {string} code
 * @return {number[]} Their lines.
 */
export const waitsFor = ( code ) =>
	code
		.split( '\n' )
		.flatMap( ( line, index ) =>
			FIXED_WAIT.test( line ) ? [ index + 1 ] : []
		);

export async function run() {
	const problems = [];
	const total = { people: 0, markup: 0 };
	for ( const file of treeFiles().filter( ( one ) =>
		/^(?:tests\/e2e|qa)\/.*\.ts$/.test( one )
	) ) {
		const code = readFileSync( path.join( root, file ), 'utf8' );
		const { people, markup } = countLookups( code );
		total.people += people;
		total.markup += markup;
		problems.push(
			...waitsFor( code ).map(
				( line ) =>
					`${ file }:${ line }: waits for a time instead of a state.`
			)
		);
	}
	if ( total.people < LEAST * total.markup ) {
		problems.push(
			`tests/e2e: ${ total.people } look-ups by role, label or text and ${ total.markup } by class, id or attribute, which is less than ${ LEAST } to 1.`
		);
	}
	return outcomeOf( problems );
}
