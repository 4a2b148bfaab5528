import { OFF, SCHEMES, type State } from '../rules/state';

/** The classes of the root element, and whether each applies. */
const classesOf = ( {
	text,
	scheme,
	underline,
	font,
	motion,
}: State ): ReadonlyArray< readonly [ string, boolean ] > => [
	[ 'text', text > 0 ],
	...SCHEMES.map( ( name ) => [ name, name === scheme ] as const ),
	[ 'links-underline', underline ],
	[ 'readable-font', font ],
	[ 'stop-motion', motion ],
];

/** Applies a state to the root element, for the style sheets. */
export function applyState( root: HTMLElement, state: State ): void {
	for ( const [ name, isOn ] of classesOf( state ) ) {
		root.classList.toggle( `rueda-a11y-${ name }`, isOn );
	}
	if ( state.text ) {
		root.dataset[ 'ruedaText' ] = `${ state.text }`;
		root.style.setProperty( '--rueda-text-scale', `${ state.text / 100 }` );
	} else {
		delete root.dataset[ 'ruedaText' ];
		root.style.removeProperty( '--rueda-text-scale' );
	}
}

/** Undoes what the script in the head has made of an invalid entry. */
export function clearState( root: HTMLElement ): void {
	root.classList.remove(
		...[ ...root.classList ].filter( ( name ) =>
			name.startsWith( 'rueda-a11y-' )
		)
	);
	applyState( root, OFF );
}
