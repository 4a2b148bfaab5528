/** What follows the questions, in a chunk of its own. */
import { lazyComponent } from '../../../../frontend/loader/lazy-component';
import { fetchSaving } from '../useReport';

export const Result = lazyComponent(
	'result',
	() => import( /* webpackChunkName: "result" */ './Result' )
);

export const Review = lazyComponent(
	'result',
	() => import( /* webpackChunkName: "result" */ './Review' )
);

/** Fetches it while the visitor answers. If that fails, it is tried again when it is needed. */
export function fetchEnd(): void {
	for ( const part of [ Result.soon, Review.soon, fetchSaving ] ) {
		part().catch( () => undefined );
	}
}
