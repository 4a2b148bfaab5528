import { reasonText } from '../frontend/server/errors';
import { request } from '../frontend/server/http';
import type { Answer } from '../frontend/server/http';
import type { RequestOptions } from '../frontend/server/rest';

/** The loaded value, or an error message. */
export type Outcome< Value > =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly why: string };

/** What a screen shows of an answer. `parse` gives null if the answer is not what was asked for. */
export function outcomeOf< Value >(
	answer: Answer,
	parse: ( data: unknown ) => Value | null
): Outcome< Value > {
	if ( ! answer.ok ) {
		return {
			ok: false,
			why: answer.message ?? reasonText( answer.reason ),
		};
	}
	const value = parse( answer.data );
	return value === null
		? { ok: false, why: reasonText( 'unknown_error' ) }
		: { ok: true, value };
}

export const ask = async < Value >(
	parse: ( data: unknown ) => Value | null,
	options: RequestOptions
): Promise< Outcome< Value > > => outcomeOf( await request( options ), parse );
