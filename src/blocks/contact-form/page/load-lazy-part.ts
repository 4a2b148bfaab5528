/*
 * Loads the part of the form that needs WordPress's own scripts (api-fetch, i18n) when somebody touches a form.
 */
import { loadHandles } from '../../../frontend/loader/handles';
import { loadWithRetries } from '../../../frontend/loader/island';
import { isThere, preload } from '../../../frontend/loader/preload';
import { readRecipe } from '../../../frontend/loader/recipe';
import type * as LazyPartModule from './lazy-part';

type LazyPart = typeof LazyPartModule;

let loaded: LazyPart | undefined;
let loading: Promise< LazyPart > | undefined;

/** Undefined until it is loaded. */
export const loadedLazyPart = (): LazyPart | undefined => loaded;

export function loadLazyPart(): Promise< LazyPart > {
	loading ??= fetchLazyPart().catch( ( error: unknown ) => {
		loading = undefined;
		throw error;
	} );
	return loading;
}

async function fetchLazyPart(): Promise< LazyPart > {
	const recipe = readRecipe();
	if ( recipe ) {
		preload( recipe );
		await loadHandles( recipe );
	}
	// Pages that 1.0.0 has printed, which a cache may keep for days, do not name api-fetch.
	if ( ! isThere( { global: 'wp.apiFetch' } ) ) {
		throw new Error();
	}
	// It is in the same file, but runs only now, because it needs these scripts.
	loaded = await import( /* webpackMode: "eager" */ './lazy-part' );
	return loaded;
}

/**
 * Loads it after a press on "send". Without a connection it waits for one and says so on the page. Undefined if loading
 * fails although there is a connection, or if the page does not tell what to load. It does not try again then, because
 * the form is sent in another way.
 */
export async function loadLazyPartToSend(
	root: HTMLElement
): Promise< LazyPart | undefined > {
	let found = loaded;
	if ( found ) {
		return found;
	}
	const load = async () => {
		try {
			found = await loadLazyPart();
		} catch ( error ) {
			if ( ! navigator.onLine ) {
				throw error;
			}
		}
	};
	await loadWithRetries( root, { name: 'contact-form' }, load ).catch(
		() => undefined
	);
	return found;
}
