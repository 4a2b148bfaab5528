import { useEffect, useState } from '@wordpress/element';
import { fieldOf } from '../../frontend/values/field';
import { request } from '../../frontend/server/http';

/** In milliseconds, so that addresses are not checked while they are typed. */
const PAUSE = 800;

/** Links that lead somewhere, and questions under way. A page that is missing now may be published in another tab. */
const known = new Map< string, Promise< boolean > >();

/** Finds links to pages of this site that visitors cannot see. Other sites are not checked. */
export function useDeadLinks(
	links: readonly string[]
): ReadonlySet< string > {
	const [ dead, setDead ] = useState< ReadonlySet< string > >( new Set() );
	const own = links.filter( isOwn ).join( '\n' );
	useEffect( () => {
		let isOver = false;
		const ask = async () => {
			const asked = own ? own.split( '\n' ) : [];
			const answers = await Promise.all( asked.map( isDead ) );
			if ( ! isOver ) {
				setDead(
					new Set( asked.filter( ( _, at ) => answers[ at ] ) )
				);
			}
		};
		const asking = setTimeout( () => void ask(), PAUSE );
		const askAgain = () => {
			if ( ! document.hidden ) {
				void ask();
			}
		};
		document.addEventListener( 'visibilitychange', askAgain );
		return () => {
			isOver = true;
			clearTimeout( asking );
			document.removeEventListener( 'visibilitychange', askAgain );
		};
	}, [ own ] );
	return dead;
}

function isOwn( link: string ): boolean {
	if ( /^\/(?!\/)/.test( link ) ) {
		return true;
	}
	try {
		return new URL( link ).origin === window.location.origin;
	} catch {
		return false;
	}
}

function isDead( link: string ): Promise< boolean > {
	const before = known.get( link );
	if ( before ) {
		return before;
	}
	const asking = request( {
		path: `/rueda/v1/link?url=${ encodeURIComponent( link ) }`,
	} ).then( ( answer ) => {
		const dead = answer.ok && fieldOf( answer.data, 'isDead' ) === true;
		if ( ! answer.ok || dead ) {
			known.delete( link );
		}
		return dead;
	} );
	known.set( link, asking );
	return asking;
}
