/*
 * What speaks with the server and with the visitor stands on WordPress's own scripts (React, api-fetch, i18n), so it
 * comes when somebody touches a form and not before.
 */
import { loadHandles } from '../../../frontend/loader/handles';
import { insist } from '../../../frontend/loader/island';
import { preload } from '../../../frontend/loader/preload';
import { readRecipe } from '../../../frontend/loader/recipe';
import type * as TalkModule from './talk';

type Talk = typeof TalkModule;

let here: Talk | undefined;
let coming: Promise< Talk > | undefined;

/** Undefined while it is not there. */
export const talkNow = (): Talk | undefined => here;

export function talk(): Promise< Talk > {
	coming ??= bring().catch( ( error: unknown ) => {
		coming = undefined;
		throw error;
	} );
	return coming;
}

async function bring(): Promise< Talk > {
	const recipe = readRecipe();
	if ( recipe ) {
		preload( recipe );
		await loadHandles( recipe );
	}
	// In the same file: only run when it is wanted, because React has to be there first.
	here = await import( /* webpackMode: "eager" */ './talk' );
	return here;
}

/**
 * For somebody who has pressed "send": waits as long as it takes, and says so in words. If it cannot be had although
 * there is a connection, `fall` has the last word.
 */
export async function talkAtLast(
	root: HTMLElement,
	fall: () => void
): Promise< Talk | undefined > {
	try {
		await insist( root, { name: 'contact-form' }, () =>
			talk().catch( ( error: unknown ) => {
				if ( navigator.onLine ) {
					fall();
				}
				throw error;
			} )
		);
	} catch {
		// The page names nothing to load.
		fall();
	}
	return here;
}
