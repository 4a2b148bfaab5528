export interface Api {
	/** With a slash at its end; with plain permalinks it holds a `?` already, and no endpoint has one. */
	readonly root: string;
	readonly namespace?: string | undefined;
}

const NAMESPACE = 'contact-form-7/v1';

/** The address of one of the protocol's routes. */
export function addressOf(
	{ root, namespace = NAMESPACE }: Api,
	endpoint: string
): string {
	return `${ root }${ namespace.replace( /^\/+|\/+$/g, '' ) }/${ endpoint }`;
}
