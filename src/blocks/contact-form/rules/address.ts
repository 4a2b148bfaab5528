export interface Api {
	/** Ends with a slash. With plain permalinks it contains a `?`, and endpoints do not. */
	readonly root: string;
	readonly namespace?: string | undefined;
}

const NAMESPACE = 'contact-form-7/v1';

/** The address of a route of the protocol. */
export function addressOf(
	{ root, namespace = NAMESPACE }: Api,
	endpoint: string
): string {
	return `${ root }${ namespace.replace( /^\/+|\/+$/g, '' ) }/${ endpoint }`;
}
