/** What a wheel that asks for wishes has besides, in a chunk that other wheels do not fetch. */
import { lazyComponent } from '../../../../frontend/loader/lazy-component';

/** Both scales of a question. */
export const Ask = lazyComponent(
	'wished',
	() => import( /* webpackChunkName: "wished" */ './Ask' )
);

/** What the lines in the chart mean. */
export const WishKey = lazyComponent(
	'wished',
	() =>
		import(
			/* webpackChunkName: "wished" */ '../../../../frontend/ui/WishKey'
		)
);

/** The distances in words, on the result. */
export const Gaps = lazyComponent(
	'wished',
	() => import( /* webpackChunkName: "wished" */ './Gaps' )
);
