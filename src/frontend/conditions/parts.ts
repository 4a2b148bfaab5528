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
export function inCircles( parts: readonly Part[] ): Set< Part > {
	const { circles } = inOrder( parts, aroundIn( parts ) );
	return new Set( parts.filter( ( part ) => circles.has( part ) ) );
}

/** The parts that are not shown. */
export function hiddenParts(
	parts: readonly Part[],
	answersOf: AnswersOf
): Set< Part > {
	const around = aroundIn( parts );
	const { order, circles } = inOrder( parts, around );
	const hidden = new Set< Part >();
	for ( const part of order ) {
		const isShown =
			circles.has( part ) ||
			conditionsHold( part.conditions, ( field ) => {
				const given = answersOf( field );
				return given &&
					around.get( field )?.some( ( one ) => hidden.has( one ) )
					? []
					: given;
			} );
		if ( ! isShown ) {
			hidden.add( part );
		}
	}
	return new Set( parts.filter( ( part ) => hidden.has( part ) ) );
}

type Around = ReadonlyMap< string, readonly Part[] >;

/** The parts that contain each field. */
function aroundIn( parts: readonly Part[] ): Around {
	const around = new Map< string, Part[] >();
	for ( const part of parts ) {
		for ( const field of part.fields ) {
			const known = around.get( field );
			if ( known ) {
				known.push( part );
			} else {
				around.set( field, [ part ] );
			}
		}
	}
	return around;
}

/**
 * Each part after those on which it depends, and those that depend on themselves: found as Tarjan does, in one walk.
 * There is no recursion, because a chain of parts may be long.
 */
function inOrder( parts: readonly Part[], around: Around ) {
	const order: Part[] = [];
	const circles = new Set< Part >();
	const seen = new Map< Part, number >();
	const lowest = new Map< Part, number >();
	const open = new Map< Part, Part[] >();
	const stack: Part[] = [];
	const lower = ( part: Part, to: number ) =>
		lowest.set( part, Math.min( lowest.get( part ) ?? to, to ) );
	const close = ( part: Part ) => {
		for ( let last = stack.pop(); last; last = stack.pop() ) {
			open.delete( last );
			order.push( last );
			if ( last === part ) {
				return;
			}
			circles.add( last ).add( part );
		}
	};
	for ( const start of parts ) {
		const way = seen.has( start ) ? [] : [ start ];
		for ( let part = way.at( -1 ); part; part = way.at( -1 ) ) {
			if ( ! seen.has( part ) ) {
				lower( part, seen.size );
				seen.set( part, seen.size );
				open.set( part, needsOf( part, around ) );
				stack.push( part );
			}
			const next = open.get( part )?.pop();
			if ( ! next ) {
				way.pop();
				const low = lowest.get( part ) ?? 0;
				if ( low === seen.get( part ) ) {
					close( part );
				}
				const before = way.at( -1 );
				if ( before ) {
					lower( before, low );
				}
			} else if ( next === part ) {
				circles.add( part );
			} else if ( ! seen.has( next ) ) {
				way.push( next );
			} else if ( open.has( next ) ) {
				lower( part, seen.get( next ) ?? 0 );
			}
		}
	}
	return { order, circles };
}

const needsOf = ( { conditions }: Part, around: Around ): Part[] => [
	...new Set(
		fieldsIn( conditions ).flatMap( ( field ) => around.get( field ) ?? [] )
	),
];

/** The fields on which rules depend. */
const fieldsIn = ( { rules }: Conditions ): string[] =>
	rules.flatMap( ( part: Rule | Rules ) =>
		'rules' in part ? fieldsIn( part ) : [ part.field ]
	);
