import type { ComponentType } from 'react';
import { installRetries } from './chunks';
import { preload } from './preload';
import { readRecipe } from './recipe';
import { startWhenNeeded, whenParsed } from './start-when-needed';
import type { Roots } from './start-when-needed';

export {
	loadWithRetries,
	startWhenNeeded,
	whenParsed,
} from './start-when-needed';

export interface IslandProps {
	/** Its data attributes are for the app to read: what comes with every page stays small. */
	readonly root: HTMLElement;
	/** The `data-rueda-press` name of a control that was pressed before its code was there. */
	readonly pressed: string | null;
}

export interface Island extends Roots {
	readonly load: () => Promise< { default: ComponentType< IslandProps > } >;
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
export function mountIslands( island: Island ): void {
	startWhenNeeded( island, async ( root, recipe, whenFree ) => {
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
			root,
			pressed: await whenFree(),
		} );
	} );
}
