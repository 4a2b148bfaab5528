import section from '../blocks/section/block.json';

/** In how many steps a scroll observer reports: at 100, once a hundredth is in view, at 1 once all of it is. */
export const SENSITIVITY = {
	min: 1,
	max: 100,
	initial: section.attributes.sensitivity.default,
} as const;
