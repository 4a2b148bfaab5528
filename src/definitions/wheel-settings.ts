import { POLAR_CHART } from './chart-types';
import type { Option } from './option';

/** The settings of a wheel, by the names of their metas. Names and defaults are promised to other code. */
export const WHEEL_SETTINGS = {
	wheel_meta_range_min: { kind: 'integer', initial: 1 },
	wheel_meta_range_max: { kind: 'integer', initial: 10 },
	wheel_meta_input_type: { kind: 'choice', of: [ 'likert', 'slider' ] },
	wheel_chart_type: { kind: 'key', initial: POLAR_CHART },
	// Whether each area asks for the rating that the visitor wishes for, too.
	wheel_meta_wished: { kind: 'switch' },
	// Whether owners of reports can write down what they do next.
	wheel_meta_next_steps: { kind: 'switch' },
	// Whether results and reports leave out the mean and how even the wheel is.
	wheel_meta_hide_score: { kind: 'switch' },
} as const satisfies Readonly< Record< string, Option > >;
