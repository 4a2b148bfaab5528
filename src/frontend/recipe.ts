/** What PHP prints for the loader, once a page; the shape is Recipe.php's promise to us. */
export interface LateScript {
	readonly handle: string;
	readonly src: string;
	/** The dotted name on `window` that tells whether the page has this script already. */
	readonly global?: string;
	readonly extra: string;
	readonly translations: string;
	readonly before: readonly string[];
	readonly after: readonly string[];
}

export interface LoaderTexts {
	readonly slow: string;
	readonly failed: string;
	readonly retry: string;
	readonly reload: string;
	readonly offline: string;
}

export interface Recipe {
	readonly base: string;
	readonly texts: LoaderTexts;
	readonly handles: readonly LateScript[];
	readonly locale?: Record< string, unknown >;
}

const isRecipe = ( value: Partial< Recipe > | null ): value is Recipe =>
	typeof value?.base === 'string' &&
	typeof value.texts?.failed === 'string' &&
	Array.isArray( value.handles );

export function readRecipe(): Recipe | null {
	try {
		const value = JSON.parse(
			document.getElementById( 'rueda-recipe' )?.textContent ?? ''
		);
		return isRecipe( value ) ? value : null;
	} catch {
		return null;
	}
}
