import { ask } from '../outcome';
import type { Outcome } from '../outcome';
import { parseOverview, type Overview } from './overview';

export const loadOverview = (
	wheel: number,
	signal?: AbortSignal
): Promise< Outcome< Overview > > =>
	ask( parseOverview, {
		path: `/rueda/v1/overview/${ wheel }`,
		...( signal && { signal } ),
	} );
