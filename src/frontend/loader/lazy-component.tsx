import { useEffect, useRef, useState } from '@wordpress/element';
import type { ComponentType } from 'react';
import { retryUntilDone } from './retries';
import { readRecipe } from './recipe';

/**
 * A part of an app that is fetched when it is about to show. Until then its place says, if need be, why it takes so
 * long, and offers another try.
 *
 * @param name For the console: which part failed.
 * @param load The part, in a chunk of its own.
 * @return Its `soon()` fetches the part before it shows.
 */
export function lazyComponent< P extends object >(
	name: string,
	load: () => Promise< { default: ComponentType< P > } >
): ComponentType< P > & { readonly soon: () => Promise< unknown > } {
	// Once loaded, it is used at once on the whole page.
	let arrived: ComponentType< P > | null = null;
	const soon = async () => ( arrived = ( await load() ).default );

	function Late( props: P ) {
		const [ Part, setPart ] = useState( () => arrived );
		const box = useRef< HTMLDivElement >( null );
		const isThere = Part !== null;
		useEffect( () => {
			const texts = readRecipe()?.texts;
			if ( isThere || ! box.current || ! texts ) {
				return;
			}
			void retryUntilDone( box.current, name, texts, async () => {
				const loaded = await soon();
				setPart( () => loaded );
			} );
		}, [ isThere ] );
		return Part ? <Part { ...props } /> : <div ref={ box } />;
	}
	return Object.assign( Late, { soon } );
}
