import { fieldsOf, isFields } from '../../../frontend/values/values';

/** How visitors may share their reports. Named as in the stored option. */
export interface Sharing {
	readonly email: boolean;
	readonly facebook: boolean;
	readonly twitter: boolean;
	readonly linkedIn: boolean;
	readonly reddit: boolean;
}

export const SHARING_OPTION = 'rueda_settings_sharing';

/** Reads the server's answer; null if it is not what was asked for. */
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
