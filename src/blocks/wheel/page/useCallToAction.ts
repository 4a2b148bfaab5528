import { useEffect, useState } from '@wordpress/element';
import { chooseCta, type Cta, ctaNeeds } from '../../../frontend/cta/cta';
import { type Loaded, loadCta, loadPageLink } from './api';
import type { Wheel } from '../rules/wheel';

/** Loads the wheel's call to action when the questions start. If that fails, none is shown. */
export function useCallToAction(
	wheel: Wheel | null,
	isStarted: boolean
): Cta | null {
	const [ globalCta, setGlobalCta ] = useState< Cta | null >( null );
	const [ pageLink, setPageLink ] = useState< string | null >( null );
	const cta = wheel?.cta;

	useEffect( () => {
		if ( cta === undefined || ! isStarted ) {
			return undefined;
		}
		const leaving = new AbortController();
		const { needsGlobal, pageId } = ctaNeeds( cta );
		if ( needsGlobal ) {
			take( loadCta( leaving.signal ), setGlobalCta );
		}
		if ( pageId !== null ) {
			take( loadPageLink( pageId, leaving.signal ), setPageLink );
		}
		return () => leaving.abort();
	}, [ cta, isStarted ] );

	return chooseCta( cta, globalCta, pageLink );
}

function take< T >(
	call: Promise< Loaded< T > >,
	set: ( value: T ) => void
): void {
	call.then(
		( loaded ) => {
			if ( loaded.status === 'loaded' ) {
				set( loaded.value );
			}
		},
		// Rejects only when the component unmounts.
		() => undefined
	);
}
