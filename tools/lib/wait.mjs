import fs from 'node:fs';

import { Problem } from './problem.mjs';

const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/**
 * Waits for the first page.
 *
 * @param {string}                                                     url
 * @param {ReturnType< typeof import('./processes.mjs').startServer >} server
 * @param {string}                                                     log       What the server says.
 * @param {{ seconds?: number, failed?: RegExp }}                      [options] `failed`: words in the log after which there is no hope.
 */
export async function waitUntilServed(
	url,
	server,
	log,
	{ seconds = 240, failed } = {}
) {
	const until = performance.now() + seconds * 1000;
	let last = 'it did not answer';
	const giveUp = ( what ) =>
		new Problem(
			`WordPress did not start at ${ url }: ${ what }.`,
			`See the log, ${ log }. With --reset the site is made anew.`,
			Object.assign( new Error( what ), {
				output: fs.readFileSync( log, 'utf8' ),
			} )
		);
	while ( performance.now() < until ) {
		if ( server.hasEnded() ) {
			throw giveUp( 'the server ended' );
		}
		if ( failed?.test( fs.readFileSync( log, 'utf8' ) ) ) {
			throw giveUp( 'the server could not set itself up' );
		}
		try {
			const answer = await fetch( `${ url }/`, {
				signal: AbortSignal.timeout( 60_000 ),
			} );
			await answer.arrayBuffer();
			if ( answer.ok ) {
				return;
			}
			last = `the front page answers ${ answer.status }`;
		} catch ( error ) {
			last = error.cause?.message ?? error.message;
		}
		await pause( 100 );
	}
	throw giveUp( last );
}
