export interface Attributes extends Record< string, unknown > {
	readonly source: 'site' | 'own';
	/** In the format of the site's; `readSite` reads it. */
	readonly cta?: object;
}
