import { nextAddress, onRestart, TIMEOUT } from './chunks';
import type { FailureType } from './chunks';
import type { LateScript, Recipe } from './recipe';

let loading: Promise< void > | undefined;

/** Brings what WordPress itself provides (React, api-fetch, …), each once; what the page has is left alone. */
export function loadHandles( recipe: Recipe ): Promise< void > {
	loading ??= loadAll( recipe ).catch( ( error ) => {
		loading = undefined;
		throw error;
	} );
	return loading;
}

async function loadAll( { handles, locale }: Recipe ): Promise< void > {
	for ( const script of handles ) {
		if ( ! isThere( script ) && ! printed( script ) ) {
			preload( script.src );
		}
	}
	for ( const script of handles ) {
		await bring( script );
	}
	if ( locale ) {
		window.wp?.i18n?.setLocaleData( locale, 'rueda' );
	}
}

const printed = ( { handle }: LateScript ): HTMLElement | null =>
	document.getElementById( `${ handle }-js` );

/** Optimisers that merge scripts drop their ids, so the global counts first. */
const isThere = ( script: LateScript ): boolean =>
	script.global
		? script.global
				.split( '.' )
				.reduce< any >( ( value, name ) => value?.[ name ], window ) !==
			undefined
		: brought.has( script.handle );

const brought = new Set< string >();

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
	[ script.extra, script.translations, ...script.before ].forEach(
		runInline
	);
	await loadScript( script );
	brought.add( script.handle );
	script.after.forEach( runInline );
}

/** A script that the page printed itself may be deferred and still on its way. */
function whenRun( element: HTMLElement ): Promise< void > {
	return new Promise( ( resolve ) => {
		if ( document.readyState === 'complete' ) {
			resolve();
			return;
		}
		for ( const target of [ element, window ] ) {
			target.addEventListener( 'load', () => resolve(), { once: true } );
		}
		element.addEventListener( 'error', () => resolve(), { once: true } );
	} );
}

function loadScript( script: LateScript ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const elements: HTMLScriptElement[] = [];
		const settle = ( winner?: HTMLScriptElement, type?: FailureType ) => {
			clearTimeout( timer );
			forget();
			for ( const element of elements ) {
				if ( element !== winner ) {
					// Removing alone would not keep a late answer from running: a second React, say.
					new Document().adoptNode( element );
				}
			}
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
			element.onload = () =>
				script.global && ! isThere( script )
					? settle( undefined, 'missing' )
					: settle( element );
			element.onerror = () => settle( undefined, 'error' );
			elements.push( element );
			// Not `async = false`: in that queue a hanging script would hold up its own second try.
			document.head.append( element );
		};
		const timer = setTimeout(
			() => settle( undefined, 'timeout' ),
			TIMEOUT
		);
		const forget = onRestart( start );
		start();
	} );
}

function runInline( code: string ): void {
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

function preload( href: string ): void {
	const link = document.createElement( 'link' );
	link.rel = 'preload';
	link.as = 'script';
	link.href = href;
	document.head.append( link );
}
