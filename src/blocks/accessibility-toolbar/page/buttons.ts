/** The buttons of a toolbar: how they show the state, and what is announced after a press. */
import {
	type Action,
	isAtEnd,
	isPressed,
	LARGEST,
	type State,
} from '../rules/state';

export type Texts = Readonly< Record< string, string > >;

export interface Buttons {
	readonly show: ( state: State ) => void;
	readonly say: ( button: HTMLElement, before: State, state: State ) => void;
	/** Tells a visitor who has pressed something that a part could not be loaded. */
	readonly sayMissing: () => void;
}

export function actionOf( button: HTMLElement ): Action {
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- Our own PHP has printed it.
	return button.dataset[ 'action' ] as Action;
}

const fill = ( text: string | undefined, value: string ): string =>
	( text ?? '' ).replace( '%s', value ).replace( '%%', '%' );

const percentOf = ( { text }: State ): string =>
	new Intl.NumberFormat( document.documentElement.lang || 'en' ).format(
		text || 100
	);

function wordsOf(
	texts: Texts,
	button: HTMLElement,
	before: State,
	state: State
): string {
	const action = actionOf( button );
	if ( action === 'reset' ) {
		return texts[ 'reset' ] ?? '';
	}
	const isOn = isPressed( state, action );
	if ( isOn !== null ) {
		return fill( texts[ isOn ? 'on' : 'off' ], button.innerText.trim() );
	}
	const end = state.text === LARGEST ? 'largest' : 'normal';
	return before.text === state.text
		? ( texts[ end ] ?? '' )
		: fill( texts[ 'sized' ], percentOf( state ) );
}

export function makeButtons( toolbar: HTMLElement ): Buttons {
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- Our own PHP has printed it.
	const texts = JSON.parse( toolbar.dataset[ 'texts' ] ?? '{}' ) as Texts;
	const size = toolbar.querySelector( '.rueda-a11y__size' );
	const region = toolbar.querySelector( '.rueda-a11y__said' );

	return {
		show( state ) {
			for ( const button of toolbar.querySelectorAll< HTMLElement >(
				'[data-action]'
			) ) {
				const action = actionOf( button );
				const isOn = isPressed( state, action );
				if ( isOn !== null ) {
					button.ariaPressed = `${ isOn }`;
				}
				button.ariaDisabled = isAtEnd( state, action ) ? 'true' : null;
			}
			if ( size ) {
				size.textContent = fill( texts[ 'size' ], percentOf( state ) );
			}
		},
		say( button, before, state ) {
			const words = wordsOf( texts, button, before, state );
			if ( region ) {
				// Screen readers would not repeat the same text, so an invisible space makes it different.
				region.textContent =
					region.textContent === words ? `${ words }\u00a0` : words;
			}
		},
		sayMissing() {
			if ( region?.textContent ) {
				region.textContent = texts[ 'missing' ] ?? '';
			}
		},
	};
}
