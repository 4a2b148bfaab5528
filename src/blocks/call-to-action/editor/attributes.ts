export interface Attributes extends Record< string, unknown > {
	readonly source: 'site' | 'own';
	/** In the shape of the site's; read by `readSite`. */
	readonly cta?: object;
}
