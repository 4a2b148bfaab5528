/** What a change of a wheel does to the statistics of its reports. */
export interface CountedArea {
	readonly identity: string;
	/** Plain text. */
	readonly label: string;
	readonly min: number;
	readonly max: number;
}

export type Change =
	| {
			readonly kind: 'renamed' | 'range' | 'removed';
			/** As it is stored. */
			readonly name: string;
	  }
	| { readonly kind: 'order' };

/**
 * @param before The areas as they are stored.
 * @param now    As they would be saved.
 */
export function changesOf(
	before: readonly CountedArea[],
	now: readonly CountedArea[]
): readonly Change[] {
	const own = before.flatMap( ( area ): Change[] => {
		const same = now.find( ( { identity } ) => identity === area.identity );
		if ( ! same ) {
			return [ { kind: 'removed', name: area.label } ];
		}
		return [
			...( same.label !== area.label
				? [ { kind: 'renamed', name: area.label } as const ]
				: [] ),
			...( same.min !== area.min || same.max !== area.max
				? [ { kind: 'range', name: area.label } as const ]
				: [] ),
		];
	} );
	const ids = ( areas: readonly CountedArea[] ) =>
		areas.map( ( { identity } ) => identity ).join( '\n' );
	return ids( before ) === ids( now ) ? own : [ ...own, { kind: 'order' } ];
}
