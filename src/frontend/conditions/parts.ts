/**
 * Parts of a form that are shown under conditions. A field in a part that is not shown counts as empty for the others.
 * Parts that depend on each other in a circle are always shown. includes/Support/Conditions/ConditionalParts.php comes
 * to the same verdicts, and both are tested with tests/fixtures/conditional-parts.jsonl.
 */
import {
	type AnswersOf,
	type Conditions,
	conditionsHold,
	type Rule,
	type Rules,
} from './conditions';

export interface Part {
	readonly conditions: Conditions;
	/** All fields inside it. */
	readonly fields: readonly string[];
}

/** The parts that are always shown, because they depend on themselves. */
export const inCircles = ( parts: readonly Part[] ): Set< Part > =>
	new Set( parts.filter( ( part ) => leadsBack( part, parts ) ) );

/** The parts that are not shown. */
export function hiddenParts(
	parts: readonly Part[],
	answersOf: AnswersOf
): Set< Part > {
	const shown = new Map(
		[ ...inCircles( parts ) ].map( ( part ) => [ part, true ] )
	);
	const isShown = ( part: Part ): boolean => {
		const known = shown.get( part );
		if ( known !== undefined ) {
			return known;
		}
		const holds = conditionsHold( part.conditions, ( field ) => {
			const given = answersOf( field );
			return given && ! partsAround( field, parts ).every( isShown )
				? []
				: given;
		} );
		shown.set( part, holds );
		return holds;
	};
	return new Set( parts.filter( ( part ) => ! isShown( part ) ) );
}

const partsAround = ( field: string, parts: readonly Part[] ): Part[] =>
	parts.filter( ( { fields } ) => fields.includes( field ) );

function leadsBack( start: Part, parts: readonly Part[] ): boolean {
	const seen = new Set< Part >();
	const queue = [ start ];
	for ( const part of queue ) {
		for ( const next of fieldsIn( part.conditions ).flatMap( ( field ) =>
			partsAround( field, parts )
		) ) {
			if ( next === start ) {
				return true;
			}
			if ( ! seen.has( next ) ) {
				seen.add( next );
				queue.push( next );
			}
		}
	}
	return false;
}

/** The fields on which rules depend. */
const fieldsIn = ( { rules }: Conditions ): string[] =>
	rules.flatMap( ( part: Rule | Rules ) =>
		'rules' in part ? fieldsIn( part ) : [ part.field ]
	);
