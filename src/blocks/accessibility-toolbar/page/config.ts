/** What the server says of the site's toolbar, printed in the head before everything else. */
export interface Config {
	/** How long a choice is kept; 0 where nothing is stored. */
	readonly hours: number;
	/** Tools that the site does not offer. */
	readonly off: readonly string[];
	/** The devices that have the toolbar, as a media query; empty for all. */
	readonly media: string;
	/** Where the style sheet of the contrast schemes lies. */
	readonly schemes: string;
}

declare global {
	interface Window {
		readonly ruedaToolbar?: Config;
	}
}

/** Where the toolbar is not shown, nobody could take a setting back. */
export const isOnThisDevice = ( { media }: Config ): boolean =>
	! media || window.matchMedia( media ).matches;
