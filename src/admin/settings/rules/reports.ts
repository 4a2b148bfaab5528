import { fieldsOf } from '../../../frontend/values/values';

/** How long reports are kept (0 for ever) and whether images are drawn. Named as in the stored option. */
export interface ReportSettings {
	readonly months: number;
	readonly picture: boolean;
}

export const REPORTS_OPTION = 'rueda_settings_reports';

/** Reads the server's answer; null if it is not what was asked for. */
export function parseReports( answer: unknown ): ReportSettings | null {
	const { months, picture } = fieldsOf(
		fieldsOf( answer )[ REPORTS_OPTION ]
	);
	return typeof months === 'number' && typeof picture === 'boolean'
		? { months, picture }
		: null;
}

/** Whether saving `draft` deletes reports that are kept now; 0 is longer than any number. */
export const isShorter = ( draft: number, saved: number ): boolean =>
	draft !== 0 && ( saved === 0 || draft < saved );
