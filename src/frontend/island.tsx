import type { ComponentType } from 'react';
import { installRetries } from './chunks';
import { preload } from './preload';
import { readRecipe } from './recipe';
import { wakeRoots, whenParsed } from './wake';
import type { Roots } from './wake';

export { insist, whenParsed } from './wake';

export interface IslandProps {
	readonly root: HTMLElement;
	/** The `data-rueda-press` name of a control that was pressed before its code was there. */
	readonly pressed: string | null;
}

export interface Island< P > extends Roots {
	readonly parse: ( data: DOMStringMap ) => P;
	readonly load: () => Promise< {
		default: ComponentType< P & IslandProps >;
	} >;
}

/** Once a page, before anything is fetched. */
export function prepareLoading(): void {
	whenParsed( () => {
		const recipe = readRecipe();
		if ( recipe ) {
			installRetries( recipe.base );
		}
	} );
}

/** Brings React apps into the roots that match; each stands alone, whatever happens to the others. */
export function mountIslands< P extends object >( island: Island< P > ): void {
	wakeRoots( island, ( root ) => {
		const props = island.parse( root.dataset );
		return async ( recipe, whenFree ) => {
			// Nothing here but what every page needs: no React, and only the way to what brings it.
			preload( recipe );
			const { loadHandles } = await import(
				/* webpackChunkName: "handles" */ './handles'
			);
			await loadHandles( recipe );
			const [ { mount }, { default: App } ] = await Promise.all( [
				import( /* webpackChunkName: "mount" */ './mount' ),
				island.load(),
			] );
			mount( island.name, App, {
				...props,
				root,
				pressed: await whenFree(),
			} );
		};
	} );
}
