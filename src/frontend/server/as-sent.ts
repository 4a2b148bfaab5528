import { isFields } from '../values/values';

/** Our own routes answer with what their PHP says, so the answer is not looked at again. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- The caller names the type of its route.
export const asSent = < Value >( data: unknown ): Value | null =>
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- As above.
	( data ?? null ) as Value | null;

/** Tells our routes' answers from JSON of a proxy or a firewall, by a field that they always have. */
export function answerWith< Value >(
	field: string & keyof Value
): ( data: unknown ) => Value | null {
	const isAnswer = ( data: unknown ): data is Value =>
		isFields( data ) && field in data;
	return ( data ) => ( isAnswer( data ) ? data : null );
}

/** As answerWith, for answers that are lists. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- As above.
export const listAsSent = < Item >( data: unknown ): readonly Item[] | null =>
	Array.isArray( data ) ? asSent< readonly Item[] >( data ) : null;
