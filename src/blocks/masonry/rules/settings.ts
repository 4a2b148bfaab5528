import { MASONRY_NUMBERS } from '../../../definitions/masonry';
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

/** A number beyond its limits becomes the default. */
export function masonrySettings( fields: Fields ): MasonrySettings {
	const within = (
		name: keyof typeof MASONRY_NUMBERS,
		value = fields[ name ],
		initial: number = MASONRY_NUMBERS[ name ].initial
	): number => {
		const number = numberIn( value );
		const { min, max } = MASONRY_NUMBERS[ name ];
		return number !== null && number >= min && number <= max
			? Math.floor( number )
			: initial;
	};
	const gap = within( 'verticalSpaceBetween' );
	const beside = fields[ 'horizontalSpaceBetween' ];
	return {
		columns: within( 'columns' ),
		columnsTablet: within( 'columns_tablet' ),
		columnsMobile: within( 'columns_mobile' ),
		gap,
		gapBeside: within( 'verticalSpaceBetween', beside ?? null, gap ),
	};
}
