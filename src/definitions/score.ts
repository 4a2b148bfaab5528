/** Up to which share of its highest rating an area is in each band, the lowest first. */
export const RATING_BANDS = { low: 0.5, middle: 0.75, high: 1 } as const;

/**
 * How even a wheel is called, by the standard deviation of its ratings as shares of their ranges: of 1 to 10, even is
 * up to 0.9, rather even up to 1.8.
 */
export const EVENNESS = { even: 0.1, ratherEven: 0.2, uneven: 1 } as const;
