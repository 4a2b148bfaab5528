/** The parts of an address. Each is a text field, known by the token that tells browsers what to fill in. */
export const PARTS = [
	'address-line1',
	'address-line2',
	'postal-code',
	'address-level2',
	'address-level1',
	'country-name',
] as const;

export type Part = ( typeof PARTS )[ number ];

/** The names of new fields. Those of a second address get numbers. */
export const NAMES: Readonly< Record< Part, string > > = {
	'address-line1': 'street',
	'address-line2': 'second-line',
	'postal-code': 'postal-code',
	'address-level2': 'town',
	'address-level1': 'region',
	'country-name': 'country',
};

/** What a new address has. */
export const USUAL: readonly Part[] = [
	'address-line1',
	'postal-code',
	'address-level2',
	'country-name',
];

/** Whose address it is; browsers know several. Empty for any. */
export const PURPOSES = [ '', 'shipping', 'billing' ] as const;

export type Purpose = ( typeof PURPOSES )[ number ];

const tokensIn = ( autocomplete: string ): string[] =>
	autocomplete.split( /[\s|]+/ ).filter( Boolean );

/** The part that a field is, by its attribute `autocomplete`. */
export const partOf = ( autocomplete: string ): Part | undefined =>
	PARTS.find( ( part ) => tokensIn( autocomplete ).includes( part ) );

/** The tokens with another purpose; what else the author wrote stays. */
export function withPurpose( autocomplete: string, purpose: string ): string {
	const others = tokensIn( autocomplete ).filter(
		( token ) => ! PURPOSES.some( ( one ) => one === token )
	);
	const section = others.filter( ( token ) =>
		token.startsWith( 'section-' )
	);
	const rest = others.filter( ( token ) => ! section.includes( token ) );
	return [ ...section, purpose, ...rest ].filter( Boolean ).join( ' ' );
}

/** Where a part is added among others: behind the last one that comes before it in an address. */
export function placeOf(
	part: Part,
	others: ReadonlyArray< Part | undefined >
): number {
	const before = PARTS.slice( 0, PARTS.indexOf( part ) );
	return (
		others
			.map( ( other ) => other !== undefined && before.includes( other ) )
			.lastIndexOf( true ) + 1
	);
}
