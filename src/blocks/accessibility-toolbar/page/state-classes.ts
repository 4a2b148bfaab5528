import { OFF, SCHEMES, type State, SWITCHES } from '../rules/state';
import { storedName } from '../rules/stored-name';

/** The classes of the root element, and whether each applies. */
const classesOf = (
	state: State
): ReadonlyArray< readonly [ string, boolean ] > => [
	[ 'text', state.text > 0 ],
	...SCHEMES.map( ( name ) => [ name, name === state.scheme ] as const ),
	...SWITCHES.map(
		( tool ) => [ tool.id, state[ storedName( tool.id ) ] ] as const
	),
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
