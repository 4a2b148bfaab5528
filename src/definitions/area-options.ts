import type { Option } from './option';

/** The options of an area that visitors' pages need, by the names under which its block stores them. */
export const AREA_OPTIONS = {
	label: { kind: 'name' },
	desc: { kind: 'html' },
	// Spelled like this in older content and for other readers.
	lengendColor: { kind: 'color' },
	isRequired: { kind: 'switch' },
	skipText: { kind: 'name' },
	link: { kind: 'link' },
	minValue: { kind: 'integer' },
	maxValue: { kind: 'integer' },
	// Whether visitors can add words of their own to their rating.
	note: { kind: 'switch' },
} as const satisfies Readonly< Record< string, Option > >;

/** Where an area has what its author says to each band of ratings: a text, and a link that stands beside it. */
export const AREA_ADVICE = {
	low: { text: 'adviceLow', link: 'adviceLowLink' },
	middle: { text: 'adviceMiddle', link: 'adviceMiddleLink' },
	high: { text: 'adviceHigh', link: 'adviceHighLink' },
} as const;

/** What only the site needs of an area: by what it is counted, and what a report says to each band of ratings. */
export const AREA_OPTIONS_OF_SITE = [
	'areaId',
	AREA_ADVICE.low.text,
	AREA_ADVICE.low.link,
	AREA_ADVICE.middle.text,
	AREA_ADVICE.middle.link,
	AREA_ADVICE.high.text,
	AREA_ADVICE.high.link,
] as const;
