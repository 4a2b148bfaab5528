import type { ComponentType } from 'react';
import { loadHandles } from './handles';
import { wakeRoots } from './wake';
import type { Roots } from './wake';

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

/** Brings React apps into the roots that match; each stands alone, whatever happens to the others. */
export function mountIslands< P extends object >( island: Island< P > ): void {
	wakeRoots( island, ( root ) => {
		const props = island.parse( root.dataset );
		return async ( recipe, whenFree ) => {
			await loadHandles( recipe );
			// No React in this file: it would come with every page.
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
