import type { Failure } from '../../../frontend/server/answer';

/** Whether nobody knows what the server has done: the line broke, or a proxy has answered with a page of its own. */
export const isLost = ( { reason, status = 0 }: Failure ): boolean =>
	reason === 'fetch_error' ||
	reason === 'timeout' ||
	( reason === 'invalid_json' && status >= 500 );
