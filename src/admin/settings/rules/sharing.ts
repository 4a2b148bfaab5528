import { fieldsOf, isFields } from '../../../frontend/values/values';

/** What visitors may do with their reports. The names are those of the stored option. */
export interface Sharing {
	readonly email: boolean;
	readonly facebook: boolean;
	readonly twitter: boolean;
	readonly linkedIn: boolean;
	readonly reddit: boolean;
}

export const SHARING_OPTION = 'rueda_settings_sharing';

/** Reads the site's answer; null where it is not what we asked for. */
export function parseSharing( answer: unknown ): Sharing | null {
	const option = fieldsOf( answer )[ SHARING_OPTION ];
	if ( ! isFields( option ) ) {
		return null;
	}
	return {
		email: option[ 'email' ] === true,
		facebook: option[ 'facebook' ] === true,
		twitter: option[ 'twitter' ] === true,
		linkedIn: option[ 'linkedIn' ] === true,
		reddit: option[ 'reddit' ] === true,
	};
}
