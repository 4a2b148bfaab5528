import { filtered } from '../../../frontend/ui/page-filter';
import type { Result } from '../rules/screens';
import {
	reportFields,
	type ReportFields,
	type ReportFilters,
	type ReportedWheel,
	type RunFields,
} from '../rules/report';

const filters: ReportFilters = {
	data: ( data ) => filtered( 'wheeloflife_chart_data', data ),
	options: ( options ) => filtered( 'wheeloflife_chart_options', options ),
};

/** What the site gets of a finished run. */
export function reportToSend(
	wheel: ReportedWheel,
	flow: Result,
	key: string
): ReportFields & RunFields {
	return {
		...reportFields( wheel, flow, filters ),
		key,
		locale: document.documentElement.lang,
	};
}
