/** Calls to action for some results: what their rules may be about, besides the rating of an area. */
export const OFFER_FIELDS = {
	/** The areas with the lowest rating, measured by their ranges. */
	lowest: 'lowest',
	/** The score, with one decimal. */
	mean: 'mean',
	/** The areas whose wish is farthest from their rating. */
	gap: 'gap',
} as const;

/** Before the identity of an area: its rating. */
export const OFFER_AREA = 'area:';

/** Of one wheel. */
export const OFFERS_MOST = 20;
