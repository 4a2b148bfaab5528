/** Tells of a message that waits, or may wait: above the form, or below its answer. */

export type Action = readonly [ words: string, press: () => void ];

export type Tell = (
	/** Without words it is gone. */
	words: string,
	actions?: readonly Action[],
	/** Whether the focus goes to it, because the button that was pressed is gone. */
	isAsked?: boolean,
	/** Whether it is below the answer of the form. */
	isBelow?: boolean
) => void;

export interface Notice {
	/** On the page only while there is something to tell. */
	readonly box: HTMLElement;
	readonly tell: Tell;
}

/** The look of the answer of a form. */
const LOOK =
	'margin-block:.75rem;scroll-margin:1rem;padding:.5rem 1rem;border:1px solid #00a0d2;' +
	'border-inline-start-width:.375rem;border-radius:.5rem;font-size:min(1em,max(1rem,16px));' +
	'line-height:1.5;overflow-wrap:anywhere';

const TARGET = 'min-block-size:44px;padding-block:0;font-size:inherit';

/** The button to send is the one to see. */
const LINK =
	'min-block-size:44px;padding:0 .5em;border:0;background:none;color:inherit;font:inherit;' +
	'text-decoration:underline;cursor:pointer';

export function createNotice( form: HTMLFormElement ): Notice {
	const box = document.createElement( 'div' );
	const status = document.createElement( 'p' );
	const row = document.createElement( 'p' );
	box.className = 'rueda-waiting';
	// It is in the language of the page.
	box.lang = document.documentElement.lang;
	box.tabIndex = -1;
	box.style.cssText = LOOK;
	status.setAttribute( 'role', 'status' );
	status.style.margin = '0';
	row.style.cssText =
		'display:flex;flex-wrap:wrap;gap:.5rem;margin:.5rem 0 0';

	const tell: Tell = (
		words,
		actions = [],
		isAsked = false,
		isBelow = false
	) => {
		if ( ! words && ! box.isConnected ) {
			// Finding out where the form is would delay sending.
			return;
		}
		const { top } = form.getBoundingClientRect();
		const isShown = isAsked || box.matches( ':focus-within' );
		row.replaceChildren( ...actions.map( buttonFor ) );
		box.replaceChildren( status, ...( actions.length ? [ row ] : [] ) );
		if ( ! words ) {
			box.remove();
		} else if ( isBelow ) {
			form.wpcf7?.parent.after( box );
		} else if ( form.previousSibling !== box ) {
			form.parentNode?.insertBefore( box, form );
		}
		// A live region tells only what comes after it.
		setTimeout( () => {
			status.textContent = words;
			if ( isShown && words ) {
				box.focus( { preventScroll: true } );
				box.scrollIntoView( { block: 'nearest' } );
			} else {
				// The fields stay where they are in the window.
				scrollBy( {
					top: form.getBoundingClientRect().top - top,
					behavior: 'instant',
				} );
			}
		} );
	};
	return { box, tell };
}

const buttonFor = ( [ words, press ]: Action, index: number ) => {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = index ? '' : 'wp-element-button';
	button.style.cssText = index ? LINK : TARGET;
	button.textContent = words;
	button.onclick = press;
	return button;
};
