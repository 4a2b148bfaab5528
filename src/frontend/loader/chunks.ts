/*
 * Addresses of files that are loaded late. Browsers do not ask again for an address that hangs, so every retry uses
 * another address.
 */
/* eslint-disable camelcase -- webpack's own names for its runtime */
declare let __webpack_get_script_filename__: ( chunk: ChunkId ) => string;
declare let __webpack_public_path__: string;
/** Webpack itself loads scripts by `l`, and gives them the nonce. */
declare const __webpack_require__: {
	readonly l: ( address: string, done: () => void ) => void;
};

type ChunkId = string | number;

/** As webpack names it; also for the scripts that handles.ts brings. */
export type FailureType = 'error' | 'missing' | 'timeout';

/** What webpack.config.js says of chunks holds for those scripts too. */
export const TIMEOUT = 120_000;

const tries = new Map< ChunkId, number >();
const chunks = new Set< ChunkId >();
const restarts = new Set< () => void >();

export function nextAddress( key: ChunkId, address: string ): string {
	const count = tries.get( key ) ?? 0;
	tries.set( key, count + 1 );
	return count
		? `${ address }${ address.includes( '?' ) ? '&' : '?' }retry=${ count }`
		: address;
}

/** Lets webpack ask here for each chunk's address. */
export function installRetries( base: string ): void {
	const nameOf = __webpack_get_script_filename__;
	// Printed by PHP, because optimisers may move the script itself.
	__webpack_public_path__ = base;
	// Sites with a content security policy mark their scripts with a nonce.
	__webpack_nonce__ =
		document.querySelector< HTMLScriptElement >( 'script[nonce]' )?.nonce ??
		'';
	__webpack_get_script_filename__ = ( chunk ) => {
		chunks.add( chunk );
		return nextAddress( chunk, nameOf( chunk ) );
	};
}

/** Registers a loading that `restart` can start again. The returned function ends it. */
export function onRestart( restart: () => void ): () => void {
	restarts.add( restart );
	return () => {
		restarts.delete( restart );
	};
}

/**
 * Starts every running loading a second time. A second `import()` would only wait for the first one, but a second
 * script element with another address completes both.
 */
export function restartPending(): void {
	restarts.forEach( ( restart ) => restart() );
	for ( const chunk of chunks ) {
		if (
			! window.webpackChunkrueda?.some( ( [ ids ] ) =>
				ids.includes( chunk )
			)
		) {
			__webpack_require__.l(
				__webpack_public_path__ +
					__webpack_get_script_filename__( chunk ),
				() => undefined
			);
		}
	}
}

declare global {
	interface Window {
		/** Named after `uniqueName` in webpack.config.js; every chunk that arrived has left its ids here. */
		webpackChunkrueda?: Array< [ ChunkId[] ] >;
	}
}
