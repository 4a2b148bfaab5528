/* eslint-disable camelcase -- webpack's own name */
import { nextAddress, onRestart, TIMEOUT } from './chunks';
import type { FailureType } from './chunks';
import { isThere, printed } from './preload';
import type { LateScript, Recipe } from './recipe';

let loading: Promise< void > | undefined;

/** Loads WordPress's own scripts (React, api-fetch, …) once each, unless the page has them. */
export function loadHandles( recipe: Recipe ): Promise< void > {
	loading ??= loadAll( recipe ).catch( ( error: unknown ) => {
		loading = undefined;
		throw error;
	} );
	return loading;
}

async function loadAll( { handles, locale, site }: Recipe ): Promise< void > {
	for ( const script of handles ) {
		await bring( script );
	}
	const page: { readonly wp?: WordPress } = window;
	const { i18n, apiFetch } = page.wp ?? {};
	if ( locale ) {
		i18n?.setLocaleData( locale, 'rueda' );
	}
	if ( site && apiFetch && ! apiFetch.nonceEndpoint ) {
		// As WordPress does it in an inline script, which the site's policy may forbid.
		apiFetch.use( apiFetch.createRootURLMiddleware( site.rest ) );
		apiFetch.nonceMiddleware = apiFetch.createNonceMiddleware( site.token );
		apiFetch.use( apiFetch.nonceMiddleware );
		apiFetch.nonceEndpoint = site.nonce;
	}
}

/** The globals of WordPress's scripts that are used here. */
interface WordPress {
	readonly i18n?: {
		setLocaleData: ( data: object, domain: string ) => void;
	};
	readonly apiFetch?: {
		use: ( middleware: unknown ) => void;
		createRootURLMiddleware: ( root: string ) => unknown;
		createNonceMiddleware: ( nonce: string ) => unknown;
		nonceMiddleware?: unknown;
		nonceEndpoint?: string;
	};
}

async function bring( script: LateScript ): Promise< void > {
	if ( isThere( script ) ) {
		return;
	}
	const element = printed( script );
	if ( element ) {
		await whenRun( element );
		if ( ! script.global || isThere( script ) ) {
			return;
		}
	}
	const { extra, translations, before = [], after = [] } = script;
	[ extra, translations, ...before ].forEach( runInline );
	await loadScript( script );
	after.forEach( runInline );
}

/** A script of the page may be deferred and not have run yet. */
function whenRun( element: HTMLElement ): Promise< unknown > {
	return new Promise( ( resolve ) => {
		if ( document.readyState === 'complete' ) {
			resolve( null );
		}
		element.addEventListener( 'load', resolve );
		element.addEventListener( 'error', resolve );
		window.addEventListener( 'load', resolve );
	} );
}

function loadScript( script: LateScript ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const elements = new Set< HTMLScriptElement >();
		const settle = ( type?: FailureType ) => {
			clearTimeout( timer );
			forget();
			// Removing an element would not stop a late script from running, such as a second React.
			elements.forEach( ( element ) =>
				new Document().adoptNode( element )
			);
			if ( type ) {
				reject( Object.assign( new Error( script.handle ), { type } ) );
			} else {
				resolve();
			}
		};
		const start = () => {
			const element = createScript();
			element.id = `${ script.handle }-js`;
			element.src = nextAddress( script.handle, script.src );
			element.onload = () => {
				if ( script.global && ! isThere( script ) ) {
					settle( 'missing' );
				} else {
					elements.delete( element );
					settle();
				}
			};
			element.onerror = () => settle( 'error' );
			elements.add( element );
			// Not `async = false`, because then a hanging script would also block its own retry.
			document.head.append( element );
		};
		const timer = setTimeout( () => settle( 'timeout' ), TIMEOUT );
		const forget = onRestart( start );
		start();
	} );
}

function runInline( code?: string ): void {
	if ( code ) {
		const element = createScript();
		element.text = code;
		document.head.append( element );
	}
}

/** Sites with a content security policy mark their scripts with a nonce. */
function createScript(): HTMLScriptElement {
	const element = document.createElement( 'script' );
	element.nonce = __webpack_nonce__;
	return element;
}
