import { useEffect, useState } from '@wordpress/element';
import { type Cta, parseGlobalCta } from '../../../frontend/cta/cta';
import { ajax } from '../../../frontend/server/http';

/** Loads the site's call to action as visitors get it; null if that failed. */
async function loadSiteCta( signal: AbortSignal ): Promise< Cta | null > {
	const answer = await ajax( 'getCTA', { mode: 'front' }, { signal } );
	return answer.ok ? parseGlobalCta( answer.data ) : null;
}

type SiteCta =
	| { readonly status: 'loading' | 'failed' }
	| { readonly status: 'loaded'; readonly cta: Cta };

export function useSiteCallToAction( isWanted: boolean ): SiteCta {
	const [ site, setSite ] = useState< SiteCta >( { status: 'loading' } );
	useEffect( () => {
		if ( ! isWanted ) {
			return undefined;
		}
		const leaving = new AbortController();
		loadSiteCta( leaving.signal ).then(
			( cta ) =>
				setSite(
					cta ? { status: 'loaded', cta } : { status: 'failed' }
				),
			// Rejects only when the component unmounts.
			() => undefined
		);
		return () => leaving.abort();
	}, [ isWanted ] );
	return site;
}
