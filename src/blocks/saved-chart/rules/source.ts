/** What a chart shows that has no ratings of its own. The same as ChartSource in PHP. */
export type Show = 'report' | 'latest' | 'average';

export interface Source {
	readonly show: Show;
	/** Of the report or the wheel; 0 until the author has chosen one. */
	readonly id: number;
}

interface Stored {
	readonly show: string;
	readonly reportId: number;
	readonly wheelId: number;
}

/** Null for a chart with ratings of its own. */
export function sourceOf( { show, reportId, wheelId }: Stored ): Source | null {
	if ( show === 'latest' || show === 'average' ) {
		return { show, id: Math.max( 0, wheelId ) };
	}
	// Blocks that were made before there was a choice have only the number.
	return show === 'report' || reportId > 0
		? { show: 'report', id: Math.max( 0, reportId ) }
		: null;
}
