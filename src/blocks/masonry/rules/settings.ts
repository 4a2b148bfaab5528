import { numberIn } from '../../../frontend/values/saved-settings';
import type { Fields } from '../../../frontend/values/values';

export interface MasonrySettings {
	readonly columns: number;
	readonly columnsTablet: number;
	readonly columnsMobile: number;
	/** In pixels. */
	readonly gap: number;
	readonly gapBeside: number;
}

function within(
	value: unknown,
	least: number,
	most: number,
	otherwise: number
): number {
	const number = numberIn( value );
	return number !== null && number >= least && number <= most
		? Math.floor( number )
		: otherwise;
}

/** An invalid number of columns, or of pixels from 0 to 100, becomes the default. */
export function masonrySettings( fields: Fields ): MasonrySettings {
	const gap = within( fields[ 'verticalSpaceBetween' ], 0, 100, 30 );
	return {
		columns: within( fields[ 'columns' ], 1, 6, 3 ),
		columnsTablet: within( fields[ 'columns_tablet' ], 1, 6, 2 ),
		columnsMobile: within( fields[ 'columns_mobile' ], 1, 6, 1 ),
		gap,
		gapBeside: within( fields[ 'horizontalSpaceBetween' ], 0, 100, gap ),
	};
}
