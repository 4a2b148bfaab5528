import { Problem } from './problem.mjs';

/**
 * Sends a command to the site's endpoint for tools (qa/plugin/parts/endpoint.php).
 *
 * @param {string}                    url     The site.
 * @param {string}                    secret
 * @param {string}                    command
 * @param {Record< string, unknown >} [input]
 * @return {Promise< any >} Its answer.
 */
export async function ask( url, secret, command, input = {} ) {
	const answer = await fetch( `${ url }/?rueda_test=${ command }`, {
		method: 'POST',
		headers: {
			'X-Rueda-Secret': secret,
			'Content-Type': 'application/json',
		},
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
