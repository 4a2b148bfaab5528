import { Problem } from './problem.mjs';

/**
 * Sends a command to QA's plugin on a site of this machine (qa/plugin/parts/routes.php).
 *
 * @param {string}                    url     The site.
 * @param {string}                    command
 * @param {Record< string, unknown >} [input]
 * @return {Promise< any >} Its answer.
 */
export async function ask( url, command, input = {} ) {
	const route = `/rueda-qa/v1/commands/${ command }`;
	const answer = await fetch( `${ url }/?rest_route=${ route }`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( input ),
	} );
	const text = await answer.text();
	try {
		const data = JSON.parse( text );
		if ( answer.ok ) {
			return data;
		}
	} catch {
		// Not the endpoint's answer; reported below.
	}
	throw new Problem(
		`The site did not do "${ command }": it answers ${ answer.status }.`,
		'The lines above are its answer; PHP may say more in its log.',
		Object.assign( new Error( 'refused' ), {
			output: text
				.replace( /<style[\s\S]*?<\/style>|<[^>]+>/g, '' )
				.slice( 0, 2000 ),
		} )
	);
}
