import { fieldsOf } from '../../../frontend/values/values';

/** After how many days messages of forms are deleted; 0 for never. The name is that of the stored option. */
export interface MessageSettings {
	readonly days: number;
}

export const MESSAGES_OPTION = 'rueda_settings_messages';

/** Reads the site's answer; null where it is not what we asked for. */
export function parseMessages( answer: unknown ): MessageSettings | null {
	const { days } = fieldsOf( fieldsOf( answer )[ MESSAGES_OPTION ] );
	return typeof days === 'number' ? { days } : null;
}
