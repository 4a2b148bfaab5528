import { useEffect, useState } from '@wordpress/element';
import type { Cta } from '../../../frontend/cta/cta';
import { loadSiteCta } from './api';

type SiteCta =
	| { readonly status: 'loading' | 'failed' }
	| { readonly status: 'loaded'; readonly cta: Cta };

export function useSiteCta( isWanted: boolean ): SiteCta {
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
			// Only our own leaving rejects.
			() => undefined
		);
		return () => leaving.abort();
	}, [ isWanted ] );
	return site;
}
