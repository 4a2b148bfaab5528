import { textOf } from '../../frontend/errors';
import { request } from '../../frontend/http';
import type { Answer } from '../../frontend/http';
import { parsePrivacy, PRIVACY_OPTION } from './privacy';
import type { Privacy } from './privacy';

/** The settings as the site has them now, or, in words, why there are none. */
export type Outcome =
	| { readonly ok: true; readonly settings: Privacy }
	| { readonly ok: false; readonly why: string };

const PATH = '/wp/v2/settings';

export async function loadPrivacy(): Promise< Outcome > {
	return outcomeOf( await request( { path: PATH } ) );
}

export async function savePrivacy( settings: Privacy ): Promise< Outcome > {
	return outcomeOf(
		await request( {
			path: PATH,
			method: 'POST',
			data: { [ PRIVACY_OPTION ]: settings },
		} )
	);
}

function outcomeOf( answer: Answer ): Outcome {
	if ( ! answer.ok ) {
		return { ok: false, why: answer.message ?? textOf( answer.reason ) };
	}
	const settings = parsePrivacy( answer.data );
	return settings
		? { ok: true, settings }
		: { ok: false, why: textOf( 'unknown_error' ) };
}
