/** Numbers of characters, beside the text that a visitor types. */
import { countOf } from '../rules/count';
import { all } from './helpers';

export function countWhileTyping( form: HTMLFormElement ): void {
	count( form );
	form.addEventListener( 'input', ( { target } ) => {
		if ( target instanceof Element ) {
			countAloud( form, target );
		}
	} );
	form.addEventListener( 'change', () => count( form ) );
	// The fields are empty only after this event.
	form.addEventListener( 'reset', () => setTimeout( count, 0, form ) );
}

function count( form: HTMLFormElement ): void {
	// The announced numbers no longer apply.
	for ( const place of all( form, '.rueda-count + [role=status]' ) ) {
		place.textContent = '';
	}
	for ( const counter of form.querySelectorAll< HTMLElement >(
		'.wpcf7-character-count'
	) ) {
		const data = counter.dataset;
		const name = CSS.escape( data[ 'targetName' ] ?? '' );
		const control = form.querySelector< HTMLInputElement >(
			`[name="${ name }"], [name="${ name }[]"]`
		);
		if ( control ) {
			const { number, isLong, isShort } = countOf( control.value, {
				direction: counter.matches( '.down' ) ? 'down' : 'up',
				starting: Number( data[ 'startingValue' ] ),
				maximum: Number( data[ 'maximumValue' ] ),
				minimum: Number( data[ 'minimumValue' ] ),
			} );
			data[ 'currentValue' ] = String( number );
			counter.textContent = data[ 'currentValue' ];
			counter.classList.toggle( 'too-long', isLong );
			counter.classList.toggle( 'too-short', isShort );
		}
	}
}

/** In milliseconds since the last key. */
const PAUSE = 1000;

let pause = 0;

/** Updates the number with each key, but announces it only when the visitor pauses. */
function countAloud( form: HTMLFormElement, typedIn: Element ): void {
	count( form );
	clearTimeout( pause );
	pause = window.setTimeout( () => {
		for ( const words of all( form, '.rueda-count' ) ) {
			const place = words.nextElementSibling;
			if (
				place &&
				typedIn.matches( `[aria-describedby~="${ words.id }"]` )
			) {
				place.textContent = words.textContent;
			}
		}
	}, PAUSE );
}
