import { readAjax } from './ajax';
import type { Answer } from './answer';
import { ajax } from './http';

/** An email has no key, so it is sent again only where a status says that nothing was sent before. */
const mayRepeat = ( action: string, status = 0 ): boolean =>
	action !== 'sendMyWheelEmail' || status >= 400;

/** A visitor's POST to admin-ajax, or to the page itself where something else than the site has refused it. */
export async function ajaxOrPage(
	...call: Parameters< typeof ajax >
): Promise< Answer > {
	const answer = await ajax( ...call );
	const [ action, fields ] = call;
	return ! answer.ok &&
		answer.reason === 'invalid_json' &&
		mayRepeat( action, answer.status )
		? import( /* webpackChunkName: "plain" */ './page-post' )
				.then( ( { postToPage } ) =>
					postToPage( answer, { ...fields, action }, readAjax )
				)
				.catch( () => answer )
		: answer;
}
