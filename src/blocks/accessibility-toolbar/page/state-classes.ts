import { OFF, SCHEMES, type State } from '../rules/state';

/** Each class of the page's root element, and whether it belongs there. */
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

/** Puts a state on the page's root element, for the style sheets. */
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

/** Takes back what the script in the head has made of an entry that nobody can believe. */
export function clearState( root: HTMLElement ): void {
	root.classList.remove(
		...[ ...root.classList ].filter( ( name ) =>
			name.startsWith( 'rueda-a11y-' )
		)
	);
	applyState( root, OFF );
}
