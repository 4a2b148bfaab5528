import { fieldsOf } from '../../../frontend/values/values';

/** How long reports are kept (0 for ever) and whether pictures are drawn. The names are those of the stored option. */
export interface ReportSettings {
	readonly months: number;
	readonly picture: boolean;
}

export const REPORTS_OPTION = 'rueda_settings_reports';

/** Reads the site's answer; null where it is not what we asked for. */
export function parseReports( answer: unknown ): ReportSettings | null {
	const { months, picture } = fieldsOf(
		fieldsOf( answer )[ REPORTS_OPTION ]
	);
	return typeof months === 'number' && typeof picture === 'boolean'
		? { months, picture }
		: null;
}

/** Whether reports that are kept now go when `draft` is saved: 0 is longer than any number. */
export const isShorter = ( draft: number, saved: number ): boolean =>
	draft !== 0 && ( saved === 0 || draft < saved );
