import type { StarterKit } from '../rules/answers';
import type { Chosen } from './useImport';

/** The parameter with which the screen after activation names a kit (StartScreen.php). */
const NAME = 'starter';

/** Takes the starter kit from the page's address and removes it there, so that a reload starts again. */
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
