import masonry from '../blocks/masonry/block.json';

const columns = ( initial: number ) => ( { min: 1, max: 6, initial } ) as const;

/** The stored settings of a masonry. Gaps are px, and the horizontal one has the limits of the vertical one. */
export const MASONRY_NUMBERS = {
	columns: columns( masonry.attributes.columns.default ),
	columns_tablet: columns( masonry.attributes.columns_tablet.default ),
	columns_mobile: columns( masonry.attributes.columns_mobile.default ),
	verticalSpaceBetween: {
		min: 0,
		max: 100,
		initial: masonry.attributes.verticalSpaceBetween.default,
	},
} as const;
