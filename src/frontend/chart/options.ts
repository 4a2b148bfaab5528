import type { ChartType } from 'chart.js';

/** `current`: the place of the area that waits for its rating, null when none does. */
export interface AreaOptions {
	readonly current: number | null;
}

declare module 'chart.js' {
	// eslint-disable-next-line @typescript-eslint/no-unused-vars -- Both declarations must have the same parameters.
	interface PluginOptionsByType< TType extends ChartType > {
		rueda?: AreaOptions;
	}
}
