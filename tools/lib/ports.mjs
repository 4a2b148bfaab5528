import net from 'node:net';

import { Problem } from './problem.mjs';

function canListen( port ) {
	return new Promise( ( resolve ) => {
		const server = net.createServer();
		server.once( 'error', () => resolve( null ) );
		server.listen( { port, host: '127.0.0.1', exclusive: true }, () => {
			const address = server.address();
			server.close( () => resolve( address.port ) );
		} );
	} );
}

/** Any port that is free now. */
export const freePort = () => canListen( 0 );

/**
 * Returns the requested port, or throws if it is taken.
 *
 * @param {number} port
 */
export async function claim( port ) {
	if ( ! Number.isInteger( port ) || port < 1 || port > 65535 ) {
		throw new Problem(
			`${ Number.isNaN( port ) ? 'That' : `"${ port }"` } is not a port.`,
			'Choose a number from 1024 to 65535, as in --port=8900.'
		);
	}
	if ( ( await canListen( port ) ) === null ) {
		throw new Problem(
			`Port ${ port } is taken by another program.`,
			`Stop that program, or choose another port, as in --port=${ port + 1 }.`
		);
	}
	return port;
}
