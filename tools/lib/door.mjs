import { Problem } from './problem.mjs';

/**
 * Asks the site's own door (tools/mu/parts/door.php) for something.
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
		// Not our door's answer: told below.
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
