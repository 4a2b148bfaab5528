import { __ } from '@wordpress/i18n';
import type { StarterKit } from '../rules/answers';
import type { Chosen } from './useImport';

/** The parameter with which the screen after activation names a kit (StartScreen.php). */
const STARTER = 'starter';

/** The parameter with which Tools → Import names a kit of pages of this site (BuilderImportScreen.php). */
const UPLOAD = 'upload';

/** Takes the kit from the page's address and removes it there, so that a reload starts again. */
export function takeWanted( kits: readonly StarterKit[] ): Chosen | undefined {
	const address = new URL( window.location.href );
	const starter = address.searchParams.get( STARTER );
	const upload = address.searchParams.get( UPLOAD );
	if ( starter === null && upload === null ) {
		return undefined;
	}
	address.searchParams.delete( STARTER );
	address.searchParams.delete( UPLOAD );
	window.history.replaceState( window.history.state, '', address );
	if ( upload !== null ) {
		return {
			source: { upload },
			title: __( 'Chosen pages', 'rueda' ),
		};
	}
	const kit = kits.find( ( one ) => one.id === starter );
	return kit && { source: { starter: kit.id }, title: kit.title };
}
