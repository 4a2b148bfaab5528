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
	/** Only the app reads its data attributes, so that what every page loads stays small. */
	readonly root: HTMLElement;
	/** The `data-rueda-press` name of a control that was pressed before its code was loaded. */
	readonly pressed: string | null;
}

export interface Island extends Roots {
	readonly load: () => Promise< { default: ComponentType< IslandProps > } >;
}

/** Called once on a page, before anything is loaded. */
export function prepareLoading(): void {
	whenParsed( () => {
		const recipe = readRecipe();
		if ( recipe ) {
			installRetries( recipe.base );
		}
	} );
}

/** Mounts React apps in the matching roots. An error in one does not affect the others. */
export function mountIslands( island: Island ): void {
	startWhenNeeded( island, async ( root, recipe, whenFree ) => {
		// This file has only what every page needs: no React, but the code that loads it.
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
