import type { Outcome } from '../api';

/** The images that a kit lacks, by the host that has them. */
export function byHost(
	images: readonly string[]
): readonly ( readonly [ string, readonly string[] ] )[] {
	const hosts = new Map< string, string[] >();
	for ( const image of images ) {
		const host = /^https?:\/\/([^/]+)/i.exec( image )?.[ 1 ] ?? image;
		hosts.set( host, [ ...( hosts.get( host ) ?? [] ), image ] );
	}
	return [ ...hosts ];
}

interface Fetching {
	readonly fetch: ( image: string ) => Promise< Outcome< true > >;
	readonly onDone: ( done: number ) => void;
	readonly isCancelled: () => boolean;
}

/**
 * Fetches images one after another.
 *
 * @return Why the others did not come, each reason once.
 */
export async function fetchAll(
	images: readonly string[],
	{ fetch, onDone, isCancelled }: Fetching
): Promise< readonly string[] > {
	const reasons = new Set< string >();
	for ( const [ place, image ] of images.entries() ) {
		if ( isCancelled() ) {
			break;
		}
		const outcome = await fetch( image );
		if ( ! outcome.ok ) {
			reasons.add( outcome.why );
		}
		onDone( place + 1 );
	}
	return [ ...reasons ];
}
