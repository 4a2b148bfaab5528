import { answerWith } from '../../frontend/server/as-sent';
import { ask } from '../outcome';
import type { Outcome } from '../outcome';
import type { Overview } from './overview';

export const loadOverview = (
	wheel: number,
	signal?: AbortSignal
): Promise< Outcome< Overview > > =>
	ask( answerWith< Overview >( 'areas' ), {
		path: `/rueda/v1/overview/${ wheel }`,
		...( signal && { signal } ),
	} );
