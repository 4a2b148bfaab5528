import type { Failure } from '../../../frontend/server/answer';

/** Whether it is unknown what the server did: the connection broke, or a proxy has answered. */
export const isLost = ( { reason, status = 0 }: Failure ): boolean =>
	reason === 'fetch_error' ||
	reason === 'timeout' ||
	( reason === 'invalid_json' && status >= 500 );
