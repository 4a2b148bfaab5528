import type { Kept } from '../rules/screens';

/** Chooses in the form without scripts what the visitor has already answered. Areas are found by their names. */
export function fillIn(
	form: ParentNode,
	{ labels, answers, notes }: Kept
): void {
	const areas = [ ...form.querySelectorAll( 'fieldset' ) ];
	for ( const [ index, label, note ] of notes ) {
		const area = [ areas[ index ], ...areas ].find(
			( each ) => each && nameOf( each ) === label
		);
		const field = area?.querySelector( 'textarea' );
		if ( field ) {
			field.value = note;
		}
	}
	const used = new Set< Element >();
	labels.forEach( ( label, index ) => {
		const area = areas.find(
			( each ) => ! used.has( each ) && nameOf( each ) === label
		);
		if ( ! area ) {
			return;
		}
		used.add( area );
		const rating = answers.find(
			( answer ) => answer.area === index
		)?.rating;
		const radio = area.querySelector< HTMLInputElement >(
			`[type=radio][value="${ String( rating ?? 'skip' ) }"]`
		);
		const number =
			area.querySelector< HTMLInputElement >( '[type=number]' );
		if ( radio ) {
			radio.checked = true;
		} else if ( number && rating !== undefined ) {
			number.value = String( rating );
		}
	} );
}

/** Beside the name are a dot and, in a link, a note for screen readers. */
function nameOf( area: Element ): string {
	const name =
		area.querySelector( 'legend a' ) ?? area.querySelector( 'legend' );
	const text = [ ...( name?.childNodes ?? [] ) ].filter(
		( node ) => node instanceof Text
	);
	return text
		.map( ( node ) => node.textContent )
		.join( '' )
		.trim();
}
