import { fieldOf, isObject } from '../../../frontend/values/field';

/** What may be deleted together with the plugin. Named as in the stored option. */
export interface Privacy {
	readonly remove_settings: boolean;
	readonly remove_content: boolean;
	readonly remove_visitor_data: boolean;
}

export const PRIVACY_OPTION = 'rueda_settings_privacy';

/** Reads the server's answer; null if it is not what was asked for. */
export function parsePrivacy( answer: unknown ): Privacy | null {
	const option = fieldOf( answer, PRIVACY_OPTION );
	if ( ! isObject( option ) ) {
		return null;
	}
	return {
		remove_settings: option[ 'remove_settings' ] === true,
		remove_content: option[ 'remove_content' ] === true,
		remove_visitor_data: option[ 'remove_visitor_data' ] === true,
	};
}
