import { request } from '../../../frontend/server/http';
import { linksIn, type Links } from '../rules/links';

/** Links are an extra: without them the chart is whole, so a failure is no news to the visitor. */
export async function loadLinks(
	wheelId: number,
	signal: AbortSignal
): Promise< Links | null > {
	const answer = await request( {
		path: `/wp/v2/wheel/${ wheelId }?_fields=blocks`,
		signal,
	} );
	return answer.ok ? linksIn( answer.data ) : null;
}
