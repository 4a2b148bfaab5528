export interface Attributes extends Record< string, unknown > {
	readonly mediaId?: number | undefined;
	readonly url: string;
	readonly alt: string;
	readonly focalPoint?: { readonly x: number; readonly y: number };
	readonly overlayColor: string;
	readonly overlayOpacity: number;
	/** In percent of the window's height. */
	readonly minHeight: number;
	readonly parallax: string;
	readonly speed: number;
	readonly sensitivity: number;
	readonly stretch_element: string;
	readonly stretch_container: string;
}
