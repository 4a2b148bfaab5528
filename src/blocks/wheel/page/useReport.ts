import { saveReport } from './api';
import type { Result } from '../rules/screens';
import type { ReportedWheel } from '../rules/report';
import { canSave } from '../rules/saving';
import type { Send } from './useRun';
import { uuid } from '../../../frontend/values/uuid';

export async function fetchSaving() {
	const { reportToSend } = await import(
		/* webpackChunkName: "report" */ './report-to-send'
	);
	return reportToSend;
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
		void fetchSaving()
			.then( ( reportToSend ) =>
				saveReport( reportToSend( wheel, flow, key ) )
			)
			.then(
				( loaded ) =>
					send(
						loaded.status === 'loaded'
							? { type: 'saved', run, report: loaded.value }
							: {
									type: 'saveFailed',
									run,
									message: loaded.message,
								}
					),
				() => send( { type: 'saveFailed', run, message: '' } )
			);
	};
}
