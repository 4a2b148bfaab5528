import { textOf } from '../../frontend/errors';
import { request } from '../../frontend/http';
import type { Answer } from '../../frontend/http';

/** One tab's settings as the site has them now, or, in words, why there are none. */
export type Outcome< Settings > =
	| { readonly ok: true; readonly settings: Settings }
	| { readonly ok: false; readonly why: string };

/** Where one tab's settings lie, and how they are read out of the site's answer. */
export interface Stored< Settings > {
	readonly option: string;
	readonly parse: ( answer: unknown ) => Settings | null;
}

const PATH = '/wp/v2/settings';

export async function loadSettings< Settings >( {
	parse,
}: Stored< Settings > ): Promise< Outcome< Settings > > {
	return outcomeOf( await request( { path: PATH } ), parse );
}

export async function saveSettings< Settings >(
	{ option, parse }: Stored< Settings >,
	settings: Settings
): Promise< Outcome< Settings > > {
	return outcomeOf(
		await request( {
			path: PATH,
			method: 'POST',
			data: { [ option ]: settings },
		} ),
		parse
	);
}

function outcomeOf< Settings >(
	answer: Answer,
	parse: Stored< Settings >[ 'parse' ]
): Outcome< Settings > {
	if ( ! answer.ok ) {
		return { ok: false, why: answer.message ?? textOf( answer.reason ) };
	}
	const settings = parse( answer.data );
	return settings
		? { ok: true, settings }
		: { ok: false, why: textOf( 'unknown_error' ) };
}
