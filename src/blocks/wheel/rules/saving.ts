/** The states of saving a report: once for each run, whatever the network and the visitor do. */

export interface SavedReport {
	/** The address that shows the report to everybody who has it. */
	readonly link: string;
	readonly title: string;
	readonly id: number;
	/** The address that can also delete the report; null from servers without such addresses. */
	readonly ownerLink: string | null;
	/** A message of the server about the report; mostly empty. */
	readonly notice?: string;
	/** What the author says to the ratings, as the server sends it. */
	readonly advice?: unknown;
	/** The addresses of its files, as the server gave them: see frontend/share/share.ts. */
	readonly files?: unknown;
}

export type ReportState =
	| { readonly status: 'unsaved' | 'saving' | 'deleted' }
	/** The server's own error message; empty if there is none. */
	| { readonly status: 'failed'; readonly message: string }
	| { readonly status: 'saved'; readonly report: SavedReport };

export interface Saving {
	/** The run that the answer belongs to: an answer to an earlier run is ignored. */
	readonly run: number;
	readonly report: ReportState;
	/** Lets the server recognise the run, so that it stores one report for it. Null before the first attempt. */
	readonly key: string | null;
}

export type SavingEvent =
	| {
			readonly type: 'saveBegan';
			readonly run: number;
			readonly key: string;
	  }
	| {
			readonly type: 'saveFailed';
			readonly run: number;
			readonly message: string;
	  }
	| {
			readonly type: 'saved';
			readonly run: number;
			readonly report: SavedReport;
	  }
	| { readonly type: 'reportDeleted'; readonly link: string };

export function advanceSaving< S extends Saving >(
	saving: S,
	event: SavingEvent
): S {
	const { report } = saving;
	if ( event.type === 'reportDeleted' ) {
		return report.status === 'saved' && report.report.link === event.link
			? { ...saving, report: { status: 'deleted' } }
			: saving;
	}
	if ( event.run !== saving.run ) {
		return saving;
	}
	if ( event.type === 'saveBegan' ) {
		return canSave( saving )
			? {
					...saving,
					// A second attempt is for the same run.
					key: saving.key ?? event.key,
					report: { status: 'saving' },
				}
			: saving;
	}
	if ( report.status !== 'saving' ) {
		return saving;
	}
	return {
		...saving,
		report:
			event.type === 'saved'
				? { status: 'saved', report: event.report }
				: { status: 'failed', message: event.message },
	};
}

/** True once for each run, and again after an error. */
export const canSave = ( { report }: Pick< Saving, 'report' > ): boolean =>
	report.status === 'unsaved' || report.status === 'failed';
