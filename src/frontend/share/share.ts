import { webUrl } from '../values/address';
import { fieldsOf, isOn, jsonOf } from '../values/values';

export type Network = 'facebook' | 'twitter' | 'linkedIn' | 'reddit';

export type ShareFlags = Readonly< Record< Network | 'email', boolean > >;

export interface SharerLink {
	readonly network: Network;
	readonly href: string;
}

/** Reads JSON text, an object, or the empty list for "never saved". */
export function parseShareFlags( data: unknown ): ShareFlags {
	const flags = fieldsOf( jsonOf( data ) );
	return {
		email: isOn( flags[ 'email' ] ),
		facebook: isOn( flags[ 'facebook' ] ),
		twitter: isOn( flags[ 'twitter' ] ),
		linkedIn: isOn( flags[ 'linkedIn' ] ),
		reddit: isOn( flags[ 'reddit' ] ),
	};
}

const sharers: ReadonlyArray<
	readonly [ Network, ( link: string, title: string ) => string ]
> = [
	[
		'facebook',
		( link ) => `https://www.facebook.com/sharer.php?u=${ link }`,
	],
	[
		'twitter',
		( link, title ) =>
			`https://twitter.com/intent/tweet?text=${ title }&url=${ link }`,
	],
	[
		'linkedIn',
		( link, title ) =>
			`https://www.linkedin.com/shareArticle?mini=true&url=${ link }&title=${ title }`,
	],
	[
		'reddit',
		( link, title ) =>
			`https://www.reddit.com/submit?url=${ link }&title=${ title }`,
	],
];

export interface Shared {
	readonly link: string;
	readonly title: string;
	/**
	 * The link with which the owner can also delete the report. It goes only into the owner's own email and is never
	 * shared.
	 */
	readonly ownerLink?: string | null;
}

/** One link for each network that the admin has switched on; none without a report. */
export function sharerLinks(
	flags: ShareFlags,
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
	return sharers
		.filter( ( [ network ] ) => flags[ network ] )
		.map( ( [ network, hrefOf ] ) => ( {
			network,
			href: hrefOf( encodeURIComponent( url ), title ),
		} ) );
}

/** Whether there is something to show: a report and at least one way to share it. */
export function canShare( flags: ShareFlags, report: Shared | null ): boolean {
	return (
		webUrl( report?.link ) !== null &&
		Object.values( flags ).some( Boolean )
	);
}
