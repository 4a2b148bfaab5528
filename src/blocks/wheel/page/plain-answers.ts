import type { Kept } from '../rules/screens';

/** Chooses in the form without scripts what the visitor has already answered. Areas are found by their names. */
export function fillIn(
	form: ParentNode,
	{ labels, answers, notes, wishes }: Kept
): void {
	const areas = [ ...form.querySelectorAll( 'fieldset' ) ];
	const areaOf = ( index: number, label: string ) =>
		[ areas[ index ], ...areas ].find(
			( each ) => each && nameOf( each ) === label
		);
	for ( const [ index, label, note ] of notes ) {
		const field = areaOf( index, label )?.querySelector( 'textarea' );
		if ( field ) {
			field.value = note;
		}
	}
	for ( const [ index, label, wish ] of wishes ) {
		choose(
			areaOf( index, label )?.querySelector( '[role=group]' ),
			String( wish )
		);
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
		choose( area, String( rating ?? SKIP ) );
	} );
}

/** As includes/Wheel/Plain/Answers.php has it. */
const SKIP = 'skip';

/** The first choice of this value. */
function choose( within: Element | null | undefined, value: string ): void {
	const radio = within?.querySelector< HTMLInputElement >(
		`[type=radio][value="${ value }"]`
	);
	const number = within?.querySelector< HTMLInputElement >( '[type=number]' );
	if ( radio ) {
		radio.checked = true;
	} else if ( number && value !== SKIP ) {
		number.value = value;
	}
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
