/**
 * The form for browsers without JavaScript, which is all that works where something else than WordPress answers scripts
 * of visitors. It is fetched only there.
 */
import { lazyComponent } from '../../../frontend/loader/lazy-component';
import { recall } from './stored-answers';
import type { WheelState } from './useWheel';

const PlainWheel = lazyComponent(
	'plain wheel',
	() => import( /* webpackChunkName: "plain" */ './PlainWheel' )
);

/** Null where the wheel itself works, or the server has printed no such form. */
export const plainOf = (
	state: WheelState,
	nodes: readonly ChildNode[],
	key: string
) =>
	state.status === 'failed' &&
	state.reason === 'invalid_json' &&
	nodes.some(
		( node ) => node instanceof Element && node.matches( 'noscript' )
	) ? (
		<PlainWheel
			nodes={ nodes }
			kept={ recall( () => window.sessionStorage, key ) }
			httpStatus={ state.httpStatus }
		/>
	) : null;
