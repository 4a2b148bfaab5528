import { ajax } from '../../../frontend/server/http';
import { type Cta, parseGlobalCta } from '../../../frontend/cta/cta';

/** The site's call to action as visitors get it; null when it could not be loaded. */
export async function loadSiteCta(
	signal: AbortSignal
): Promise< Cta | null > {
	const answer = await ajax( 'getCTA', { mode: 'front' }, { signal } );
	return answer.ok ? parseGlobalCta( answer.data ) : null;
}
