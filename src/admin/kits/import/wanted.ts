import type { StarterKit } from '../rules/answers';
import type { Chosen } from './useImport';

/** The parameter by which the offer after activation names a kit (StartScreen.php). */
const NAME = 'starter';

/** The starter kit that the page's address names. Once taken it is named no more, so that a reload begins anew. */
export function takeWanted( kits: readonly StarterKit[] ): Chosen | undefined {
	const address = new URL( window.location.href );
	const id = address.searchParams.get( NAME );
	if ( id === null ) {
		return undefined;
	}
	address.searchParams.delete( NAME );
	window.history.replaceState( window.history.state, '', address );
	const kit = kits.find( ( one ) => one.id === id );
	return kit && { source: { starter: kit.id }, title: kit.title };
}
