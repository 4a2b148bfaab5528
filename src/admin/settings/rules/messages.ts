import { fieldsOf } from '../../../frontend/values/values';

/** After how many days messages are deleted; 0 for never. Named as in the stored option. */
export interface MessageSettings {
	readonly days: number;
}

export const MESSAGES_OPTION = 'rueda_settings_messages';

/** Reads the server's answer; null if it is not what was asked for. */
export function parseMessages( answer: unknown ): MessageSettings | null {
	const { days } = fieldsOf( fieldsOf( answer )[ MESSAGES_OPTION ] );
	return typeof days === 'number' ? { days } : null;
}
