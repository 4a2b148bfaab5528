/** All answers of a form in one of its steps, each with a button that leads to its field; and what is calculated. */
import { withLabel } from '../label';
import { controlIn, wrapsIn } from '../marks';

const QUESTIONS = '.wpcf7-quiz, .wpcf7-captchar, .wpcf7-captchac';

/**
 * @param list     Where they are written.
 * @param form
 * @param onChange Called with the field whose button was pressed.
 */
export function writeAnswers(
	list: HTMLElement,
	form: HTMLFormElement,
	onChange: ( wrap: HTMLElement ) => void
): void {
	const step = list.closest( '.rueda-step' );
	const { ruedaChange = '', ruedaWhich = '', ruedaNone = '' } = list.dataset;
	list.replaceChildren(
		...wrapsIn( form )
			.filter(
				( wrap ) =>
					! step?.contains( wrap ) &&
					wrap.closest( '.rueda-step' ) &&
					! wrap.closest( '[hidden]' ) &&
					( controlIn( wrap ) ?? resultIn( wrap ) ) &&
					! wrap.querySelector( QUESTIONS )
			)
			.map( ( wrap ) => {
				const result = resultIn( wrap );
				if ( result ) {
					return rowFor( wrap, result );
				}
				const label = withLabel( wrap, controlIn( wrap ), '' );
				const button = document.createElement( 'button' );
				button.type = 'button';
				button.textContent = ruedaChange;
				button.setAttribute(
					'aria-label',
					ruedaWhich.replace( '%s', () => label )
				);
				button.onclick = () => onChange( wrap );
				return row(
					element( 'dt', label ),
					element(
						'dd',
						drawnIn( wrap ) ?? ( answersIn( wrap ) || ruedaNone )
					),
					element( 'dd', button )
				);
			} )
	);
}

const resultIn = ( wrap: HTMLElement ): HTMLOutputElement | null =>
	wrap.querySelector( 'output' );

/** A result is not chosen, so no button leads to it. It may follow the last answer after a moment. */
function rowFor( wrap: HTMLElement, result: HTMLOutputElement ): HTMLElement {
	const words = element( 'dd', result.textContent );
	new MutationObserver( () => {
		words.textContent = result.textContent;
	} ).observe( result, { childList: true } );
	return row( element( 'dt', withLabel( wrap, result, '' ) ), words );
}

function row( ...parts: readonly Node[] ): HTMLElement {
	const made = document.createElement( 'div' );
	made.append( ...parts );
	return made;
}

function element( name: string, content: string | Node ): HTMLElement {
	const made = document.createElement( name );
	made.append( content );
	return made;
}

/** A drawn signature. */
function drawnIn( wrap: HTMLElement ): HTMLElement | undefined {
	const canvas =
		wrap.querySelector< HTMLCanvasElement >( '.is-drawn canvas' );
	if ( ! canvas ) {
		return undefined;
	}
	const picture = document.createElement( 'img' );
	picture.src = canvas.toDataURL();
	picture.alt = canvas.parentElement?.dataset[ 'ruedaDrawn' ] ?? '';
	picture.width = 150;
	return picture;
}

/** As a visitor reads them, not as they are sent. */
const answersIn = ( wrap: HTMLElement ): string =>
	[
		...wrap.querySelectorAll<
			HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
		>( 'input:not([type=hidden]), select, textarea' ),
	]
		.filter( ( control ) => ! control.disabled )
		.flatMap( wordsOf )
		.filter( Boolean )
		.join( ', ' );

function wordsOf(
	control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
): string[] {
	if ( control instanceof HTMLSelectElement ) {
		return [ ...control.selectedOptions ].map(
			( { value, text } ) => value && text
		);
	}
	switch ( control.type ) {
		case 'checkbox':
		case 'radio':
			return control instanceof HTMLInputElement && control.checked
				? [ labelOfBox( control ) ]
				: [];
		case 'file':
			return control instanceof HTMLInputElement
				? Array.from( control.files ?? [], ( { name } ) => name )
				: [];
		case 'date':
			return [ dayIn( control.value ) ];
		default:
			return [ control.value.trim() ];
	}
}

function labelOfBox( box: HTMLInputElement ): string {
	const place =
		box.labels?.[ 0 ] ??
		box.closest( '.wpcf7-list-item, .wpcf7-acceptance' );
	const words = place?.textContent.trim() ?? '';
	return words === '' ? box.value : words;
}

/** As the language of the page writes days. */
function dayIn( value: string ): string {
	const day = new Date( `${ value }T00:00Z` );
	return isNaN( day.getTime() )
		? value
		: day.toLocaleDateString( document.documentElement.lang || undefined, {
				dateStyle: 'long',
				timeZone: 'UTC',
			} );
}
