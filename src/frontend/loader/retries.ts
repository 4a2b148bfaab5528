import { restartPending } from './chunks';
import { fieldOf } from '../values/field';
import type { LoaderTexts } from './recipe';

const SLOW = 10_000;
const PAUSES = [ 1000, 4000 ];
/** Enough time for screen readers to read an invisible text. */
const ANNOUNCED_FOR = 5000;

/**
 * Repeats `work` until it succeeds: first without saying anything, then with a text and a button. What the server
 * printed in `root` stays. Without texts nothing is said.
 */
export async function retryUntilDone(
	root: HTMLElement,
	name: string,
	texts: LoaderTexts | null,
	work: () => Promise< unknown >
): Promise< void > {
	const notice = texts ? createNotice( root, texts ) : SILENT;
	for ( let tried = 1; ; tried++ ) {
		const slow = setTimeout(
			() =>
				texts
					? notice.say( texts.slow, restartPending )
					: restartPending(),
			SLOW
		);
		try {
			await withQuietRetries( work );
			notice.end();
			return;
		} catch ( error ) {
			console.error(
				`Rueda: ${ name } could not be loaded (${ String( typeOf( error ) ?? error ) }).`
			);
		} finally {
			clearTimeout( slow );
		}
		const waiting = new AbortController();
		await new Promise< void >( ( resolve ) => {
			notice.say(
				( navigator.onLine ? texts?.failed : texts?.offline ) ?? '',
				resolve,
				tried > 1
			);
			window.addEventListener( 'online', () => resolve(), waiting );
		} );
		waiting.abort();
		notice.say( '' );
	}
}

async function withQuietRetries(
	work: () => Promise< unknown >
): Promise< void > {
	for ( const pause of PAUSES ) {
		try {
			await work();
			return;
		} catch ( error ) {
			const type = typeOf( error );
			if (
				! navigator.onLine ||
				( type !== 'error' && type !== 'missing' )
			) {
				throw error;
			}
			// A random delay, so that visitors do not all come back at the same moment after a failure.
			await new Promise( ( resolve ) =>
				setTimeout( resolve, pause * ( 0.8 + Math.random() * 0.4 ) )
			);
		}
	}
	await work();
}

/** webpack's own word: error, missing or timeout; nothing when the code arrived and then failed. */
const typeOf = ( error: unknown ): unknown => fieldOf( error, 'type' );

interface Notice {
	say: ( text: string, onRetry?: () => void, hopeless?: boolean ) => void;
	end: () => void;
}

const SILENT: Notice = { say: () => undefined, end: () => undefined };

/** Plain DOM, because React itself may be missing. */
function createNotice( root: HTMLElement, texts: LoaderTexts ): Notice {
	const line = document.createElement( 'div' );
	const status = document.createElement( 'span' );
	const retry = createButton( texts.retry );
	const reload = createButton( texts.reload );
	let asked = false;
	line.className = 'rueda-island-notice';
	status.role = 'status';
	reload.onclick = () => window.location.reload();
	line.append( status );

	// Live regions announce changes, not their first content.
	const fill = ( text: string ) =>
		setTimeout( () => ( status.textContent = text ) );

	return {
		say( text, onRetry, hopeless ) {
			if ( ! line.isConnected ) {
				root.append( line );
			}
			fill( text );
			if ( onRetry ) {
				retry.onclick = () => {
					asked = true;
					onRetry();
				};
				show( status, retry );
			}
			if ( hopeless ) {
				show( retry, reload );
			}
		},
		end() {
			if ( line.contains( document.activeElement ) ) {
				root.tabIndex = -1;
				root.focus();
			}
			line.remove();
			if ( asked && texts.ready ) {
				line.replaceChildren( status );
				line.style.cssText = 'position:absolute;clip-path:inset(50%)';
				status.textContent = '';
				document.body.append( line );
				fill( texts.ready );
				setTimeout( () => line.remove(), ANNOUNCED_FOR );
			}
		},
	};
}

/** Only if it is not there yet, because moving a button drops its focus. */
function show( before: HTMLElement, button: HTMLButtonElement ): void {
	if ( ! button.isConnected ) {
		before.after( ' ', button );
	}
}

function createButton( text: string ): HTMLButtonElement {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'wp-element-button';
	button.textContent = text;
	return button;
}
