/** How the report of a finished run comes to be: once, whatever the network and the visitor's fingers do. */

export interface SavedReport {
	/** The address that shows it, for everybody who has it. */
	readonly link: string;
	readonly title: string;
	readonly id: number;
	/** The address that can delete it as well; servers that know no such thing give none. */
	readonly ownerLink: string | null;
	/** What else the server says about it; mostly empty. */
	readonly notice?: string;
}

export type ReportState =
	| { readonly status: 'unsaved' | 'saving' | 'deleted' }
	/** The server's own sentence, empty when there is none. */
	| { readonly status: 'failed'; readonly message: string }
	| { readonly status: 'saved'; readonly report: SavedReport };

export interface Saving {
	/** An answer to an earlier run comes too late. */
	readonly run: number;
	readonly report: ReportState;
	/** By which the server knows the run again, so that it makes one report of it. Null before it is first sent. */
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
					// A second attempt is the same run.
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

/** True once in a run, and again when saving failed. */
export const canSave = ( { report }: Pick< Saving, 'report' > ): boolean =>
	report.status === 'unsaved' || report.status === 'failed';
