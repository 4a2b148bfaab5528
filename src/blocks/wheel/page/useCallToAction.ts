import { useEffect, useState } from '@wordpress/element';
import type { Cta } from '../../../frontend/cta/cta';
import type { Flow } from '../rules/screens';
import type { Wheel } from '../rules/wheel';
import type { Choice } from './load-call-to-action';

/** Loads the wheel's call to action when the questions start. If that fails, none is shown. */
export function useCallToAction( wheel: Wheel | null, flow: Flow ): Cta | null {
	const [ choice, setChoice ] = useState< Choice | null >( null );
	const isStarted = flow.screen !== 'intro';
	useEffect( () => {
		if ( ! wheel || ! isStarted ) {
			return undefined;
		}
		const leaving = new AbortController();
		import( /* webpackChunkName: "report" */ './load-call-to-action' ).then(
			( { loadCallToAction } ) =>
				loadCallToAction( wheel, leaving.signal, ( chosen ) =>
					setChoice( () => chosen )
				),
			() => undefined
		);
		return () => leaving.abort();
	}, [ wheel, isStarted ] );

	return choice && flow.screen === 'result' ? choice( flow ) : null;
}
