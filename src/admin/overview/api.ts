import { reasonText } from '../../frontend/server/errors';
import { request } from '../../frontend/server/http';
import { parseOverview, type Overview } from './overview';

/** A wheel's overview, or an error message. */
export type Outcome =
	| { readonly ok: true; readonly overview: Overview }
	| { readonly ok: false; readonly why: string };

export async function loadOverview(
	wheel: number,
	signal?: AbortSignal
): Promise< Outcome > {
	const answer = await request( {
		path: `/rueda/v1/overview/${ wheel }`,
		...( signal && { signal } ),
	} );
	if ( ! answer.ok ) {
		return {
			ok: false,
			why: answer.message ?? reasonText( answer.reason ),
		};
	}
	const overview = parseOverview( answer.data );
	return overview
		? { ok: true, overview }
		: { ok: false, why: reasonText( 'unknown_error' ) };
}
