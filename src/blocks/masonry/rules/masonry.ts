interface Layout {
	readonly tops: readonly number[];
	readonly containerHeight: number;
}

/** Where each item begins: item i is in column i mod n, below the previous one of that column. */
export function masonry(
	heights: readonly number[],
	columns: number,
	gap: number
): Layout {
	const bottoms = new Array< number >( columns ).fill( 0 );
	const tops = heights.map( ( height, index ) => {
		const column = index % columns;
		const top = bottoms[ column ] ?? 0;
		bottoms[ column ] = top + height + gap;
		return top;
	} );
	return {
		tops,
		containerHeight: Math.max( 0, Math.max( ...bottoms ) - gap ),
	};
}

/** How far each item moves up from its place in a grid whose rows are as high as their tallest item: 0 or less. */
export function shifts(
	heights: readonly number[],
	columns: number,
	gap: number
): number[] {
	const { tops } = masonry( heights, columns, gap );
	let rowTop = 0;
	return tops.map( ( top, index ) => {
		if ( index > 0 && index % columns === 0 ) {
			rowTop +=
				Math.max( ...heights.slice( index - columns, index ) ) + gap;
		}
		return top - rowTop;
	} );
}
