import http from 'node:http';

const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** One request after the other, because wp-now has one PHP and answers 502 after five seconds of waiting. */
function queue() {
	let last = Promise.resolve();
	return ( work ) => {
		const mine = last.then( work );
		last = mine.catch( () => {} );
		return mine;
	};
}

async function bodyOf( request ) {
	const chunks = [];
	for await ( const chunk of request ) {
		chunks.push( chunk );
	}
	return Buffer.concat( chunks );
}

function pass( port, { method, url, headers }, body ) {
	return new Promise( ( resolve, reject ) => {
		const request = http.request(
			{ host: '127.0.0.1', port, method, path: url, headers },
			( answer ) => {
				bodyOf( answer ).then(
					( content ) =>
						resolve( {
							status: answer.statusCode,
							headers: answer.headers,
							content,
						} ),
					reject
				);
			}
		);
		request.on( 'error', reject );
		request.end( body );
	} );
}

// These files come from the disk and need no PHP.
const isFile = ( url ) =>
	/^\/wp-(content|includes|admin)\/[^?]*\.(?!php)\w+(\?|$)/.test( url );

/** Passes a request to wp-now. Requests that only read are repeated if there is no answer. */
async function forward( target, request, body ) {
	const { cookie, connection, ...headers } = request.headers;
	const own = {
		...headers,
		connection: 'close',
		'x-rueda-cookie': cookie ?? '',
	};
	const again = request.method === 'GET' || request.method === 'HEAD';
	for ( let tries = again ? 4 : 1; ; tries-- ) {
		const answer = await pass(
			target,
			{ method: request.method, url: request.url, headers: own },
			body
		);
		if ( answer.status !== 502 || tries === 1 ) {
			return answer;
		}
		await pause( 300 );
	}
}

/** Sends an answer as a whole, with its length. */
function send( answer, request, response ) {
	const {
		connection,
		'transfer-encoding': encoding,
		'content-length': length,
		...headers
	} = answer.headers;
	response.writeHead( answer.status, {
		...headers,
		...( request.method === 'HEAD'
			? {}
			: { 'content-length': answer.content.length } ),
	} );
	response.end( answer.content );
}

/**
 * Gives each client of wp-now its own cookies. wp-now drops the browser's and shares one set between all clients,
 * so they travel in another header, which qa/plugin/parts/cookies.php turns into cookies again.
 *
 * @param {{ port: number, target: number }} options The port to listen on, and wp-now's.
 */
export async function startCookieProxy( { port, target } ) {
	const inTurn = queue();
	const server = http.createServer( async ( request, response ) => {
		try {
			const body = await bodyOf( request );
			const ask = () => forward( target, request, body );
			const answer = isFile( request.url )
				? await ask()
				: await inTurn( ask );
			send( answer, request, response );
		} catch ( error ) {
			// The client or wp-now has closed the connection.
			if ( ! response.headersSent ) {
				response.writeHead( 502, { 'content-type': 'text/plain' } );
			}
			response.end( `WordPress did not answer: ${ error.message }\n` );
		}
	} );
	await new Promise( ( resolve, reject ) => {
		server.once( 'error', reject );
		server.listen( port, '127.0.0.1', resolve );
	} );
	return {
		stop: () =>
			new Promise( ( resolve ) => {
				server.close( () => resolve() );
				server.closeAllConnections();
			} ),
	};
}
