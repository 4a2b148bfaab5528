import { restartPending } from './chunks';
import type { LoaderTexts } from './recipe';

const SLOW = 10_000;
const PAUSES = [ 1000, 4000 ];

/**
 * Does `work` until it is done: quiet retries first, then a line in words with a button, as long as it takes.
 * Whatever the server printed in `root` stays.
 */
export async function keepTrying(
	root: HTMLElement,
	name: string,
	texts: LoaderTexts,
	work: () => Promise< void >
): Promise< void > {
	const notice = createNotice( root, texts );
	for ( let tried = 1; ; tried++ ) {
		const slow = setTimeout(
			() => notice.say( texts.slow, restartPending ),
			SLOW
		);
		try {
			await withQuietRetries( work );
			notice.remove();
			return;
		} catch ( error ) {
			const type = typeOf( error );
			// eslint-disable-next-line no-console -- the one trace for whoever looks after the site
			console.error(
				`Rueda: ${ name } could not be loaded (${ type ?? error }).`
			);
		} finally {
			clearTimeout( slow );
		}
		await new Promise< void >( ( resolve ) => {
			notice.say(
				navigator.onLine ? texts.failed : texts.offline,
				resolve,
				tried > 1
			);
			window.addEventListener( 'online', () => resolve(), {
				once: true,
			} );
		} );
		notice.say( '' );
	}
}

async function withQuietRetries(
	work: () => Promise< void >
): Promise< void > {
	for ( const pause of PAUSES ) {
		try {
			return await work();
		} catch ( error ) {
			const type = typeOf( error );
			if (
				! navigator.onLine ||
				( type !== 'error' && type !== 'missing' )
			) {
				throw error;
			}
			// Visitors who lost the same server at the same moment should not come back at the same moment.
			const spread = 0.8 + Math.random() * 0.4;
			await new Promise( ( resolve ) =>
				setTimeout( resolve, pause * spread )
			);
		}
	}
	return work();
}

/** webpack's own word: error, missing or timeout; nothing when the code arrived and then failed. */
const typeOf = ( error: unknown ): string | undefined =>
	( error as { type?: string } | null )?.type;

interface Notice {
	say( text: string, onRetry?: () => void, hopeless?: boolean ): void;
	remove(): void;
}

/** Plain DOM, because what is missing may be React itself. */
function createNotice( root: HTMLElement, texts: LoaderTexts ): Notice {
	const line = document.createElement( 'div' );
	const status = document.createElement( 'span' );
	const retry = createButton( texts.retry );
	const reload = createButton( texts.reload );
	line.className = 'rueda-island-notice';
	status.setAttribute( 'role', 'status' );
	reload.onclick = () => window.location.reload();
	line.append( status );

	return {
		say( text, onRetry, hopeless ) {
			if ( ! line.isConnected ) {
				root.append( line );
			}
			// A live region speaks of what changes in it, not of what it came with.
			setTimeout( () => ( status.textContent = text ) );
			if ( onRetry ) {
				retry.onclick = onRetry;
				status.after( ' ', retry );
			}
			if ( hopeless ) {
				retry.after( ' ', reload );
			}
		},
		remove() {
			if ( line.contains( line.ownerDocument.activeElement ) ) {
				root.tabIndex = -1;
				root.focus();
			}
			line.remove();
		},
	};
}

function createButton( text: string ): HTMLButtonElement {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'wp-element-button';
	button.textContent = text;
	return button;
}
