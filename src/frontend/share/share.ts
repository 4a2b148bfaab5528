import { NETWORKS } from '../../definitions/networks';
import { webUrl } from '../values/address';
import { fieldsOf, isOn, jsonOf } from '../values/values';

type Network = ( typeof NETWORKS )[ number ];

/** The ways of sharing that the site offers. */
export interface Sharing {
	readonly email: boolean;
	readonly networks: readonly Network[];
}

export interface SharerLink {
	/** The id of its network. */
	readonly network: string;
	readonly name: string;
	readonly href: string;
}

/** Reads JSON text, an object, or the empty list for "never saved". */
export function parseSharing( data: unknown ): Sharing {
	const flags = fieldsOf( jsonOf( data ) );
	return {
		email: isOn( flags[ 'email' ] ),
		networks: NETWORKS.filter( ( { id } ) => isOn( flags[ id ] ) ),
	};
}

export interface Shared {
	readonly link: string;
	readonly title: string;
	/**
	 * The link with which the owner can also delete the report. It goes only into the owner's own email and is never
	 * shared.
	 */
	readonly ownerLink?: string | null;
	/** As our server gave them; only a report of this site has them. */
	readonly files?: unknown;
}

/** The addresses of a report's files; null for a file that there is not. */
export interface ReportFiles {
	readonly pdf: string | null;
	readonly picture: string | null;
	readonly square: string | null;
}

/** Reads JSON text or an object. */
export function filesOf( data: unknown ): ReportFiles {
	const fields = fieldsOf( jsonOf( data ) );
	return {
		pdf: webUrl( fields[ 'pdf' ] ),
		picture: webUrl( fields[ 'picture' ] ),
		square: webUrl( fields[ 'square' ] ),
	};
}

/** One link for each network that the admin has switched on; none without a report. */
export function sharerLinks(
	{ networks }: Sharing,
	report: Shared | null
): SharerLink[] {
	const url = webUrl( report?.link );
	if ( report === null || url === null ) {
		return [];
	}
	// encodeURIComponent() throws at half an emoji, with which a cut title may end.
	const title = encodeURIComponent(
		report.title.replace( /\p{Surrogate}/gu, '' )
	);
	const link = encodeURIComponent( url );
	return networks.map( ( { id, name, address } ) => ( {
		network: id,
		name,
		// Functions, because "$&" in a text would stand for what is replaced.
		href: address
			.replace( '{link}', () => link )
			.replace( '{title}', () => title ),
	} ) );
}

/** Whether there is something to show: a report and at least one way to share it. */
export function canShare( sharing: Sharing, report: Shared | null ): boolean {
	return (
		webUrl( report?.link ) !== null &&
		( sharing.email ||
			sharing.networks.length > 0 ||
			report?.files !== undefined )
	);
}
