import { fieldOf } from '../values/field';

/** What PHP prints for the loader, once on a page. includes/Blocks/Recipe.php keeps to this format. */
export interface LateScript {
	readonly handle: string;
	readonly src: string;
	/** The dotted name on `window` that exists if the page has this script already. */
	readonly global?: string;
	readonly extra?: string;
	readonly translations?: string;
	readonly before?: readonly string[];
	readonly after?: readonly string[];
}

export interface LoaderTexts {
	readonly slow: string;
	readonly failed: string;
	readonly retry: string;
	readonly reload: string;
	readonly offline: string;
	/** Only for screen readers: announced when a part arrived after the visitor has asked for it again. */
	readonly ready?: string;
}

export interface Recipe {
	readonly base: string;
	/** The plugin's, for the addresses of styles. */
	readonly version?: string;
	readonly texts: LoaderTexts;
	readonly handles: readonly LateScript[];
	readonly locale?: Record< string, unknown >;
	/** Addresses of the REST API and of the route for fresh nonces, and the nonce of this page. */
	readonly site?: {
		readonly rest: string;
		readonly nonce: string;
		readonly token: string;
	};
}

const isRecipe = ( value: unknown ): value is Recipe =>
	typeof fieldOf( value, 'base' ) === 'string' &&
	typeof fieldOf( fieldOf( value, 'texts' ), 'failed' ) === 'string' &&
	Array.isArray( fieldOf( value, 'handles' ) );

export function readRecipe(): Recipe | null {
	try {
		const value: unknown = JSON.parse(
			document.getElementById( 'rueda-recipe' )?.textContent ?? ''
		);
		return isRecipe( value ) ? value : null;
	} catch {
		return null;
	}
}
