/** The settings of a carousel that are on or off, as they are stored, and whether each is on at first. */
export const CAROUSEL_SWITCHES = {
	infinite: true,
	autoplay: false,
	pause_on_interaction: true,
	pause_on_hover: true,
	lazyload: true,
} as const;

/** The settings with a choice, as they are stored. The first one is the default. */
export const CAROUSEL_CHOICES = {
	navigation: [ 'both', 'arrows', 'dots', 'none' ],
	pagination: [ '', 'bullets', 'fraction', 'progressbar' ],
	offset_sides: [ 'none', 'left', 'right', 'both' ],
} as const;

/** The settings that are numbers, as they are stored; sizes are px, times are milliseconds. */
export const CAROUSEL_NUMBERS = {
	slides_to_show: { min: 1, max: 10, initial: 3 },
	slides_to_scroll: { min: 1, max: 10, initial: 1 },
	image_spacing_custom: { min: 0, max: 100, initial: 20 },
	offset_width: { min: 0, max: 200, initial: 80 },
	speed: { min: 0, max: 10000, initial: 500 },
	// At most a day. A browser's timer with more than 24 days would run at once.
	autoplay_speed: { min: 100, max: 86400000, initial: 5000 },
} as const;

/** In characters. */
export const CAROUSEL_LONGEST_LABEL = 200;
