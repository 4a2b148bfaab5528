import { filtered } from '../../../frontend/ui/page-filter';
import { saveReport } from './api';
import type { Result } from '../rules/flow';
import { reportFields, type ReportFilters } from '../rules/report';
import { canSave } from '../rules/saving';
import type { Send } from './useRun';
import { uuid } from '../../../frontend/values/uuid';

interface ReportedWheel {
	readonly id: number;
	readonly chartType: string;
}

/** Saves a finished run, unless it is saved or being saved. */
export function useReport(
	flow: Result,
	send: Send,
	wheel: ReportedWheel
): () => void {
	return () => {
		if ( ! canSave( flow ) ) {
			return;
		}
		const { run } = flow;
		const key = flow.key ?? uuid( window.crypto );
		send( { type: 'saveBegan', run, key } );
		// No abort signal: the report is saved even if the visitor closes the wheel meanwhile.
		void saveReport( {
			...reportFields( wheel, flow, filters ),
			key,
			locale: document.documentElement.lang,
		} ).then( ( loaded ) =>
			send(
				loaded.status === 'loaded'
					? { type: 'saved', run, report: loaded.value }
					: { type: 'saveFailed', run, message: loaded.message }
			)
		);
	};
}

const filters: ReportFilters = {
	data: ( data ) => filtered( 'wheeloflife_chart_data', data ),
	options: ( options ) => filtered( 'wheeloflife_chart_options', options ),
};
