import { __ } from '@wordpress/i18n';
import { NAMES, type Part } from './parts';

/** The labels of new fields. */
export const LABELS: Readonly< Record< Part, string > > = {
	'address-line1': __( 'Street and number', 'rueda' ),
	'address-line2': __( 'Flat, floor or building', 'rueda' ),
	'postal-code': __( 'Postal code', 'rueda' ),
	'address-level2': __( 'Town or city', 'rueda' ),
	'address-level1': __( 'Province or region', 'rueda' ),
	'country-name': __( 'Country', 'rueda' ),
};

const called = ( part: Part ) => ( {
	name: NAMES[ part ],
	label: LABELS[ part ],
} );

/** The attributes of a new field. */
export const fieldOf = (
	part: Part,
	purpose: string,
	isRequired: boolean
) => ( {
	...called( part ),
	type: 'text',
	isRequired,
	autocomplete: [ purpose, part ].filter( Boolean ).join( ' ' ),
} );
