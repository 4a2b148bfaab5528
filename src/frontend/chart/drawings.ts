import type { AreaChartType } from '../values/chart-type';
import { bar, bubble, line, scatter } from './columns';
import type { Drawing } from './drawing';
import { pie } from './pie';
import { polar } from './polar';
import { radar } from './radar';

export const drawings: Readonly< Record< AreaChartType, Drawing > > = {
	polarArea: polar,
	bar,
	bubble,
	doughnut: pie,
	line,
	pie,
	radar,
	scatter,
};
