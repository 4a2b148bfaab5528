import section from '../blocks/section/block.json';

/** How fast the image of a section follows the page: 1 is as fast. */
export const SECTION_SPEED = {
	min: -1,
	max: 2,
	initial: section.attributes.speed.default,
} as const;
