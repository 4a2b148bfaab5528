import { nextAddress, onRestart, TIMEOUT } from './chunks';
import type { FailureType } from './chunks';
import { isThere, printed } from './preload';
import type { LateScript, Recipe } from './recipe';

let loading: Promise< void > | undefined;

/** Brings what WordPress itself provides (React, api-fetch, …), each once; what the page has is left alone. */
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
		// Where the site's policy lets no inline script run, nobody has told it.
		apiFetch.use( apiFetch.createRootURLMiddleware( site.rest ) );
		apiFetch.nonceEndpoint = site.nonce;
	}
}

/** What its own scripts leave on the page, as far as it is spoken to here. */
interface WordPress {
	readonly i18n?: {
		setLocaleData: ( data: object, domain: string ) => void;
	};
	readonly apiFetch?: {
		use: ( middleware: unknown ) => void;
		createRootURLMiddleware: ( root: string ) => unknown;
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

/** A script that the page printed itself may be deferred and still on its way. */
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
			// Removing alone would not keep a late answer from running: a second React, say.
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
			// Not `async = false`: in that queue a hanging script would hold up its own second try.
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
	element.nonce =
		document.querySelector< HTMLScriptElement >( 'script[nonce]' )?.nonce ??
		'';
	return element;
}
