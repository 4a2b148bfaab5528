import { NETWORKS } from '../../../definitions/networks';
import { fieldsOf, isFields } from '../../../frontend/values/values';

/** Whether visitors may share their reports by email, and by which networks. Named as in the stored option. */
export type Sharing = Readonly< Record< string, boolean > >;

export const SHARING_OPTION = 'rueda_settings_sharing';

const WAYS = [ ...NETWORKS.map( ( { id } ) => id ), 'email' ];

/** Reads the server's answer; null if it is not what was asked for. */
export function parseSharing( answer: unknown ): Sharing | null {
	const option = fieldsOf( answer )[ SHARING_OPTION ];
	return isFields( option )
		? Object.fromEntries(
				WAYS.map( ( way ) => [ way, option[ way ] === true ] )
			)
		: null;
}
