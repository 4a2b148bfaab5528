/** Our own routes answer with what their PHP says, so the answer is not looked at again. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- The caller names the type of its route.
export const asSent = < Value >( data: unknown ): Value | null =>
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- As above.
	( data ?? null ) as Value | null;
