import type { Offered } from '../rules/state';

/** The settings of the site's toolbar, printed by the server into the head. */
export interface Config extends Offered {
	/** How long a choice is kept, in hours; 0 if nothing is stored. */
	readonly hours: number;
	/** The devices with the toolbar, as a media query; empty for all. */
	readonly media: string;
	/** The address of the style sheet with the contrast schemes. */
	readonly schemes: string;
}

declare global {
	interface Window {
		readonly ruedaToolbar?: Config;
	}
}

/** On devices without the toolbar, choices are not applied, because visitors could not undo them. */
export const isOnThisDevice = ( { media }: Config ): boolean =>
	! media || window.matchMedia( media ).matches;
