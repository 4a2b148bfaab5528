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
	readonly fetch: ( image: string ) => Promise< Outcome< unknown > >;
	readonly onDone: ( done: number ) => void;
	readonly isCancelled: () => boolean;
}

interface Fetched {
	/** How many came. */
	readonly fetched: number;
	/** Why the others did not come, each reason once. */
	readonly reasons: readonly string[];
}

/** Fetches images one after another. */
export async function fetchAll(
	images: readonly string[],
	{ fetch, onDone, isCancelled }: Fetching
): Promise< Fetched > {
	const reasons = new Set< string >();
	let fetched = 0;
	for ( const [ place, image ] of images.entries() ) {
		if ( isCancelled() ) {
			break;
		}
		const outcome = await fetch( image );
		if ( outcome.ok ) {
			fetched++;
		} else {
			reasons.add( outcome.why );
		}
		onDone( place + 1 );
	}
	return { fetched, reasons: [ ...reasons ] };
}
